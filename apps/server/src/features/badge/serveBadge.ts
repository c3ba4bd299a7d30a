import { GENDERS } from '@voice-rankings/contract'
import type { Context, Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { TrustedProxies } from '../../kernel/config/trustedProxies.ts'
import type { Database } from '../../kernel/database/database.ts'
import { ANY_ORIGIN } from '../../kernel/http/anyOrigin.ts'
import { ApiError, starting } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { requestAddress } from '../../kernel/http/clientAddress.ts'
import { createThrottle } from '../../kernel/limits/createThrottle.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import { readStanding } from '../blind/readStanding.ts'
import { getVoice } from '../voices/getVoice.ts'
import { badgeSvg } from './badgeSvg.ts'

export interface BadgeOptions {
  /** Undefined until the database is open. */
  services: { readonly database: Database } | undefined
  trustedProxies: TrustedProxies
}

/** Limit per network; image proxies of large sites ask for the badges of all their readers. */
const BADGES: Limit = { name: 'badge', points: 1200, durationMs: 60_000 }

/** Short, as each vote may change a score; an old badge is better than none. */
const CACHING = 'public, max-age=300, stale-while-revalidate=86400'

/** The style of the badge is inline, which the default policy forbids where it is opened as a page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** A 304 answer needs the same cross-origin headers as the badge. */
const ETAG = etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(ANY_ORIGIN)] })

/**
 * Serves the badge of a voice for pages of other sites, as `/badge/{voice path}.svg`: its score and ranks in the blind
 * leaderboard of all uses, in the language in which it has most votes. A missing voice answers 404.
 */
export function serveBadge(app: Hono<AppEnv>, { services, trustedProxies }: BadgeOptions): void {
  const countBadge = createThrottle(BADGES, 'Too many badges requested from your network. Wait a minute and try again.')
  app.get('/badge/:service/:gender/:file{.+\\.svg}', ETAG, async (context) => {
    if (!services) throw starting()
    const { service, gender, file } = context.req.param()
    const voice_gender = GENDERS.find((one) => one === gender)
    if (!voice_gender) throw noSuchBadge(context)
    await countBadge(requestAddress(context, trustedProxies))
    const path = { voice_service: service, voice_gender, voice_speaker_id: file.slice(0, -'.svg'.length) }
    const { voice } = await getVoice(services.database, path, null)
    const svg = badgeSvg({ name: voice.voice_name, standing: await readStanding(services.database, voice.voice_id) })
    return context.body(svg, 200, {
      ...ANY_ORIGIN,
      'cache-control': CACHING,
      'content-security-policy': POLICY,
      'content-type': 'image/svg+xml; charset=utf-8',
    })
  })
}

function noSuchBadge(context: Context): ApiError {
  return new ApiError('not_found', `There is no badge ${context.req.path}.`)
}
