import { BLIND_WEIGHTS, type BlindChoice } from '@voice-rankings/contract'
import { createRandom } from '../../../testing/createRandom.ts'
import { choosePair } from '../choosePair.ts'
import { countVotes } from '../countVotes.ts'
import { newOutcome, readOutcome } from '../pairModel.ts'
import { type Ranking, rankVoices } from '../rankVoices.ts'

/** A simulated vote. */
export interface SimulatedVote {
  readonly vote_id: number
  readonly voter: string
  readonly left_voice_id: string
  readonly right_voice_id: string
  readonly blind_choice: BlindChoice
  readonly vote_weight: number
}

/** A simulated world: voices with true skills, and votes on pairs that were chosen as the server chooses them. */
export interface World {
  /** True skill in logits by voice. */
  readonly skills: ReadonlyMap<string, number>
  readonly votes: readonly SimulatedVote[]
  readonly ranking: Ranking
  /** A vote of a careful listener on a pair. */
  vote(left: string, right: string): BlindChoice
  /** A pair as the server would choose it now. */
  pair(): readonly [string, string]
}

interface WorldOptions {
  readonly seed: number
  readonly voices?: number
  readonly votes?: number
  /** Share of voters who answer at random, and of those who always answer the opposite. */
  readonly random?: number
  readonly hostile?: number
  /** Share of voters without an account. */
  readonly visitors?: number
  /** Votes of each voter. */
  readonly each?: number
}

/** Davidson's ν of the simulated listeners: one in five votes on equal voices is a tie. */
const TIE = 0.5

/** Number of votes between two tables, by which pairs are chosen. */
const STEP = 1000

/** Simulates the votes on voices whose skills are normal with a standard deviation of one logit. */
export function simulateWorld(options: WorldOptions): World {
  const { seed, voices = 300, votes: total = 20_000, random = 0.05, hostile = 0.02, visitors = 0, each = 10 } = options
  const next = createRandom(seed)
  const ids = Array.from({ length: voices }, (_, index) => `voice-${String(index).padStart(4, '0')}`)
  const skills = new Map(ids.map((id) => [id, normal(next)]))
  const out = newOutcome()
  let candidates = ids.map((voice_id) => ({ voice_id, skill: 0, variance: 1 }))
  const votes: SimulatedVote[] = []

  function vote(left: string, right: string, sign = 1): BlindChoice {
    const difference = sign * ((skills.get(left) ?? 0) - (skills.get(right) ?? 0))
    readOutcome(out, difference, { tie: TIE, careless: 0, carelessTie: 0 })
    const place = next()
    return place < out.win ? 'left' : place < out.win + out.loss ? 'right' : 'tie'
  }
  function pair(): readonly [string, string] {
    const [left, right] = choosePair(candidates, next) ?? []
    return [left?.voice_id ?? '', right?.voice_id ?? '']
  }
  function updateCandidates(): void {
    const made = rankVoices(countVotes(votes))
    const { skills: fitted, variances } = made.fit
    const known = new Map(made.voices.map((id, index) => [id, index]))
    candidates = ids.map((voice_id) => {
      const index = known.get(voice_id) ?? -1
      return { voice_id, skill: fitted[index] ?? 0, variance: variances[index] ?? 1 }
    })
  }

  for (let voter = 0; votes.length < total; voter += 1) {
    const kind = next()
    const vote_weight = next() < visitors ? BLIND_WEIGHTS.visitor : BLIND_WEIGHTS.user
    for (let turn = 0; turn < each && votes.length < total; turn += 1) {
      const [left, right] = pair()
      const isRandom = kind < random
      const choice = isRandom ? randomChoice(next) : vote(left, right, kind < random + hostile ? -1 : 1)
      const [left_voice_id, right_voice_id] = [left, right]
      votes.push({
        vote_id: votes.length,
        voter: `v${voter}`,
        left_voice_id,
        right_voice_id,
        blind_choice: choice,
        vote_weight,
      })
      if (votes.length % STEP === 0) updateCandidates()
    }
  }
  return { skills, votes, ranking: rankVoices(countVotes(votes)), vote, pair }
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Answer of a listener who does not listen: a tie as often as others on equal voices. */
function randomChoice(random: () => number): BlindChoice {
  const place = random()
  return place < 0.4 ? 'left' : place < 0.8 ? 'right' : 'tie'
}
