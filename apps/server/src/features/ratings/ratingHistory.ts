import { sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { ratings } from '../../kernel/database/ratingTables.ts'
import type { RatingFacts } from './judgeRating.ts'

const within = (interval: string) =>
  sql<number>`(count(*) FILTER (WHERE ${ratings.rated_at} > now() - ${interval}::interval))::int`

/** Counts the recent ratings of a rater. */
export async function countEarlier(queries: Queries, rater: string): Promise<RatingFacts['earlier']> {
  const [row] = await queries
    .select({ tenSeconds: within('10 seconds'), minute: within('1 minute'), hour: within('1 hour') })
    .from(ratings)
    .where(sql`${ratings.rater_key} = ${rater} AND ${ratings.rated_at} > now() - interval '1 hour'`)
  return row ?? { tenSeconds: 0, minute: 0, hour: 0 }
}

/** Counts the other raters of a voice from the same network in the last week; null when the network is unknown. */
export async function countOthersInNetwork(
  queries: Queries,
  { network_key, voiceId, rater }: { network_key: string | null; voiceId: string; rater: string },
): Promise<number | null> {
  if (network_key === null) return null
  const [row] = await queries
    .select({ count: sql<number>`count(DISTINCT ${ratings.rater_key})::int` })
    .from(ratings)
    .where(
      sql`${ratings.network_key} = ${network_key} AND ${ratings.voice_id} = ${voiceId}
        AND ${ratings.rater_key} <> ${rater} AND ${ratings.rated_at} > now() - interval '7 days'`,
    )
  return row?.count ?? 0
}
