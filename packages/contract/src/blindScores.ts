import * as v from 'valibot'
import { BlindUse } from './blindUses.ts'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { FacetCount, VoiceQuery } from './search.ts'
import { TimingSource } from './speechMark.ts'
import { VoiceLicence, VoiceListing, VoiceNames, VoicePath } from './voices.ts'

/** Number of votes from which the score of a voice is no longer preliminary. */
export const BLIND_SETTLED_VOTES = 100

/** Rows per page of the lists about blind votes: default and maximum. */
export const BLIND_PAGE_SIZE = { default: 50, max: 200 } as const

/** Maximum number of points in an answer of `blind.leaderboard`, besides those of the frontier. */
export const BLIND_POINTS_LIMIT = 1000

/**
 * Measurement of first sounds: number of days, number of texts from which it is stated, and their maximum length in
 * UTF-16 code units.
 */
export const FIRST_SOUND = { days: 30, needed: 20, textLimit: 200 } as const

/** Votes per page of `blind.votes`: default and maximum. */
export const BLIND_VOTES_PAGE = { default: 1000, max: 10_000 } as const

/**
 * Score of a voice from blind votes within a language. 1500 is the mean of the language; a difference of 100 points
 * means that 64 % of the decided votes prefer the higher voice.
 */
export const BlindScore = object({
  score: v.number(),
  /** Bounds of the 95 % credible interval. */
  score_low: v.number(),
  score_high: v.number(),
  /** Best and worst rank that the intervals allow, from 1. */
  rank_low: v.number(),
  rank_high: v.number(),
  /** Number of votes that count. */
  vote_count: v.number(),
  /** True below {@link BLIND_SETTLED_VOTES}. */
  is_preliminary: v.boolean(),
})
export type BlindScore = v.InferOutput<typeof BlindScore>

const { languageCode, countryCode, gender, service, model, price, categories, traits, offers, page } =
  VoiceQuery.entries

/** Integer query parameter with bounds. */
const limit = ({ default: fallback, max }: { default: number; max: number }) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform<string | number, number>(Number),
      v.integer(),
      v.minValue(1),
      v.maxValue(max),
    ),
    fallback,
  )

/** Filters of the blind leaderboard: those of the voice search that its page has. */
export const BlindLeaderboardQuery = object({
  /** `all`: the language with the most votes, since scores of different languages cannot be compared. */
  languageCode,
  countryCode,
  gender,
  service,
  model,
  price,
  categories,
  traits,
  offers,
  /** Use of the sentence, one of `BLIND_USES`; absent for all uses together. */
  blind_use: v.optional(BlindUse),
  /** `true` for the points of score against price. */
  points: v.optional(v.picklist(['true', 'false'])),
  page,
  limit: limit(BLIND_PAGE_SIZE),
})
export type BlindLeaderboardQuery = v.InferOutput<typeof BlindLeaderboardQuery>
/** Filters as passed by a caller. */
export type BlindLeaderboardQueryInput = v.InferInput<typeof BlindLeaderboardQuery>

/**
 * Time until the server had speech of a provider ready to send, in ms, from the generated texts of at most
 * {@link FIRST_SOUND}`.textLimit` in the last {@link FIRST_SOUND}`.days`. Waiting in its queue is not included; values are
 * rounded to steps of 10 %.
 */
export const FirstSound = object({
  /** Median. */
  p50_ms: v.number(),
  /** 95th percentile. */
  p95_ms: v.number(),
  /** Number of texts. */
  measured_count: v.number(),
})
export type FirstSound = v.InferOutput<typeof FirstSound>

/** Row of the blind leaderboard. */
export const BlindRow = object({
  voice: VoiceListing,
  blind_score: BlindScore,
  /** Number of the votes that count which are older than the voice's last change; 0 for a voice that did not change. */
  votes_before_change: v.number(),
  /** Of the provider of the voice; null below {@link FIRST_SOUND}`.needed` texts. */
  first_sound: v.nullable(FirstSound),
  /** Best source of the word times of its speech. */
  voice_timing_source: TimingSource,
  /** Null if the provider states none. */
  voice_licence: v.nullable(VoiceLicence),
})
export type BlindRow = v.InferOutput<typeof BlindRow>

/** Score and price of a voice. */
export const BlindPoint = object({
  ...VoiceNames.entries,
  score: v.number(),
  is_preliminary: v.boolean(),
  /** Price in US dollars per million characters; 0 for speech that costs nothing. */
  dollars_per_million: v.number(),
  /** True if no other voice is better for at most this price, or cheaper with at least this score. */
  on_frontier: v.boolean(),
})
export type BlindPoint = v.InferOutput<typeof BlindPoint>

/** One page of the blind leaderboard. */
export const BlindLeaderboard = object({
  /** Language of the rows; empty while no language has votes. */
  language_code: v.string(),
  /** By score, best first; ranks are among all voices of the language. */
  rows: v.array(BlindRow),
  /** Number of voices with a vote that match the filters. */
  total: v.number(),
  page: v.number(),
  limit: v.number(),
  /** Languages with their numbers of votes, most first. */
  languages: v.array(FacetCount),
  /** Votes of the language and use: those that count, and those left out. */
  vote_count: v.number(),
  excluded_vote_count: v.number(),
  /** Time of the last vote in the scores, ISO 8601; null without votes. */
  scored_at: v.nullable(v.string()),
  /**
   * Present if asked for: score and price of the voices on all pages, cheapest first. Those with a price in another unit
   * or currency are left out, and of more than {@link BLIND_POINTS_LIMIT} those with the lowest scores, except on the
   * frontier.
   */
  points: v.optional(v.array(BlindPoint)),
})
export type BlindLeaderboard = v.InferOutput<typeof BlindLeaderboard>

/** Voices by their score from blind votes, within a language. Scores follow a vote within seconds. */
export const blindLeaderboard = endpoint({
  method: 'GET',
  path: '/api/v1/blind/leaderboard',
  query: BlindLeaderboardQuery,
  response: BlindLeaderboard,
  errors: ['too_many_requests'],
})

/** Maximum number of days in a history. */
export const BLIND_HISTORY_DAYS = 365

/** Score of a voice on a day on which it changed. */
export const BlindDay = object({
  /** UTC day, `2026-11-27`. */
  day: v.string(),
  /** Last one of that day. */
  blind_score: BlindScore,
})
export type BlindDay = v.InferOutput<typeof BlindDay>

/** Scores of a voice over time, within a language. */
export const BlindHistory = object({
  /** Language of the scores; empty for a voice without history. */
  language_code: v.string(),
  /** The last {@link BLIND_HISTORY_DAYS} days on which the score changed, oldest first. */
  days: v.array(BlindDay),
})
export type BlindHistory = v.InferOutput<typeof BlindHistory>

/**
 * Scores of a voice over time, from the votes of all uses. A day without a change has no entry. Past days stay as they
 * were published: votes that are left out later change the day of that decision. Fails with `not_found` for an unknown
 * voice.
 */
export const blindHistory = endpoint({
  method: 'GET',
  path: '/api/v1/blind/history/{voice_service}/{voice_gender}/{voice_speaker_id}',
  params: VoicePath,
  query: object({
    /** `all`: the language in which the voice has most votes. */
    languageCode,
  }),
  response: BlindHistory,
  errors: ['not_found', 'too_many_requests'],
})

/** Decision to leave out votes, or to count them again. */
export const BlindDecision = object({
  /** Time, ISO 8601. */
  decided_at: v.string(),
  /** False for a decision that counts the votes again. */
  excluded: v.boolean(),
  /** Sentence for people. */
  reason: v.string(),
  /** Name of the check, or `operator`. */
  decided_by: v.string(),
  language_code: v.string(),
  vote_count: v.number(),
})
export type BlindDecision = v.InferOutput<typeof BlindDecision>

/** Lists which votes were left out and why, without persons. */
export const blindExclusions = endpoint({
  method: 'GET',
  path: '/api/v1/blind/exclusions',
  query: object({ page, limit: limit(BLIND_PAGE_SIZE) }),
  response: object({
    vote_count: v.number(),
    excluded_vote_count: v.number(),
    /** Numbers of votes left out by the check that decided, most first. */
    excluded_by: v.array(FacetCount),
    /** Newest first: one for the votes that were left out by one check on a day, and for each decision of an operator. */
    decisions: v.array(BlindDecision),
    /** Number of decisions on all pages. */
    total: v.number(),
    page: v.number(),
    limit: v.number(),
  }),
  errors: ['too_many_requests'],
})

/** A vote as published: without person, network, time of day and text. */
export const PublicBlindVote = object({
  /** UTC day, `2026-11-27`. */
  day: v.string(),
  language_code: v.string(),
  blind_use: v.string(),
  left_voice_id: v.string(),
  right_voice_id: v.string(),
  blind_choice: v.string(),
  /** 1, or less for a visitor. */
  vote_weight: v.number(),
  /** Check that left it out, or `operator`; null for a vote that counts. */
  excluded_by: v.nullable(v.string()),
})
export type PublicBlindVote = v.InferOutput<typeof PublicBlindVote>

/**
 * All votes, in a random order that stays the same: enough to compute every score. As CSV at {@link BLIND_VOTES_CSV};
 * `npm run rank -- votes.csv` of this project computes the table from it.
 */
export const blindVotes = endpoint({
  method: 'GET',
  path: '/api/v1/blind/votes',
  query: object({
    languageCode,
    /** `next_after` of the previous page; absent for the first. */
    after: v.optional(v.string()),
    limit: limit(BLIND_VOTES_PAGE),
  }),
  response: object({
    votes: v.array(PublicBlindVote),
    /** Null on the last page. */
    next_after: v.nullable(v.string()),
  }),
  errors: ['too_many_requests'],
})

/** Path of the file of all votes, with the fields of {@link PublicBlindVote} as columns. */
export const BLIND_VOTES_CSV = '/api/v1/blind/votes.csv'
