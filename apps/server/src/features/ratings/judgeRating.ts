import type { Verdict } from '../../kernel/database/ratingTables.ts'

/** Facts about an incoming rating. */
export interface RatingFacts {
  /** Token of the played audio: none, valid, or issued for something else. */
  readonly token: 'none' | 'right' | 'wrong'
  /** Time since the token was issued, at the start of playback, in ms; null without a valid token. */
  readonly sinceTokenMs: number | null
  /** Duration of the played audio at normal speed, in ms. */
  readonly durationMs: number
  readonly userAgent: string | undefined
  /** Number of earlier ratings by the same rater. */
  readonly earlier: { readonly tenSeconds: number; readonly minute: number; readonly hour: number }
  /** Number of other raters of the voice from the same network within a week; null when the network is unknown. */
  readonly othersInNetwork: number | null
  /** Age of the rater's account, in ms; null for a visitor. */
  readonly accountAgeMs: number | null
}

/** Weight of a rating and the results of its checks. */
export interface Judgement {
  readonly checks: Record<string, Verdict>
  /** Suspicion score. */
  readonly suspicion: number
  readonly excluded: boolean
  /** 0-1. */
  readonly weight: number
}

/** Suspicion score from which a rating is stored but not counted. */
const TOO_SUSPICIOUS = 50

/** Weight of a user's rating: an account counts as one person. */
export const USER_WEIGHT = 1

/** Weight of a visitor's rating: several visitors may be one person. */
const VISITOR_WEIGHT = 0.3

/** Maximum playback speed. */
const FASTEST_PLAYBACK = 2

const DECISION_MS = 2000
const NEW_ACCOUNT_MS = 30 * 86_400_000

/** Rates above this exceed a human listener. */
const FASTEST_RATER = { tenSeconds: 3, minute: 12, hour: 150 } as const

/** Number of raters that suggests one person with many cookies, rather than a household or office. */
const NETWORK_CROWD = 3

const PROGRAM = /bot|crawl|spider|headless|curl|wget|python|java\/|go-http/i

/** Judges a rating by all checks. A check that could not be made is `unknown` and adds no suspicion. */
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
    // A rating without a token has no proof of playback: it is stored without weight.
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
