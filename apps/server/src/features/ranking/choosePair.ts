/** A voice that can be in a pair, as the last table has it; a voice without votes has the prior: 0 and 1. */
export interface Candidate {
  readonly voice_id: string
  /** Logits. */
  readonly skill: number
  readonly variance: number
}

/** Share of pairs that are chosen at random, so that no voice is cut off by a wrong first impression. */
const RANDOM_SHARE = 0.1

/**
 * Chooses the voices of the next pair. The first is the more likely the less certain its skill is; the second, the more
 * its interval overlaps with that of the first. Undefined for fewer than two candidates. `random` returns 0–1.
 */
export function choosePair(
  candidates: readonly Candidate[],
  random: () => number,
): readonly [Candidate, Candidate] | undefined {
  if (candidates.length < 2) return undefined
  const isRandom = random() < RANDOM_SHARE
  const first = choose(candidates, random, ({ variance }) => (isRandom ? 1 : Math.sqrt(variance)))
  const others = candidates.filter((candidate) => candidate !== first)
  const second = choose(others, random, ({ skill, variance }) => {
    const joint = first.variance + variance
    return isRandom ? 1 : Math.sqrt(variance) * Math.exp(-((first.skill - skill) ** 2) / (2 * joint))
  })
  return random() < 0.5 ? [first, second] : [second, first]
}

function choose(
  candidates: readonly Candidate[],
  random: () => number,
  weightOf: (candidate: Candidate) => number,
): Candidate {
  const weights = candidates.map(weightOf)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let place = random() * total
  const index = weights.findIndex((weight) => (place -= weight) < 0)
  return candidates[index === -1 ? candidates.length - 1 : index]!
}
