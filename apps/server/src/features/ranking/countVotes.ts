import type { PublicBlindVote } from '@voice-rankings/contract'
import type { PairCount } from './pairCount.ts'

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** Counts votes by pair and weight. */
export function countVotes(
  votes: Iterable<Pick<PublicBlindVote, 'left_voice_id' | 'right_voice_id' | 'blind_choice' | 'vote_weight'>>,
): PairCount[] {
  const counts = new Map<string, Writable<PairCount>>()
  for (const { left_voice_id: left, right_voice_id: right, blind_choice: choice, vote_weight: weight } of votes) {
    const isOrdered = left < right
    const [first, second] = isOrdered ? [left, right] : [right, left]
    const key = JSON.stringify([first, second, weight])
    const count = counts.get(key) ?? { first, second, weight, firstWins: 0, secondWins: 0, draws: 0 }
    counts.set(key, count)
    if (choice !== 'left' && choice !== 'right') count.draws += 1
    else if ((choice === 'left') === isOrdered) count.firstWins += 1
    else count.secondWins += 1
  }
  return [...counts.values()]
}
