import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { ratings, voiceScores } from '../database/ratingTables.ts'
import { voices } from '../database/schema.ts'
import { fitModel, type RatingModel } from './fitModel.ts'
import type { CurrentRating } from './currentRating.ts'
import { scoreVoice } from './scoreVoice.ts'

/** How long a model is used for the voices that are rated, in ms, before all voices are scored anew by another. */
const MODEL_MS = 60_000

/** Keeps the scores of voices as their ratings have it. */
export interface Scores {
  /**
   * Scores a voice anew whose ratings have changed; from time to time all of them, as what is usual changes too. To be
   * called in the transaction that changes them, under {@link lockRatings}.
   */
  update(queries: Queries, voiceId: string): Promise<void>
}

export function createScores(): Scores {
  let model: RatingModel | undefined
  let fittedAt = 0
  return {
    async update(queries, voiceId) {
      if (model && Date.now() - fittedAt < MODEL_MS) return scoreOne(queries, voiceId, model)
      model = await scoreAll(queries)
      fittedAt = Date.now()
    },
  }
}

/** Makes whoever changes ratings wait for each other until their transactions end: each sees what the other did. */
export async function lockRatings(queries: Queries): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('voice-rankings ratings', 0))`)
}

/** Scores every voice anew and returns the model that was used. */
export async function scoreAll(queries: Queries): Promise<RatingModel> {
  const current = await readCurrent(queries, sql`true`)
  const model = fitModel(current)
  await queries.delete(voiceScores)
  await write(queries, { current, excluded: await readExcluded(queries, sql`true`) }, model)
  return model
}

async function scoreOne(queries: Queries, id: string, model: RatingModel): Promise<void> {
  const isOwn = eq(ratings.voice_id, id)
  const [current, excluded] = [await readCurrent(queries, isOwn), await readExcluded(queries, isOwn)]
  await queries.delete(voiceScores).where(eq(voiceScores.voice_id, id))
  await write(queries, { current, excluded }, model)
}

/** Rows that one statement stores; each has six values of the 65,535 that it may have. */
const ROWS_AT_ONCE = 1000

interface Rated {
  current: readonly CurrentRating[]
  /** How many raters of a voice were left out. */
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

/** The language of a voice, as ratings are compared within it: that of its first locale. */
const language = sql<string>`lower(split_part(${voices.voice_language_codes}[1], '-', 1))`

/** What every rater thinks of every voice now; several texts of one voice make one rating, their mean. */
async function readCurrent(queries: Queries, which: SQL): Promise<CurrentRating[]> {
  return queries
    .select({
      voice_id: ratings.voice_id,
      language,
      stars: sql<number>`avg(${ratings.stars})::float8`,
      weight: sql<number>`max(${ratings.weight})`,
      anonymous: sql<boolean>`${ratings.rater_key} LIKE 'visitor:%'`,
    })
    .from(ratings)
    .innerJoin(voices, eq(voices.voice_id, ratings.voice_id))
    .where(sql`${which} AND ${ratings.latest} AND NOT ${ratings.excluded} AND ${ratings.weight} > 0`)
    .groupBy(ratings.voice_id, ratings.rater_key, voices.voice_id)
}

/** By voice, how many raters were excluded. */
async function readExcluded(queries: Queries, which: SQL): Promise<Map<string, number>> {
  const rows = await queries
    .select({ id: ratings.voice_id, count: sql<number>`count(DISTINCT ${ratings.rater_key})::int` })
    .from(ratings)
    .where(sql`${which} AND ${ratings.latest} AND ${ratings.excluded}`)
    .groupBy(ratings.voice_id)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
