import { count, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { driftChanges, driftChecks } from '../../kernel/database/driftTables.ts'

type ChangeRow = typeof driftChanges.$inferSelect

/** Changes of one or all voices, newest first. Default: all of them. */
export function readChanges(
  queries: Queries,
  { voice, limit, offset = 0 }: { voice: string | undefined; limit?: number; offset?: number },
): Promise<ChangeRow[]> {
  const rows = queries
    .select()
    .from(driftChanges)
    .where(ofVoice(voice))
    .orderBy(desc(driftChanges.found_at), driftChanges.voice_id)
    .$dynamic()
  return limit === undefined ? rows : rows.limit(limit).offset(offset)
}

/** Number of changes of one or all voices. */
export const countChanges = (queries: Queries, voice: string | undefined): Promise<number> =>
  queries.$count(driftChanges, ofVoice(voice))

const ofVoice = (voice: string | undefined) => (voice === undefined ? undefined : eq(driftChanges.voice_id, voice))

/** The last complete checks, newest first, and the number of voices that have one. */
export async function readChecks(queries: Queries, limit: number) {
  const { voice_id, checked_at } = driftChecks
  const checks = await queries
    .select({ voice_id, checked_at })
    .from(driftChecks)
    .where(isNotNull(checked_at))
    .orderBy(desc(checked_at), voice_id)
    .limit(limit)
  const [row] = await queries.select({ value: count(checked_at) }).from(driftChecks)
  return { checks, total: row?.value ?? 0 }
}
