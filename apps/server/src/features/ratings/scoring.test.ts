import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../testing/createRandom.ts'
import type { CurrentRating } from './currentRating.ts'
import { fitModel } from './fitModel.ts'
import { scoreVoice } from './scoreVoice.ts'

/** Simulated ratings, and the true quality of each voice. */
interface World {
  truth: Map<string, number>
  ratings: CurrentRating[]
}

const VOICES = 200
const RATERS = 1500
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/**
 * Simulates 200 voices with true means from N(3.6, 0.45), rated by 1,500 raters with bias N(0, 0.6) and noise N(0,
 * 0.8); ratings per voice are log-normal, with a median below seven.
 */
function simulate(seed: number): World {
  const random = createRandom(seed)
  // Box–Muller transform.
  const normal = (mean: number, deviation: number) =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const bias = Array.from({ length: RATERS }, () => normal(0, 0.6))
  const truth = new Map<string, number>()
  const ratings: CurrentRating[] = []
  for (let voice = 0; voice < VOICES; voice += 1) {
    const mean = normal(3.6, 0.45)
    truth.set(String(voice), expectedStars(mean))
    const count = Math.min(RATERS, Math.max(1, Math.round(Math.exp(normal(Math.log(7), 1)))))
    for (let rating = 0; rating < count; rating += 1) {
      const stars = mean + (bias[Math.floor(random() * RATERS)] ?? 0) + normal(0, 0.8)
      ratings.push(ratingOf(String(voice), Math.min(5, Math.max(1, Math.round(stars)))))
    }
  }
  return { truth, ratings }
}

/** Expected stars for a true mean: stars are rounded and clipped to 1-5. Bias and noise have a joint deviation of 1. */
function expectedStars(mean: number): number {
  const steps = Array.from({ length: 801 }, (_, i) => (i - 400) / 100)
  const densities = steps.map((step) => Math.exp(-(step ** 2) / 2))
  const stars = steps.map((step, i) => (densities[i] ?? 0) * Math.min(5, Math.max(1, Math.round(mean + step))))
  return stars.reduce((a, b) => a + b, 0) / densities.reduce((a, b) => a + b, 0)
}

const ratingOf = (voice_id: string, stars: number, more: Partial<CurrentRating> = {}): CurrentRating => ({
  voice_id,
  stars,
  language: 'en',
  weight: 1,
  raters: 1,
  anonymous: false,
  ...more,
})

/** Score of every voice, computed as in the product. */
function scoresOf(ratings: readonly CurrentRating[]) {
  const model = fitModel(ratings)
  const byVoice = Map.groupBy(ratings, ({ voice_id }) => voice_id)
  return new Map([...byVoice].map(([id, own]) => [id, scoreVoice(own, 'en', model)]))
}

const best = (scores: ReadonlyMap<string, number>, count: number) =>
  [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([id]) => id)

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Mean true quality of the ten top-ranked voices. */
const topTen = (truth: ReadonlyMap<string, number>, scores: ReadonlyMap<string, number>) =>
  meanOf(best(scores, 10).map((id) => truth.get(id) ?? 0))

describe('the ranking of 200 voices by 1,500 raters', () => {
  const worlds = SEEDS.map(simulate)
  const ranked = worlds.map(({ ratings }) => new Map([...scoresOf(ratings)].map(([id, { score }]) => [id, score])))

  it('ranks better voices higher than plain means do', () => {
    const plain = worlds.map(
      ({ ratings }) =>
        new Map(
          [...Map.groupBy(ratings, ({ voice_id }) => voice_id)].map(([id, own]) => [
            id,
            meanOf(own.map(({ stars }) => stars)),
          ]),
        ),
    )
    const gains = worlds.map(({ truth }, i) => topTen(truth, ranked[i]!) - topTen(truth, plain[i]!))
    expect(meanOf(gains)).toBeGreaterThan(0.15)
  })

  it('estimates C from the ratings, about 5 here', () => {
    const priors = worlds.map(({ ratings }) => fitModel(ratings).prior)
    expect(meanOf(priors)).toBeGreaterThan(4)
    expect(meanOf(priors)).toBeLessThan(7)
  })

  it('has intervals that contain the truth in about 19 of 20 cases', () => {
    const held = worlds.flatMap(({ truth, ratings }) =>
      [...scoresOf(ratings)].map(([id, { low, high }]) => {
        const mean = truth.get(id) ?? 0
        return Number(low <= mean && mean <= high)
      }),
    )
    expect(meanOf(held)).toBeGreaterThan(0.93)
    expect(meanOf(held)).toBeLessThan(0.97)
  })

  it('limits the influence of any number of anonymous ratings', () => {
    for (const { ratings } of worlds) {
      const before = scoresOf(ratings)
      const [middle = ''] = best(new Map([...before].map(([id, { score }]) => [id, score])), VOICES / 2).slice(-1)
      const flood = Array.from({ length: 1000 }, () => ratingOf(middle, 5, { weight: 0.3, anonymous: true }))
      const model = fitModel(ratings)
      const own = ratings.filter(({ voice_id }) => voice_id === middle)
      const { score } = scoreVoice([...own, ...flood], 'en', model)
      expect(score - (before.get(middle)?.score ?? 0)).toBeLessThanOrEqual(0.3 * 4)
      const [few, many] = [60, 1000].map((count) => scoreVoice([...own, ...flood.slice(0, count)], 'en', model).score)
      expect(many).toBeCloseTo(few ?? 0, 1)
    }
  })
})

describe('scoreVoice', () => {
  const model = fitModel([])

  it('returns the mean with a wide interval for a voice without ratings', () => {
    const { score, low, high, raters } = scoreVoice([], 'en', model)
    expect([score, raters]).toEqual([3, 0])
    expect(high - low).toBeGreaterThan(1.5)
  })

  it('uses the mean of the voice’s language', () => {
    const liked = Array.from({ length: 200 }, (_, i) => ratingOf(`it${i % 20}`, 5, { language: 'it' }))
    const not = Array.from({ length: 200 }, (_, i) => ratingOf(`en${i % 20}`, 2))
    const both = fitModel([...liked, ...not])
    expect(scoreVoice([], 'it', both).score).toBeGreaterThan(4.5)
    expect(scoreVoice([], 'en', both).score).toBeLessThan(2.5)
    expect(scoreVoice([], 'fi', both).score).toBeCloseTo(both.mean)
  })

  const stars = fc.integer({ min: 1, max: 5 })
  const rating = fc
    .record({ stars, anonymous: fc.boolean() })
    .map(({ stars, anonymous }) => ratingOf('a', stars, { anonymous, weight: anonymous ? 0.3 : 1 }))

  it('is 1 to 5 and inside its interval for any ratings', () => {
    fc.assert(
      fc.property(fc.array(rating, { maxLength: 200 }), (ratings) => {
        const fitted = fitModel(ratings)
        const { score, low, high } = scoreVoice(ratings, 'en', fitted)
        expect(fitted.prior).toBeGreaterThanOrEqual(1)
        expect(1 <= low && low <= score && score <= high && high <= 5).toBe(true)
      }),
    )
  })

  it('rises with an added five, falls with an added one, and narrows its interval with more raters', () => {
    fc.assert(
      fc.property(fc.array(rating, { maxLength: 50 }), fc.boolean(), (ratings, anonymous) => {
        const more = { anonymous, weight: anonymous ? 0.3 : 1 }
        const before = scoreVoice(ratings, 'en', model)
        const up = scoreVoice([...ratings, ratingOf('a', 5, more)], 'en', model)
        const down = scoreVoice([...ratings, ratingOf('a', 1, more)], 'en', model)
        expect(up.score).toBeGreaterThanOrEqual(before.score - 1e-9)
        expect(down.score).toBeLessThanOrEqual(before.score + 1e-9)
      }),
    )
  })
})
