import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { ratings, ratingTokens } from '../../kernel/database/ratingTables.ts'

/**
 * Anonymizes the ratings of a deleted account: stars and weight stay, so that no score changes; text, network, rater
 * and replaced ratings are removed. Call it in a transaction that holds `lockRatings`.
 */
export async function anonymizeRatings(queries: Queries, raterKey: string): Promise<void> {
  await queries.delete(ratingTokens).where(eq(ratingTokens.rater_key, raterKey))
  await queries.delete(ratings).where(and(eq(ratings.rater_key, raterKey), sql`NOT ${ratings.latest}`))
  await queries
    .update(ratings)
    .set({
      // One key for all of them, since scores count raters.
      rater_key: `deleted:${randomUUID()}`,
      voice_text: '',
      // The hash of a short text could be reversed by guessing.
      text_key: sql`'deleted ' || ${ratings.rating_id}`,
      voice_snippet_id: null,
      network_key: null,
    })
    .where(eq(ratings.rater_key, raterKey))
}
