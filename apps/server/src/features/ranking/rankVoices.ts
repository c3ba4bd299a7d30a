import { BLIND_SETTLED_VOTES, type BlindScore } from '@voice-rankings/contract'
import { type Fit, fitSkills } from './fitSkills.ts'
import type { PairCount } from './pairCount.ts'
import { weighPairs } from './weighPairs.ts'

/** A voice in the table of a language. */
export interface RankedVoice extends BlindScore {
  readonly voice_id: string
}

/** Table of the voices of a language, best first, and the model it follows from. */
export interface Ranking {
  readonly rows: readonly RankedVoice[]
  readonly fit: Fit
  /** Ids of the voices in the order of `fit`. */
  readonly voices: readonly string[]
}

/** Points per logit: 400 points are odds of ten to one. */
export const POINTS_PER_LOGIT = 400 / Math.LN10

/** Score of the mean voice. */
export const MEAN_SCORE = 1500

/** Half-width of a 95 % interval of the normal distribution, in standard deviations. */
export const SIDES_95 = 1.96

/** Computes the table of a language from its votes. */
export function rankVoices(counts: readonly PairCount[]): Ranking {
  const pairs = weighPairs(counts)
  const { voices, votes } = pairs
  const fit = fitSkills(pairs)
  const scored = voices.map((voice_id, index) => {
    const score = MEAN_SCORE + POINTS_PER_LOGIT * fit.skills[index]!
    const side = SIDES_95 * POINTS_PER_LOGIT * Math.sqrt(fit.variances[index]!)
    const vote_count = votes[index]!
    const is_preliminary = vote_count < BLIND_SETTLED_VOTES
    return { voice_id, score, score_low: score - side, score_high: score + side, vote_count, is_preliminary }
  })
  return { rows: withRanks(scored), fit, voices }
}

type Scored = Omit<RankedVoice, 'rank_low' | 'rank_high'>

/** Adds the ranks: a voice is behind those whose intervals lie above its own, and before those that lie below. */
function withRanks(scored: readonly Scored[]): RankedVoice[] {
  const lows = Float64Array.from(scored, ({ score_low }) => score_low).toSorted()
  const highs = Float64Array.from(scored, ({ score_high }) => score_high).toSorted()
  const ordered = scored.toSorted((a, b) => b.score - a.score || (a.voice_id < b.voice_id ? -1 : 1))
  return ordered.map((voice) => ({
    ...voice,
    rank_low: 1 + scored.length - countUpTo(lows, voice.score_high),
    rank_high: scored.length - countBelow(highs, voice.score_low),
  }))
}

/** Number of sorted values that are at most the limit. */
const countUpTo = (sorted: Float64Array, limit: number) => countWhile(sorted, (value) => value <= limit)
/** Number of sorted values below the limit. */
const countBelow = (sorted: Float64Array, limit: number) => countWhile(sorted, (value) => value < limit)

function countWhile(sorted: Float64Array, holds: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(sorted[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}
