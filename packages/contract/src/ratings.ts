import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { STAR_VALUES } from './starValues.ts'
import { TEXT_LIMITS } from './textLimit.ts'

/** Checks that a rating is one of {@link STAR_VALUES}. */
export const Stars = v.picklist(STAR_VALUES)
export type Stars = v.InferOutput<typeof Stars>

/** What the ratings of a voice come to: a Bayesian average, which keeps a voice with few ratings near the mean. */
export const VoiceRating = object({
  /** 1–5. */
  score: v.number(),
  /** People and devices whose ratings count. */
  count: v.number(),
  /** The interval that holds the true mean with a probability of 95 %. */
  low: v.number(),
  high: v.number(),
  /** People and devices whose ratings were left out, because of what speaks against them. */
  excluded: v.number(),
})
export type VoiceRating = v.InferOutput<typeof VoiceRating>

/**
 * Asks, when something begins to play, for the permission to rate it: `rating_token` goes with the rating. Only the caller
 * can use it, for that voice and what was heard of it, within six hours; it makes one rating, however often it is sent. A
 * caller is known by their session or the cookie of their device; one without a cookie, by their network.
 */
export const ratingToken = endpoint({
  method: 'POST',
  path: '/api/v1/voice/rating-token',
  body: object({
    voice_id: v.string(),
    /** The snippet that plays; left out or null for the voice's sample. */
    voice_snippet_id: v.optional(v.nullable(v.string())),
  }),
  response: object({ rating_token: v.string() }),
  errors: ['not_found', 'too_many_requests'],
})

/** Keeps a rating; of several by one rater for the same voice and text, the last counts. Answers what they come to now. */
export const saveRating = endpoint({
  method: 'POST',
  path: '/api/v1/voice/save_rating',
  body: object({
    voice_id: v.string(),
    /** The text that was heard. */
    voice_text: v.pipe(v.string(), v.maxLength(TEXT_LIMITS.paid)),
    vote_value: Stars,
    /** See `ratings.token`. Without one a rating is kept but counts for nothing, as nobody may have listened. */
    rating_token: v.optional(v.string()),
  }),
  response: object({
    message: v.optional(v.string()),
    voice_rating: v.optional(v.nullable(VoiceRating)),
    voice_rating_count: v.optional(v.number()),
  }),
  errors: ['not_found', 'too_many_requests'],
})
