import { BLIND_WEIGHTS } from '@voice-rankings/contract'
import { countVotes } from '../countVotes.ts'
import { findCampaigns } from '../findCampaigns.ts'
import { judgeVote } from '../judgeVote.ts'
import { rankVoices } from '../rankVoices.ts'
import type { SimulatedVote, World } from './simulateVotes.ts'

/** Origin of fake votes. */
export interface Attack {
  /** Votes of each browser, and browsers of each network. */
  readonly votesPerBrowser: number
  readonly browsersPerNetwork: number
  readonly weight: number
}

/** Attacks by name. */
export const ATTACKS = {
  'one browser': { votesPerBrowser: Infinity, browsersPerNetwork: 1, weight: BLIND_WEIGHTS.visitor },
  'one network, many browsers': { votesPerBrowser: 1, browsersPerNetwork: Infinity, weight: BLIND_WEIGHTS.visitor },
  'many networks, visitors': { votesPerBrowser: 1, browsersPerNetwork: 1, weight: BLIND_WEIGHTS.visitor },
  'many networks, new accounts': { votesPerBrowser: 1, browsersPerNetwork: 1, weight: BLIND_WEIGHTS.user },
} as const satisfies Record<string, Attack>

const DAY_MS = 86_400_000

/** Fake votes for a voice that the checks of single votes let pass, in pairs as the server offers them. */
export function fakeVotes(world: World, target: string, votes: number, attack: Attack): SimulatedVote[] {
  const passed: SimulatedVote[] = []
  const counted = new Map<string, number>()
  const voiceCount = world.skills.size
  for (let number = 0; number < votes; number += 1) {
    const browser = Math.floor(number / attack.votesPerBrowser)
    const network = Math.floor(browser / attack.browsersPerNetwork)
    const [voter, place] = [`browser ${browser}`, `network ${network}`]
    const other = opponent(world, target)
    const votesOf = (key: string) => Math.max(...[target, other].map((voice) => counted.get(`${key} ${voice}`) ?? 0))
    const check = judgeVote({
      userAgent: 'Mozilla/5.0',
      // Patient: as slow as somebody who listens, and with both answers in turn.
      sinceMs: DAY_MS,
      durationMs: 6000,
      ownVotes: votesOf(voter),
      networkVotes: votesOf(place),
      voiceCount,
      choice: 'left',
      earlierChoices: [],
    })
    if (check !== null) continue
    for (const voice of [target, other]) {
      for (const key of [voter, place]) counted.set(`${key} ${voice}`, (counted.get(`${key} ${voice}`) ?? 0) + 1)
    }
    passed.push({
      vote_id: world.votes.length + number,
      voter,
      left_voice_id: target,
      right_voice_id: other,
      blind_choice: 'left',
      vote_weight: attack.weight,
    })
  }
  return passed
}

/** Other voice of a pair that the server offers with the target. */
function opponent(world: World, target: string): string {
  for (;;) {
    const [left, right] = world.pair()
    if (left === target) return right
    if (right === target) return left
  }
}

/** Rank of a voice by its score alone, from 1. */
export function rankOf(world: World, target: string, fakes: readonly SimulatedVote[] = []): number {
  const { rows } = rankVoices(countVotes([...world.votes, ...fakes]))
  return 1 + rows.findIndex(({ voice_id }) => voice_id === target)
}

/** True if the votes are noticed as a campaign for the voice. */
export function isNoticed(world: World, target: string, fakes: readonly SimulatedVote[]): boolean {
  const votes = fakes.map(({ vote_id, left_voice_id: left, right_voice_id: right, blind_choice: choice }) => {
    return { vote_id, left, right, choice }
  })
  return findCampaigns(votes, world.ranking).some(({ voice_id, deviation }) => voice_id === target && deviation > 0)
}
