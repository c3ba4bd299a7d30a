import * as v from 'valibot'
import { BlindScore } from './blindScores.ts'
import { BlindUse, GIVEN_BLIND_USES } from './blindUses.ts'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { SPEECH_ERRORS } from './speech.ts'
import { SpeechMark, TimingSource } from './speechMark.ts'
import { TRAIT_NAMES } from './traits.ts'
import { VoiceListing } from './voices.ts'

/** Maximum length of the visitor's own sentence after trimming, in UTF-16 code units. */
export const BLIND_TEXT_LIMIT = 200

/** Number of votes in a round. */
export const BLIND_ROUND_SIZE = 10

/** Share of each sound that has to be heard before the vote, 0–1. */
export const BLIND_HEARD_SHARE = 0.6

/** Time within which a vote can be undone, in ms. */
export const BLIND_UNDO_MS = 10_000

/** Weight of a vote: of a logged-in user, and of a visitor. */
export const BLIND_WEIGHTS = { user: 1, visitor: 0.3 } as const

/** Vote on a pair; `left` and `right` name the better side. */
export const BlindChoice = v.picklist(['left', 'right', 'tie', 'both_bad'])
export type BlindChoice = v.InferOutput<typeof BlindChoice>

/** Progress of a round of {@link BLIND_ROUND_SIZE} votes. */
export const BlindRound = object({
  /** Pass it with the next pair, so that its vote is of the same round. */
  round_id: v.string(),
  round_size: v.number(),
  /** Number of votes in this round, without those undone. */
  round_vote_count: v.number(),
})
export type BlindRound = v.InferOutput<typeof BlindRound>

/** One side of a pair: speech of a voice that is not named. */
export const BlindSound = object({
  /** Address of the audio (mp3); it does not reveal the voice, and ends an hour after the pair was issued. */
  audio_url: v.string(),
  /** Milliseconds. */
  audio_duration: v.number(),
  /** One mark per word of the sentence, in order. */
  speechMarks: v.array(SpeechMark),
  timing_source: TimingSource,
  peaks: v.array(v.number()),
  /** Pitch of each peak in semitones from the median, 0 without pitch; empty for speech without pitch. */
  melody: v.array(v.number()),
})
export type BlindSound = v.InferOutput<typeof BlindSound>

/** Two voices that say the same sentence, at the same loudness and in the same format, on random sides. */
export const BlindPair = object({
  /** Permission for one vote by this caller on this pair, for an hour. */
  pair_token: v.string(),
  pair_text: v.string(),
  /** Language of the sentence, such as `en`. */
  language_code: v.string(),
  blind_use: BlindUse,
  left: BlindSound,
  right: BlindSound,
  /** Weight of the caller's vote: {@link BLIND_WEIGHTS}. */
  vote_weight: v.number(),
  round: BlindRound,
})
export type BlindPair = v.InferOutput<typeof BlindPair>

/** Traits that the chosen voices of a round have in common, compared with the other voice of each pair. */
export const BlindTaste = object({
  /** One or two traits, such as `low` and `slow`. */
  traits: v.array(v.picklist(TRAIT_NAMES)),
  /** Number of pairs in which the chosen voice had more of each of them: it was lower and slower. */
  chosen_count: v.number(),
  /** Number of pairs in which a side was chosen. */
  pair_count: v.number(),
})
export type BlindTaste = v.InferOutput<typeof BlindTaste>

/** The voice of one side, named after the vote. */
export const BlindReveal = object({
  voice: VoiceListing,
  /** With the vote; null for a voice without a vote that counts. */
  blind_score: v.nullable(BlindScore),
  /** Change of the score by this vote. */
  score_change: v.number(),
})
export type BlindReveal = v.InferOutput<typeof BlindReveal>

/** All votes that count on the two voices of a pair, in the language of the pair. */
export const BlindPairVotes = object({
  pair_vote_count: v.number(),
  /** Shares of the votes for each choice, 0–1. */
  left_share: v.number(),
  right_share: v.number(),
  tie_share: v.number(),
  both_bad_share: v.number(),
})
export type BlindPairVotes = v.InferOutput<typeof BlindPairVotes>

/** Result of a vote. */
export const BlindResult = object({
  blind_choice: BlindChoice,
  left: BlindReveal,
  right: BlindReveal,
  pair_votes: BlindPairVotes,
  /** Time left to undo the vote, in ms. */
  undo_ms: v.number(),
  round: BlindRound,
  /** Null without enough votes for a statement. */
  taste: v.nullable(BlindTaste),
})
export type BlindResult = v.InferOutput<typeof BlindResult>

const LanguageCode = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[a-z\d]{1,8}){0,4}$/i, 'Write a code such as en or en-GB.'),
)

/**
 * Returns a sentence of a use, for a page that shows it before its pair has loaded; pass it to {@link nextBlindPair}. Null for a
 * language without sentences.
 */
export const blindSentence = endpoint({
  method: 'GET',
  path: '/api/v1/blind/sentence',
  query: object({
    /** A language such as `en`; of a locale, the part before the dash. */
    language_code: LanguageCode,
    blind_use: v.optional(v.picklist(GIVEN_BLIND_USES), 'narration'),
  }),
  response: object({ pair_text: v.nullable(v.string()) }),
  errors: ['too_many_requests'],
})

/**
 * Returns the next pair: two voices of a language whose ranks are uncertain, preferably against each other. A pair that
 * is not voted on does not count. Speech that was not generated before is generated, at the cost of the caller only for
 * an own sentence; other sentences use voices that cost nothing or have spoken the sentence before.
 */
export const nextBlindPair = endpoint({
  method: 'POST',
  path: '/api/v1/blind/next',
  repeatable: true,
  body: object({
    /** A language such as `en`; of a locale, the part before the dash. */
    language_code: LanguageCode,
    blind_use: v.optional(BlindUse, 'narration'),
    /** The visitor's own sentence, required for the use `own`; for another use one of its sentences, by default any. */
    pair_text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(BLIND_TEXT_LIMIT))),
    /** Round of the previous pair; absent for a new round. */
    round_id: v.optional(v.string()),
  }),
  response: BlindPair,
  errors: SPEECH_ERRORS,
})

const pair = { pair_token: v.string() }

const HeardShare = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/**
 * Votes on a pair and returns the names. Fails with `not_found` for a token that is invalid, expired, of another caller
 * or undone, and with `conflict` when a sound was not loaded or heard to {@link BLIND_HEARD_SHARE}, and when another
 * vote was given with the token; the same vote again gets the same answer.
 */
export const voteBlind = endpoint({
  method: 'POST',
  path: '/api/v1/blind/vote',
  repeatable: true,
  body: object({
    ...pair,
    blind_choice: BlindChoice,
    /** Share of the sound that was played, each part counted once, 0–1. */
    left_heard: HeardShare,
    right_heard: HeardShare,
  }),
  response: BlindResult,
  errors: ['not_found', 'conflict', 'too_many_requests'],
})

/**
 * Takes back a vote within {@link BLIND_UNDO_MS}. The pair is not voted on again, because its names are known. Fails
 * with `conflict` after that time.
 */
export const undoBlindVote = endpoint({
  method: 'POST',
  path: '/api/v1/blind/undo',
  repeatable: true,
  body: object(pair),
  response: object({ round: BlindRound, taste: v.nullable(BlindTaste) }),
  errors: ['not_found', 'conflict'],
})

/** Summary of a round of the caller; a round of others is empty. */
export const blindSummary = endpoint({
  method: 'GET',
  path: '/api/v1/blind/summary',
  query: object({ round_id: v.string() }),
  response: object({
    round: BlindRound,
    taste: v.nullable(BlindTaste),
    /** The voices chosen most often, at most two, with the number of pairs they won and were in. */
    preferred_voices: v.array(object({ voice: VoiceListing, chosen_count: v.number(), pair_count: v.number() })),
    vote_weight: v.number(),
  }),
})
