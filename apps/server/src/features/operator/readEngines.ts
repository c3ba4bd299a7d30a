import type { OperatorEngine } from '@voice-rankings/contract'
import { count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { engineStates, voices } from '../../kernel/database/schema.ts'
import type { SpeakOnce } from '../snippets/createSpeakOnce.ts'
import type { SpeechService } from '../speech/createSpeech.ts'

/** Engines of this process with the time of their states, their queues, and their listed voices. */
export async function readEngines({
  database: { queries },
  speech,
  speakOnce,
}: {
  readonly database: Database
  readonly speech: Pick<SpeechService, 'engines'>
  readonly speakOnce: Pick<SpeakOnce, 'queueStates'>
}): Promise<OperatorEngine[]> {
  const states = await queries.select().from(engineStates)
  const stateOf = new Map(states.map((state) => [state.service, state]))
  const isFailed = sql`${voices.measured_stamp} IS NULL AND ${voices.failure} IS NOT NULL`
  const counts = await queries
    .select({
      service: voices.voice_service,
      voice_count: count(),
      measured_count: sql<number>`count(${voices.measured_stamp})::int`,
      failed_count: sql<number>`(count(*) FILTER (WHERE ${isFailed}))::int`,
      voice_failure: sql<string | null>`max(${voices.failure}) FILTER (WHERE ${isFailed})`,
    })
    .from(voices)
    .where(eq(voices.listed, true))
    .groupBy(voices.voice_service)
  const countsOf = new Map(counts.map(({ service, ...row }) => [service, row]))
  const queues = speakOnce.queueStates()
  const none = { voice_count: 0, measured_count: 0, failed_count: 0, voice_failure: null }
  return speech.engines.map((engine) => ({
    voice_service: engine.id,
    engine_name: engine.name,
    status: engine.status(),
    status_reason: engine.reason?.() ?? null,
    status_since: stateOf.get(engine.id)?.changed_at.toISOString() ?? null,
    ...(countsOf.get(engine.id) ?? none),
    waiting_count: queues.get(engine.id)?.waiting ?? 0,
    running_count: queues.get(engine.id)?.running ?? 0,
  }))
}
