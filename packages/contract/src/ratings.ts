import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { TEXT_LIMITS } from './limits.ts'

/** Stars a listener can give. */
export const STAR_VALUES = [1, 2, 3, 4, 5] as const
export const Stars = v.picklist(STAR_VALUES)
export type Stars = v.InferOutput<typeof Stars>

export const saveRating = endpoint({
  method: 'POST',
  path: '/api/v1/voice/save_rating',
  body: v.object({
    voice_id: v.string(),
    /** The text that was heard. */
    voice_text: v.pipe(v.string(), v.maxLength(TEXT_LIMITS.paid)),
    vote_value: Stars,
  }),
  response: v.object({ message: v.optional(v.string()) }),
  errors: ['not_found', 'too_many_requests'],
})
