import type { CurrentRating } from './currentRating.ts'
import type { RatingModel } from './fitModel.ts'

/** Score of a voice. */
export interface Score {
  /** 1-5. */
  readonly score: number
  /** Bounds of the 95 % credible interval of the mean of all possible raters. */
  readonly low: number
  readonly high: number
  readonly raters: number
}

/** Maximum share of anonymous ratings in the total weight of a score, prior included. */
const ANONYMOUS_SHARE = 0.3

/** Half-width of a 95 % interval of the normal distribution, in standard deviations. */
const SIDES_95 = 1.96

/**
 * Bayesian average of a voice's ratings, (C·m + Σ w·stars) / (C + Σ w): a voice with few ratings stays near the mean m
 * of its language, which has the weight of C ratings. The interval follows from the same normal model with posterior
 * variance σ²/(C + Σ w).
 */
export function scoreVoice(ratings: readonly CurrentRating[], language: string, model: RatingModel): Score {
  const { prior, within } = model
  const mean = model.means.get(language) ?? model.mean
  const known = sumUp(ratings.filter(({ anonymous }) => !anonymous))
  const unknown = sumUp(ratings.filter(({ anonymous }) => anonymous))
  const most = (ANONYMOUS_SHARE / (1 - ANONYMOUS_SHARE)) * (prior + known.weight)
  const counted = unknown.weight > most ? most / unknown.weight : 1
  const weight = prior + known.weight + counted * unknown.weight
  const score = (prior * mean + known.stars + counted * unknown.stars) / weight
  const side = SIDES_95 * Math.sqrt(within / weight)
  return {
    score,
    low: Math.max(1, score - side),
    high: Math.min(5, score + side),
    raters: ratings.reduce((sum, { raters }) => sum + raters, 0),
  }
}

function sumUp(ratings: readonly CurrentRating[]): { weight: number; stars: number } {
  let [weight, stars] = [0, 0]
  for (const rating of ratings) {
    weight += rating.raters * rating.weight
    stars += rating.raters * rating.weight * rating.stars
  }
  return { weight, stars }
}
