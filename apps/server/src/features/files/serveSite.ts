import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { TrustedProxies } from '../../kernel/config/trustedProxies.ts'
import { ANY_ORIGIN } from '../../kernel/http/anyOrigin.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { requestAddress } from '../../kernel/http/clientAddress.ts'
import { createThrottle } from '../../kernel/limits/createThrottle.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import { keepInMemory } from './keepInMemory.ts'
import { LATEST_BUILD_FILE, type Site } from './loadSite.ts'
import { cachingOfBuilt, serveFile } from './serveFile.ts'
import { rateLimitedPage, startingPage } from './waitingPages.ts'

export interface ServeSiteOptions {
  /** True when pages can be rendered; before that, each page reloads itself. */
  ready: boolean
  /** Further origins to which pages upload audio. */
  uploadOrigins: readonly string[]
  /** Public base URL of the server, if configured. */
  publicUrl?: string | undefined
  /** True when pages may use the Host header as their origin, if `publicUrl` is not set. */
  hostIsTrusted: boolean
  trustedProxies: TrustedProxies
}

/** Limit of rendered pages per network: as many as keep half a processor busy. */
export const PAGES: Limit = { name: 'page', points: 1200, durationMs: 60_000 }

/** Files with a content hash, or the build id, in their name. */
const HASHED = /^(assets|builds)\//

/** Paths of pages and of their data, which no file has. */
const OF_A_PAGE = /(?:^|\/)[^./]*$|\.data$/

/** Service worker of the site, which loads pages and sounds. */
const WORKER = 'service-worker.js'
const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

/** Serves the site's files, and renders a page for every other path. Pages load their data through this app. */
export function serveSite(app: Hono<AppEnv>, site: Site, options: ServeSiteOptions): void {
  const { ready, uploadOrigins, publicUrl, hostIsTrusted, trustedProxies } = options
  const files = keepInMemory(createDiskStore(site.clientDir), HASHED)
  const render = site.createHandler({
    build: site.latestBuild?.id ?? '',
    uploadOrigins,
    publicUrl,
    hostIsTrusted,
    async fetch(request, visitor) {
      const inner = new Request(request)
      // No compression: the answer does not leave the process.
      inner.headers.delete('accept-encoding')
      return app.fetch(inner, { visitor })
    },
  })
  // The build that this process renders, not the one on disk: a new build takes effect after a restart.
  app.get(`/${LATEST_BUILD_FILE}`, (context) => {
    context.header('cache-control', 'no-store')
    if (site.latestBuild) return context.json(site.latestBuild)
    throw new ApiError('not_found', 'The build of this server is unknown.')
  })
  // Browsers request this path where no page names an icon, as for an API answer opened in a tab.
  app.get('/favicon.ico', (context) => context.redirect('/icon.svg', 308))
  app.on(['GET', 'HEAD'], '*', async (context, next) => {
    const key = context.req.path.slice(1)
    const isHashed = HASHED.test(key)
    if (!isHashed && OF_A_PAGE.test(key)) return next()
    // In a sandboxed frame the page's origin is opaque, so that its own files are cross-origin. A worker of a
    // cross-origin isolated page needs the same embedder policy.
    const policy = { ...ANY_ORIGIN, 'cross-origin-embedder-policy': 'require-corp' }
    const headers = { ...policy, 'cache-control': cachingOfBuilt(isHashed), ...(key === WORKER && WORKER_HEADERS) }
    const file = await serveFile(files, key, context, headers)
    if (file || !isHashed) return file ?? next()
    // The file belongs to an older build: 404 is cheaper than a rendered page, which no script could use.
    throw new ApiError('not_found', `There is no file ${context.req.path}.`)
  })
  // Route data is stable for a visitor until something changes; pages contain a new nonce each time.
  app.use('/:data{.+\\.data}', etag())
  const countPage = createThrottle(PAGES, 'Too many pages opened from your network. Wait a minute and try again.')
  app.on(['GET', 'HEAD'], '*', async (context) => {
    if (!ready) return startingPage(context.req.path)
    const visitor = requestAddress(context, trustedProxies)
    try {
      await countPage(visitor)
    } catch (error) {
      const isForPerson = context.req.header('accept')?.includes('text/html') === true
      if (!isForPerson || !(error instanceof ApiError)) throw error
      return rateLimitedPage(context.req.path, error.details.retryAfterMs ?? 0)
    }
    return render(context.req.raw, visitor)
  })
  // Pages are read-only; the site would log every other attempt as an error.
  app.all('*', (context) => {
    context.header('allow', 'GET, HEAD')
    return context.json({ message: `Pages are read-only. Request ${context.req.path} with GET.` }, 405)
  })
}
