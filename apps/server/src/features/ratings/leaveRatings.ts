import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { ratings, ratingTokens } from '../../kernel/database/ratingTables.ts'

/**
 * Makes the ratings of somebody who leaves anonymous: stars and weight stay, so that no score changes; text, network and
 * rater go, as do ratings that later ones replaced. To be called in a transaction that holds `lockRatings`.
 */
export async function leaveRatings(queries: Queries, raterKey: string): Promise<void> {
  await queries.delete(ratingTokens).where(eq(ratingTokens.rater_key, raterKey))
  await queries.delete(ratings).where(and(eq(ratings.rater_key, raterKey), sql`NOT ${ratings.latest}`))
  await queries
    .update(ratings)
    .set({
      // One key for all of them: a score counts people, not ratings.
      rater_key: `deleted:${randomUUID()}`,
      voice_text: '',
      // A short text could be guessed from its hash.
      text_key: sql`'deleted ' || ${ratings.rating_id}`,
      voice_snippet_id: null,
      network_key: null,
    })
    .where(eq(ratings.rater_key, raterKey))
}
