import { sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { ratingDecisions, ratings } from '../../kernel/database/ratingTables.ts'

/**
 * Excludes ratings of visitors from one network for one voice in the last week: they may come from one person who
 * deletes the cookie, and then the first are as suspect as the last. Ratings of users, and those restored by an
 * operator, still count.
 */
export async function excludeCrowd(
  queries: Queries,
  { network_key, voiceId }: { network_key: string; voiceId: string },
): Promise<void> {
  const excluded = await queries
    .update(ratings)
    .set({ excluded: true })
    .where(
      sql`${ratings.network_key} = ${network_key} AND ${ratings.voice_id} = ${voiceId} AND NOT ${ratings.excluded}
        AND ${ratings.rater_key} LIKE 'visitor:%' AND ${ratings.rated_at} > now() - interval '7 days'
        AND NOT EXISTS (SELECT 1 FROM ${ratingDecisions} WHERE ${ratingDecisions.rating_id} = ${ratings.rating_id}
          AND ${ratingDecisions.decided_by} = 'operator')`,
    )
    .returning({ rating_id: ratings.rating_id })
  if (excluded.length === 0) return
  const reason = 'Many visitors from one network rated this voice within a week.'
  await queries
    .insert(ratingDecisions)
    .values(excluded.map(({ rating_id }) => ({ rating_id, excluded: true, reason, decided_by: 'network' })))
}
