import type { Hono } from 'hono'
import type { ObjectStore } from '../storage/objectStore.ts'
import { serveObject } from '../storage/serveObject.ts'
import { ApiError } from './apiError.ts'
import type { AppEnv } from './appEnv.ts'

/** Audio may be played on pages of any origin, also on those that shut out what does not say so. */
const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'accept-ranges, content-length, content-range, etag',
  'cross-origin-resource-policy': 'cross-origin',
}

/** A snippet never changes; a sample does when its voice is measured anew. */
const CACHING = {
  snippets: 'public, max-age=31536000, immutable',
  sampleAudioTTS: 'public, max-age=3600, stale-while-revalidate=86400',
} as const

/** Serves samples and snippets under the keys by which they are stored. */
export function serveAudio(app: Hono<AppEnv>, store: ObjectStore): void {
  for (const [directory, caching] of Object.entries(CACHING)) {
    app.get(`/${directory}/:file{.+\\.mp3}`, async (context) => {
      const key = `${directory}/${context.req.param('file')}`
      const headers = { ...ANY_ORIGIN, 'cache-control': caching }
      const response = await serveObject(store, key, context.req.raw, headers)
      if (response) return response
      throw new ApiError('not_found', `There is no audio file ${context.req.path}.`)
    })
  }
}
