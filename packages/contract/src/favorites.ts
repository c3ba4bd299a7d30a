import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'

/**
 * Adds the voice to the caller's favorites when `voice_favorite_id` is null, removes it otherwise. Removal goes by the
 * voice, whatever the id. Idempotent.
 */
export const setFavorite = endpoint({
  method: 'PUT',
  path: '/api/v1/voice/favorite',
  access: 'user',
  body: object({ voice_favorite_id: v.nullable(v.string()), voice_id: v.string() }),
  response: object({ voice_favorite_id: v.nullable(v.string()) }),
  errors: ['login_required', 'not_found'],
})
