import { BLIND_HEARD_SHARE, type BlindChoice } from '@voice-rankings/contract'

/** Checks that can leave out a vote. */
export type VoteCheck = 'program' | 'speed' | 'repeated' | 'network' | 'pattern' | 'campaign'

/** Sentence for each check. */
export const CHECK_REASONS: Readonly<Record<VoteCheck, string>> = {
  program: 'The vote came from a program, not from a browser.',
  speed: 'The vote came sooner than 60 % of both sounds last.',
  repeated: 'The same person had voted on one of the voices within a week.',
  network: 'Votes from the same network on one of the voices had been counted within a week.',
  pattern: 'The same person gave the same answer twenty times in a row.',
  campaign: 'New voters answered on one voice far otherwise than everybody before.',
}

/** Facts about an incoming vote. */
export interface VoteFacts {
  readonly userAgent: string | undefined
  /** Time since the pair was issued or since the voter's previous vote, the shorter one, in ms. */
  readonly sinceMs: number
  /** Duration of both sounds together, in ms. */
  readonly durationMs: number
  /** Number of the voter's counted votes on the voice of the pair with more of them, within a week. */
  readonly ownVotes: number
  /** The same of all voters of the network; null if the network is unknown. */
  readonly networkVotes: number | null
  /** Number of voices of the language. */
  readonly voiceCount: number
  readonly choice: BlindChoice
  /** Answers of the voter before this one, newest first. */
  readonly earlierChoices: readonly string[]
}

/** Part of the wanted time that is enough, for clocks and buffers. */
const TOLERANCE = 0.9

/** Number of equal answers in a row that no listener gives. */
export const SAME_ANSWERS = 20

const PROGRAM = /bot|crawl|spider|headless|curl|wget|python|java\/|go-http/i

/**
 * Number of votes on one voice that count within a week, for a person and for a network: as many as move a voice by a
 * rank at most. With fewer voices ranks are farther apart, and everybody meets a voice more often.
 */
export function votesPerVoice(voiceCount: number): number {
  return Math.max(1, Math.min(10, Math.floor(200 / Math.max(1, voiceCount))))
}

/** Returns the first check that leaves out a vote; null if it counts. */
export function judgeVote(facts: VoteFacts): VoteCheck | null {
  const { userAgent, sinceMs, durationMs, ownVotes, networkVotes, voiceCount, choice, earlierChoices } = facts
  if (userAgent === undefined || PROGRAM.test(userAgent)) return 'program'
  if (sinceMs < TOLERANCE * BLIND_HEARD_SHARE * durationMs) return 'speed'
  const limit = votesPerVoice(voiceCount)
  if (ownVotes >= limit) return 'repeated'
  if (networkVotes !== null && networkVotes >= limit) return 'network'
  const before = earlierChoices.slice(0, SAME_ANSWERS - 1)
  if (before.length === SAME_ANSWERS - 1 && before.every((earlier) => earlier === choice)) return 'pattern'
  return null
}
