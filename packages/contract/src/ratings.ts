import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { STAR_VALUES } from './starValues.ts'
import { TEXT_LIMITS } from './textLimit.ts'

/** Valid ratings: {@link STAR_VALUES}. */
export const Stars = v.picklist(STAR_VALUES)
export type Stars = v.InferOutput<typeof Stars>

/** Score of a voice: a Bayesian average, which keeps a voice with few ratings near the mean. */
export const VoiceRating = object({
  /** 1–5. */
  score: v.number(),
  /** Number of users and devices whose ratings count. */
  count: v.number(),
  /** Bounds of the 95 % credible interval of the true mean. */
  low: v.number(),
  high: v.number(),
  /** Number of users and devices whose ratings were excluded as suspicious. */
  excluded: v.number(),
})
export type VoiceRating = v.InferOutput<typeof VoiceRating>

/**
 * Requests permission to rate a voice when playback begins: pass `rating_token` with the rating. It is bound to the
 * caller, the voice and the audio, valid for six hours, and makes one rating, however often it is sent. Callers are
 * identified by session or device cookie; without a cookie, by network.
 */
export const ratingToken = endpoint({
  method: 'POST',
  path: '/api/v1/voice/rating-token',
  body: object({
    voice_id: v.string(),
    /** The played snippet; absent or null for the voice's sample. */
    voice_snippet_id: v.optional(v.nullable(v.string())),
  }),
  response: object({ rating_token: v.string() }),
  errors: ['not_found', 'too_many_requests'],
})

/** Saves a rating; of several by one rater for the same voice and text, the latest counts. Returns the new score. */
export const saveRating = endpoint({
  method: 'POST',
  path: '/api/v1/voice/save_rating',
  body: object({
    voice_id: v.string(),
    /** The played text. */
    voice_text: v.pipe(v.string(), v.maxLength(TEXT_LIMITS.paid)),
    vote_value: Stars,
    /** See `ratings.token`. A rating without one is stored but has no weight, as playback is not proven. */
    rating_token: v.optional(v.string()),
  }),
  response: object({
    message: v.optional(v.string()),
    voice_rating: v.optional(v.nullable(VoiceRating)),
    voice_rating_count: v.optional(v.number()),
  }),
  errors: ['not_found', 'too_many_requests'],
})
