import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { ratings, voiceScores } from '../../kernel/database/ratingTables.ts'
import { voices } from '../../kernel/database/schema.ts'
import type { CurrentRating } from './currentRating.ts'
import { fitModel, type RatingModel } from './fitModel.ts'
import { scoreVoice } from './scoreVoice.ts'

/** Serializes rating writes with an advisory lock held until commit. */
export async function lockRatings(queries: Queries): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('voice-rankings ratings', 0))`)
}

/**
 * Recomputes the scores of all voices, so that they depend only on the ratings that count: each rating changes the
 * prior, and thereby all scores a little. Call it in the transaction that changes ratings, under {@link lockRatings}.
 */
export async function scoreAll(queries: Queries): Promise<void> {
  const [current, excluded] = [await readCurrent(queries), await readExcluded(queries)]
  await queries.delete(voiceScores)
  await write(queries, { current, excluded }, fitModel(current))
}

/** Rows per statement: each has six of at most 65,535 parameters. */
const ROWS_AT_ONCE = 1000

interface Rated {
  current: readonly CurrentRating[]
  /** Number of excluded raters by voice. */
  excluded: ReadonlyMap<string, number>
}

async function write(queries: Queries, { current, excluded }: Rated, model: RatingModel): Promise<void> {
  const byVoice = Map.groupBy(current, ({ voice_id }) => voice_id)
  const rows = [...new Set([...byVoice.keys(), ...excluded.keys()])].map((id) => {
    const own = byVoice.get(id) ?? []
    const { score, low, high, raters } = scoreVoice(own, own[0]?.language ?? '', model)
    const scores = { score, score_low: low, score_high: high }
    return { voice_id: id, ...scores, rater_count: raters, excluded_count: excluded.get(id) ?? 0 }
  })
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await queries.insert(voiceScores).values(rows.slice(start, start + ROWS_AT_ONCE))
  }
}

/** Language within which a voice's ratings are compared: that of its first locale. */
const language = sql<string>`lower(split_part(${voices.voice_language_codes}[1], '-', 1))`

/**
 * Reads the current ratings, grouped by equal values, in a fixed order so that floating-point sums are reproducible.
 */
async function readCurrent(queries: Queries): Promise<CurrentRating[]> {
  const own = queries
    .select({
      voice_id: ratings.voice_id,
      language: language.as('language'),
      stars: sql<number>`avg(${ratings.stars})::float8`.as('mean_stars'),
      weight: sql<number>`max(${ratings.weight})`.as('most_weight'),
      anonymous: sql<boolean>`${ratings.rater_key} LIKE 'visitor:%'`.as('anonymous'),
    })
    .from(ratings)
    .innerJoin(voices, eq(voices.voice_id, ratings.voice_id))
    .where(sql`${ratings.latest} AND NOT ${ratings.excluded} AND ${ratings.weight} > 0`)
    .groupBy(ratings.voice_id, ratings.rater_key, voices.voice_id)
    .as('own')
  const alike = [own.voice_id, own.language, own.stars, own.weight, own.anonymous] as const
  return queries
    .select({
      voice_id: own.voice_id,
      language: own.language,
      stars: own.stars,
      weight: own.weight,
      anonymous: own.anonymous,
      raters: sql<number>`count(*)::int`,
    })
    .from(own)
    .groupBy(...alike)
    .orderBy(...alike)
}

/** Number of excluded raters by voice. */
async function readExcluded(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries
    .select({ id: ratings.voice_id, count: sql<number>`count(DISTINCT ${ratings.rater_key})::int` })
    .from(ratings)
    .where(sql`${ratings.latest} AND ${ratings.excluded}`)
    .groupBy(ratings.voice_id)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
