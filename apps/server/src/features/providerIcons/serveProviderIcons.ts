import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import { ANY_ORIGIN } from '../../kernel/http/anyOrigin.ts'
import { starting } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import type { FindIcon } from './createProviderIcons.ts'
import { imageType } from './imageType.ts'

interface ProviderIconOptions {
  services: { readonly database: Database } | undefined
  findIcon: FindIcon
}

/** A 304 answer needs the same cross-origin headers as the icon. */
const ETAG = etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(ANY_ORIGIN)] })

/**
 * Serves the icons of the catalogue's providers by host (`voice_service_alias`), as `/provider-icons/cmuflite.org`: the
 * fetched icon, or the provider's initial. Other hosts answer 404.
 */
export function serveProviderIcons(app: Hono<AppEnv>, { services, findIcon }: ProviderIconOptions): void {
  app.get('/provider-icons/:host{[a-z0-9][a-z0-9.-]{0,252}}', ETAG, async (context) => {
    if (!services) throw starting()
    const host = context.req.param('host')
    const [provider] = await services.database.queries
      .select({ service: voices.voice_service })
      .from(voices)
      .where(and(eq(voices.voice_service_alias, host), eq(voices.listed, true)))
      .limit(1)
    if (!provider) return context.notFound()
    const icon = await findIcon(host)
    const type = icon && imageType(icon)
    // Fetched icons are cached for days; an initial may be replaced soon.
    const headers = { ...ANY_ORIGIN, 'cache-control': `public, max-age=${type ? 604_800 : 3600}` }
    if (!icon || !type) {
      return context.body(initialIcon(provider.service), 200, { ...headers, 'content-type': 'image/svg+xml' })
    }
    return context.body(new Uint8Array(icon), 200, { ...headers, 'content-type': type })
  })
}

/** SVG with a provider's initial on a grey square, as a fallback icon for light and dark pages. */
export function initialIcon(service: string): string {
  const initial = /[a-z0-9]/i.exec(service)?.[0].toUpperCase() ?? '?'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">' +
    '<rect width="32" height="32" rx="9" fill="#6b6b76"/>' +
    '<text x="16" y="22.5" fill="#fff" font-family="system-ui,sans-serif" font-size="19" font-weight="600" text-anchor="middle">' +
    `${initial}</text></svg>`
  )
}
