import type { Verdict } from '../../kernel/database/ratingTables.ts'

/** What is known of a rating when it comes in. */
export interface RatingFacts {
  /** Whether it carries the token of what was heard: none at all, or one that is not for this. */
  readonly token: 'none' | 'right' | 'wrong'
  /** Milliseconds since that token was asked for, when playback began; null without a right one. */
  readonly sinceTokenMs: number | null
  /** Milliseconds that what was heard plays at its own speed. */
  readonly durationMs: number
  readonly userAgent: string | undefined
  /** Ratings by the same rater before this one. */
  readonly earlier: { readonly tenSeconds: number; readonly minute: number; readonly hour: number }
  /** Others who rated the same voice from the same network in a week; null when the network is not known. */
  readonly othersInNetwork: number | null
  /** Age of the rater's account in ms; null for a visitor. */
  readonly accountAgeMs: number | null
}

/** What a rating is worth, and why. */
export interface Judgement {
  readonly checks: Record<string, Verdict>
  /** Points of suspicion. */
  readonly suspicion: number
  readonly excluded: boolean
  /** 0-1. */
  readonly weight: number
}

/** From this many points a rating is kept but does not count. */
const TOO_SUSPICIOUS = 50

/** An account is one person. */
export const USER_WEIGHT = 1

/** A visitor may be the same person as another visitor. */
const VISITOR_WEIGHT = 0.3

/** Nobody plays faster than this. */
const FASTEST_PLAYBACK = 2

const DECISION_MS = 2000
const NEW_ACCOUNT_MS = 30 * 86_400_000

/** More than these by one rater is nobody listening. */
const FASTEST_RATER = { tenSeconds: 3, minute: 12, hour: 150 } as const

/** Households and offices have a few people; visitors from there are told apart by a cookie alone. */
const NETWORK_CROWD = 3

const PROGRAM = /bot|crawl|spider|headless|curl|wget|python|java\/|go-http/i

/** Judges a rating by all checks. A check that could not be made is `unknown`, which neither clears nor accuses. */
export function judgeRating(facts: RatingFacts): Judgement {
  const isVisitor = facts.accountAgeMs === null
  const found: [name: string, verdict: Verdict, points: number][] = [
    ['playback', playback(facts), 50],
    ['decision', verdict(facts.sinceTokenMs, (ms) => ms >= DECISION_MS), 20],
    ['userAgent', facts.userAgent === undefined || PROGRAM.test(facts.userAgent) ? 'fail' : 'pass', 25],
    ['velocity', isTooFast(facts) ? 'fail' : 'pass', 50],
    ['network', verdict(facts.othersInNetwork, (others) => others < NETWORK_CROWD), isVisitor ? 50 : 20],
  ]
  if (!isVisitor) found.push(['account', verdict(facts.accountAgeMs, (ms) => ms >= NEW_ACCOUNT_MS), 5])
  const suspicion = found.reduce((sum, [, result, points]) => sum + (result === 'fail' ? points : 0), 0)
  return {
    checks: Object.fromEntries(found.map(([name, result]) => [name, result])),
    suspicion,
    excluded: suspicion >= TOO_SUSPICIOUS,
    // What nobody is known to have heard is kept, and counts for nothing.
    weight: facts.token === 'none' ? 0 : isVisitor ? VISITOR_WEIGHT : USER_WEIGHT,
  }
}

function playback({ token, sinceTokenMs, durationMs }: RatingFacts): Verdict {
  if (token === 'wrong') return 'fail'
  return verdict(sinceTokenMs, (ms) => ms >= durationMs / FASTEST_PLAYBACK)
}

function verdict(value: number | null, isFine: (value: number) => boolean): Verdict {
  if (value === null) return 'unknown'
  return isFine(value) ? 'pass' : 'fail'
}

function isTooFast({ earlier }: RatingFacts): boolean {
  const { tenSeconds, minute, hour } = FASTEST_RATER
  return earlier.tenSeconds >= tenSeconds || earlier.minute >= minute || earlier.hour >= hour
}
