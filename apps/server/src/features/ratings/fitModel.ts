import type { CurrentRating } from './currentRating.ts'

/** Prior of the scoring model, estimated from all ratings. */
export interface RatingModel {
  /** Mean over all voices, 1-5. */
  readonly mean: number
  /** Mean per language; only languages with ratings. */
  readonly means: ReadonlyMap<string, number>
  /** Variance of the ratings within a voice. */
  readonly within: number
  /**
   * C of the Bayesian average: the number of ratings that the mean is worth, which is `within` divided by the variance
   * between voices.
   */
  readonly prior: number
}

/** Defaults until there are enough ratings: the middle of the scale, and typical values of a catalogue of voices. */
const START = { mean: 3, within: 1, prior: 5 } as const

/** Weight of the parent mean, in ratings, when a mean is taken of few ratings. */
const MEAN_PRIOR = 10

/** Minimum number of ratings beyond one per voice, and of voices, for estimating variances. */
const ENOUGH = { ratings: 20, voices: 5 } as const

/** Bounds of C: the mean always has some weight, and so have a voice's own ratings. */
const PRIOR_RANGE = [1, 50] as const

/** Estimates the model from the ratings that count. */
export function fitModel(ratings: readonly CurrentRating[]): RatingModel {
  const mean = shrunkMean(ratings, START.mean)
  const means = new Map<string, number>()
  for (const [language, own] of Map.groupBy(ratings, (rating) => rating.language)) {
    means.set(language, shrunkMean(own, mean))
  }
  return { mean, means, ...variances(ratings) }
}

function shrunkMean(ratings: readonly CurrentRating[], towards: number): number {
  let [weight, stars] = [MEAN_PRIOR, MEAN_PRIOR * towards]
  for (const rating of ratings) {
    weight += rating.raters * rating.weight
    stars += rating.raters * rating.weight * rating.stars
  }
  return stars / weight
}

/**
 * Estimates the variance within voices and C by the method of moments for groups of unequal size (one-way random
 * effects: W. G. Cochran, "The estimation of sampling variances", 1939).
 */
function variances(ratings: readonly CurrentRating[]): { within: number; prior: number } {
  const groups = [...Map.groupBy(ratings, ({ voice_id }) => voice_id).values()]
  const [count, voices] = [countOf(ratings), groups.length]
  if (count - voices < ENOUGH.ratings || voices < ENOUGH.voices) return { within: START.within, prior: START.prior }

  const grandMean = meanOf(ratings)
  let [squaresWithin, squaresBetween, squaredSizes] = [0, 0, 0]
  for (const group of groups) {
    const mean = meanOf(group)
    const size = countOf(group)
    for (const { raters, stars } of group) squaresWithin += raters * (stars - mean) ** 2
    squaresBetween += size * (mean - grandMean) ** 2
    squaredSizes += size ** 2
  }
  const within = squaresWithin / (count - voices)
  const usualSize = (count - squaredSizes / count) / (voices - 1)
  const between = (squaresBetween / (voices - 1) - within) / usualSize
  const [least, most] = PRIOR_RANGE
  return { within, prior: between > 0 ? Math.min(most, Math.max(least, within / between)) : most }
}

const countOf = (ratings: readonly CurrentRating[]) => ratings.reduce((sum, { raters }) => sum + raters, 0)

const meanOf = (ratings: readonly CurrentRating[]) =>
  ratings.reduce((sum, { raters, stars }) => sum + raters * stars, 0) / countOf(ratings)
