import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { engineStates } from '../../kernel/database/schema.ts'
import type { SpeechService } from '../speech/createSpeech.ts'

/** Records the states of this server's engines, for the operator; an unchanged one keeps its time. */
export async function recordEngineStates(
  { queries }: Database,
  { engines }: Pick<SpeechService, 'engines'>,
): Promise<void> {
  const rows = engines.map((engine) => ({
    service: engine.id,
    name: engine.name,
    status: engine.status(),
    reason: engine.reason?.() ?? null,
  }))
  if (rows.length === 0) return
  await queries
    .insert(engineStates)
    .values(rows)
    .onConflictDoUpdate({
      target: engineStates.service,
      set: {
        name: sql`excluded.name`,
        status: sql`excluded.status`,
        reason: sql`excluded.reason`,
        changed_at: sql`now()`,
      },
      setWhere: sql`(${engineStates.status}, ${engineStates.reason}) IS DISTINCT FROM (excluded.status, excluded.reason)`,
    })
}
