import { FIRST_SOUND, type FirstSound } from '@voice-rankings/contract'
import { gt, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { firstSounds } from '../../kernel/database/speechTables.ts'

/** Ratio between neighbouring steps of time. */
const RATIO = 1.1

const today = sql`(CURRENT_TIMESTAMP AT TIME ZONE 'UTC')::date`

/** Nearest step to a time, in whole ms from 1. */
const stepOf = (ms: number) => Math.round(RATIO ** Math.round(Math.log(Math.max(ms, 1)) / Math.log(RATIO)))

/** Counts the time until a text of a provider was ready to send, in ms; texts above the limit of length are not counted. */
export async function countFirstSound(
  { queries }: Pick<Database, 'queries'>,
  voiceService: string,
  text: string,
  ms: number,
): Promise<void> {
  if (text.length > FIRST_SOUND.textLimit) return
  await queries
    .insert(firstSounds)
    .values({ voice_service: voiceService, day: today, step_ms: stepOf(ms), text_count: 1 })
    .onConflictDoUpdate({
      target: [firstSounds.voice_service, firstSounds.day, firstSounds.step_ms],
      set: { text_count: sql`${firstSounds.text_count} + 1` },
    })
}

/** Reads the times of all providers with enough texts in the last days. */
export async function readFirstSounds({ queries }: Pick<Database, 'queries'>): Promise<Map<string, FirstSound>> {
  const rows = await queries
    .select({
      service: firstSounds.voice_service,
      ms: firstSounds.step_ms,
      count: sql<number>`sum(${firstSounds.text_count})`.mapWith(Number),
    })
    .from(firstSounds)
    .where(gt(firstSounds.day, sql`${today} - ${FIRST_SOUND.days}::integer`))
    .groupBy(firstSounds.voice_service, firstSounds.step_ms)
    .orderBy(firstSounds.step_ms)
  const found = new Map<string, FirstSound>()
  for (const [service, steps] of Map.groupBy(rows, (row) => row.service)) {
    const measured_count = steps.reduce((sum, { count }) => sum + count, 0)
    if (measured_count < FIRST_SOUND.needed) continue
    found.set(service, { p50_ms: percentile(steps, 0.5), p95_ms: percentile(steps, 0.95), measured_count })
  }
  return found
}

/** Smallest step with at least this share of the texts at or below it (nearest rank). */
function percentile(steps: readonly { ms: number; count: number }[], share: number): number {
  const rank = share * steps.reduce((sum, { count }) => sum + count, 0)
  let below = 0
  return steps.find(({ count }) => (below += count) >= rank)?.ms ?? 0
}
