import { newOutcome, readOutcome } from './pairModel.ts'
import type { Ranking } from './rankVoices.ts'

/** A counted vote of a new voter: one whose first vote is within the period that is searched. */
export interface NewVote {
  readonly vote_id: number
  readonly left: string
  readonly right: string
  readonly choice: string
}

/** Votes of new voters on a voice that contradict all earlier votes. */
export interface Campaign {
  readonly voice_id: string
  /** Standard deviations above what earlier votes let expect; negative for votes against the voice. */
  readonly deviation: number
  /** All votes of new voters on the voice, whatever they answered, so that leaving them out favours nobody. */
  readonly vote_ids: readonly number[]
}

/** Standard deviations from which votes are no accident: one in two million voices. */
const TOO_FAR = 5

/** Minimum number of votes. */
const ENOUGH = 12

/**
 * Finds voices on which new voters answer far otherwise than everybody before. `before`: the table without the votes of
 * the new voters.
 */
export function findCampaigns(votes: readonly NewVote[], before: Ranking): Campaign[] {
  const index = new Map(before.voices.map((id, place) => [id, place]))
  const { skills, variances, spread } = before.fit
  const skillOf = (id: string) => skills[index.get(id) ?? -1] ?? 0
  const varianceOf = (id: string) => variances[index.get(id) ?? -1] ?? spread
  const out = newOutcome()
  const byVoice = new Map<string, { ids: number[]; lead: number; variance: number; slope: number }>()
  for (const { vote_id, left, right, choice } of votes) {
    for (const [own, other, won] of [
      [left, right, 'left'],
      [right, left, 'right'],
    ] as const) {
      readOutcome(out, skillOf(own) - skillOf(other), before.fit)
      const result = choice === won ? 1 : choice === 'left' || choice === 'right' ? -1 : 0
      const expected = out.win - out.loss
      const slope = out.winSlope - out.lossSlope
      const sums = byVoice.get(own) ?? { ids: [], lead: 0, variance: 0, slope: 0 }
      byVoice.set(own, sums)
      sums.ids.push(vote_id)
      sums.lead += result - expected
      sums.variance += out.win + out.loss - expected ** 2 + slope ** 2 * varianceOf(other)
      sums.slope += slope
    }
  }
  return [...byVoice].flatMap(([voice_id, { ids, lead, variance, slope }]) => {
    const deviation = lead / Math.sqrt(variance + slope ** 2 * varianceOf(voice_id))
    return ids.length >= ENOUGH && Math.abs(deviation) >= TOO_FAR ? [{ voice_id, deviation, vote_ids: ids }] : []
  })
}
