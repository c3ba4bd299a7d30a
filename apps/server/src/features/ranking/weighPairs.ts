import type { PairCount } from './pairCount.ts'

/** Maximum share of visitors in the total weight of a voice, prior included. */
const VISITOR_SHARE = 0.3

/** Weight of the prior of a voice in votes: a precision of 1 per square logit is what about five votes tell. */
const PRIOR_WEIGHT = 5

/** Weighted votes on all pairs, as columns: entry n of each belongs to pair n. */
export interface WeightedPairs {
  /** Ids of the voices; columns refer to them by index. */
  readonly voices: readonly string[]
  readonly first: Int32Array
  readonly second: Int32Array
  /** Weights of the votes for the first voice, for the second, and for neither. */
  readonly wins: Float64Array
  readonly losses: Float64Array
  readonly draws: Float64Array
  /** Numbers of votes on each voice. */
  readonly votes: Int32Array
}

/**
 * Adds up the votes on each pair by weight. Weights of visitors are reduced where they exceed {@link VISITOR_SHARE} of a
 * voice's weight; a vote has the lower factor of its two voices.
 */
export function weighPairs(counts: readonly PairCount[]): WeightedPairs {
  const index = indexVoices(counts)
  const factors = visitorFactors(counts, index)
  const pairs = new Map<number, number>()
  const size = counts.length
  const [first, second] = [new Int32Array(size), new Int32Array(size)]
  const [wins, losses, draws] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  const votes = new Int32Array(index.size)
  for (const count of counts) {
    const [one, two] = [index.get(count.first) ?? 0, index.get(count.second) ?? 0]
    const isSwapped = one > two
    const [low, high] = isSwapped ? [two, one] : [one, two]
    const key = low * index.size + high
    const at = pairs.get(key) ?? pairs.size
    pairs.set(key, at)
    const factor = count.weight < 1 ? Math.min(factors[low] ?? 1, factors[high] ?? 1) : 1
    const weight = count.weight * factor
    const total = count.firstWins + count.secondWins + count.draws
    first[at] = low
    second[at] = high
    wins[at]! += weight * (isSwapped ? count.secondWins : count.firstWins)
    losses[at]! += weight * (isSwapped ? count.firstWins : count.secondWins)
    draws[at]! += weight * count.draws
    votes[low]! += total
    votes[high]! += total
  }
  const cut = <Column extends Int32Array | Float64Array>(column: Column) => column.subarray(0, pairs.size) as Column
  return {
    voices: [...index.keys()],
    first: cut(first),
    second: cut(second),
    wins: cut(wins),
    losses: cut(losses),
    draws: cut(draws),
    votes,
  }
}

/** Index of each voice, in the order of the ids, so that sums do not depend on the order of the votes. */
function indexVoices(counts: readonly PairCount[]): ReadonlyMap<string, number> {
  const ids = new Set<string>()
  for (const { first, second } of counts) ids.add(first).add(second)
  return new Map([...ids].toSorted().map((id, index) => [id, index]))
}

/** Factor for the weights of visitors' votes on each voice, 0–1. */
function visitorFactors(counts: readonly PairCount[], index: ReadonlyMap<string, number>): Float64Array {
  const users = new Float64Array(index.size).fill(PRIOR_WEIGHT)
  const visitors = new Float64Array(index.size)
  for (const { first, second, weight, firstWins, secondWins, draws } of counts) {
    const weights = weight < 1 ? visitors : users
    for (const id of [first, second]) weights[index.get(id) ?? 0]! += weight * (firstWins + secondWins + draws)
  }
  return visitors.map((weight, voice) => {
    const most = (VISITOR_SHARE / (1 - VISITOR_SHARE)) * (users[voice] ?? 0)
    return weight > most ? most / weight : 1
  })
}
