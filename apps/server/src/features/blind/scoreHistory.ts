import { BLIND_HISTORY_DAYS, type BlindHistory } from '@voice-rankings/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { blindHistory, blindScores } from '../../kernel/database/blindTables.ts'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { toBlindScore } from './toBlindScore.ts'

/** What a reader sees of a score: points are shown whole. */
const shown = (table: string) =>
  sql.raw(
    `round(${table}.score), round(${table}.score_low), round(${table}.score_high), ${table}.rank_low, ${table}.rank_high`,
  )

/**
 * Stores the current scores of a language as those of today (UTC), for the voices whose score, interval or ranks differ
 * from their last stored day by what a reader sees. Later changes on the same day replace them.
 *
 * Earlier days stay as they were published, also when votes of those days are left out or counted again afterwards: the
 * history then changes on the day of that decision, which `blind.exclusions` lists. A voice without any vote left has no
 * further days.
 */
export async function storeHistory(queries: Queries, languageCode: string): Promise<void> {
  await queries.execute(sql`
    INSERT INTO ${blindHistory}
      (language_code, voice_id, day, score, score_low, score_high, rank_low, rank_high, vote_count)
    SELECT now.language_code, now.voice_id, (CURRENT_TIMESTAMP AT TIME ZONE 'UTC')::date,
      now.score, now.score_low, now.score_high, now.rank_low, now.rank_high, now.vote_count
    FROM ${blindScores} AS now
    LEFT JOIN LATERAL (
      SELECT * FROM ${blindHistory} AS earlier
      WHERE earlier.language_code = now.language_code AND earlier.voice_id = now.voice_id
      ORDER BY earlier.day DESC LIMIT 1
    ) AS last ON true
    WHERE now.language_code = ${languageCode} AND now.blind_use = ''
      AND (${shown('now')}) IS DISTINCT FROM (${shown('last')})
    ON CONFLICT (language_code, voice_id, day) DO UPDATE SET
      score = excluded.score, score_low = excluded.score_low, score_high = excluded.score_high,
      rank_low = excluded.rank_low, rank_high = excluded.rank_high, vote_count = excluded.vote_count`)
}

/** Reads the last stored days of a voice, oldest first, in a language or in the one in which it has most votes. */
export async function readHistory(
  { queries }: Pick<Database, 'queries'>,
  voiceId: string,
  languageCode: string | undefined,
): Promise<BlindHistory> {
  const [most] = await queries
    .select({ language_code: blindHistory.language_code })
    .from(blindHistory)
    .where(
      and(
        eq(blindHistory.voice_id, voiceId),
        languageCode === undefined ? undefined : eq(blindHistory.language_code, languageCode),
      ),
    )
    .orderBy(desc(blindHistory.vote_count), blindHistory.language_code)
    .limit(1)
  const language_code = most?.language_code ?? languageCode ?? ''
  const rows = await queries
    .select()
    .from(blindHistory)
    .where(and(eq(blindHistory.voice_id, voiceId), eq(blindHistory.language_code, language_code)))
    .orderBy(desc(blindHistory.day))
    .limit(BLIND_HISTORY_DAYS)
  return { language_code, days: rows.toReversed().map((row) => ({ day: row.day, blind_score: toBlindScore(row) })) }
}
