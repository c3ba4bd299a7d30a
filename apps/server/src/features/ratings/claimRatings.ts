import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { ratings, ratingTokens } from '../../kernel/database/ratingTables.ts'
import { USER_WEIGHT } from './judgeRating.ts'
import { scoreAll } from './scoreAll.ts'

/**
 * Transfers the ratings and rating tokens of a device to a user. Where both rated the same voice and text, the later of
 * the countable ratings stays. Call it in a transaction that holds `lockRatings`.
 */
export async function claimRatings(queries: Queries, device: string, user: string): Promise<void> {
  await queries.update(ratingTokens).set({ rater_key: user }).where(eq(ratingTokens.rater_key, device))
  const [some] = await queries.select().from(ratings).where(eq(ratings.rater_key, device)).limit(1)
  if (!some) return
  // A rating that is excluded or has no weight must not replace one that counts.
  await queries.execute(sql`
    WITH ranked AS (
      SELECT rating_id, row_number() OVER (
        PARTITION BY voice_id, text_key ORDER BY (excluded OR weight = 0), rated_at DESC, rating_id DESC
      ) AS place
      FROM ${ratings} WHERE latest AND rater_key IN (${device}, ${user})
    )
    UPDATE ${ratings} SET latest = false FROM ranked
    WHERE ranked.rating_id = ${ratings}.rating_id AND ranked.place > 1`)
  const weight = sql`CASE WHEN ${ratings.weight} > 0 THEN ${USER_WEIGHT}::float8 ELSE 0 END`
  await queries.update(ratings).set({ rater_key: user, weight }).where(eq(ratings.rater_key, device))
  await scoreAll(queries)
}
