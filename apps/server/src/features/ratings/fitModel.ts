import type { CurrentRating } from './currentRating.ts'

/** What all ratings together say of a voice that has none. */
export interface RatingModel {
  /** Mean of all voices, 1-5. */
  readonly mean: number
  /** The same by language; one without ratings has none. */
  readonly means: ReadonlyMap<string, number>
  /** Variance of the ratings of one voice. */
  readonly within: number
  /** C of the Bayesian average: how many ratings the mean is worth, which is `within` over the variance between voices. */
  readonly prior: number
}

/** Before there are enough ratings to tell: the middle of the scale, and what a catalogue of voices usually has. */
const START = { mean: 3, within: 1, prior: 5 } as const

/** Ratings worth of trust in the mean of everything, when a mean is taken of fewer. */
const MEAN_PRIOR = 10

/** Fewer ratings beyond one for each voice, or fewer voices, say nothing of variances. */
const ENOUGH = { ratings: 20, voices: 5 } as const

/** However the estimate falls out, some trust in the mean is left and a voice's own ratings count. */
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
 * Variance within voices and what follows for C, by the method of moments for groups of unequal size (one-way random
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
