import { BLIND_VOTES_CSV, snippetKey } from '@voice-rankings/contract'
import type { Hono } from 'hono'
import { primaryOf } from '../speech/primaryOf.ts'
import type { TrustedProxies } from '../../kernel/config/trustedProxies.ts'
import type { Database } from '../../kernel/database/database.ts'
import { ANY_ORIGIN } from '../../kernel/http/anyOrigin.ts'
import { ApiError, starting } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { requestAddress } from '../../kernel/http/clientAddress.ts'
import { createThrottle } from '../../kernel/limits/createThrottle.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { openSound } from '../blind/openSound.ts'
import { votesFile } from '../blind/votesFile.ts'
import { serveObject } from './serveObject.ts'

export interface BlindRoutes {
  store: ObjectStore
  /** Undefined until the database is open. */
  services: { readonly database: Database } | undefined
  trustedProxies: TrustedProxies
}

/** Limits per network: of sounds, and of files of all votes. */
const SOUNDS: Limit = { name: 'blind-sounds', points: 1200, durationMs: 60_000 }
const FILES: Limit = { name: 'blind-files', points: 10, durationMs: 60_000 }

const TOO_MANY = 'Too many requests from your network. Wait a minute and try again.'

/** Serves the sounds of pairs by their random keys, and all votes as a file. */
export function serveBlind(app: Hono<AppEnv>, { store, services, trustedProxies }: BlindRoutes): void {
  const countSound = createThrottle(SOUNDS, TOO_MANY)
  const countFile = createThrottle(FILES, TOO_MANY)

  app.get('/api/v1/blind/audio/:key{[\\w-]+\\.mp3}', async (context) => {
    if (!services) throw starting()
    await countSound(requestAddress(context, trustedProxies))
    const key = context.req.param('key').replace('.mp3', '')
    const id = await openSound(services.database, key, context.req.raw.method)
    const headers = { ...ANY_ORIGIN, 'cache-control': 'private, no-store' }
    const response = id === undefined ? null : await serveObject(store, snippetKey(id), context.req.raw, headers)
    if (!response) throw new ApiError('not_found', 'This sound has ended. Get the next pair.')
    // They would tell the same sound in another pair.
    response.headers.delete('etag')
    response.headers.delete('last-modified')
    return response
  })

  app.get(BLIND_VOTES_CSV, async (context) => {
    if (!services) throw starting()
    await countFile(requestAddress(context, trustedProxies))
    const { languageCode = 'all' } = context.req.query()
    const language = languageCode === 'all' ? undefined : primaryOf(languageCode)
    return context.body(votesFile(services.database, language), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="votes.csv"',
      'cache-control': 'public, max-age=60',
    })
  })
}
