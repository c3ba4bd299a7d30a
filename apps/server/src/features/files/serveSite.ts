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
import { LATEST_BUILD_FILE, type Site } from './loadSite.ts'
import { cachingOfBuilt, serveFile } from './serveFile.ts'
import { crowdedPage, startingPage } from './waitingPages.ts'

export interface ServeSiteOptions {
  /** Whether pages can be rendered; until then each is one that asks again by itself. */
  ready: boolean
  /** Origins besides ours to which pages send audio. */
  uploadOrigins: readonly string[]
  /** Where the server is reached, when that is known. */
  publicUrl?: string | undefined
  /** Whether a page may name the host it is asked for as its own, while `publicUrl` is not known. */
  hostIsTrue: boolean
  trustedProxies: TrustedProxies
}

/** Pages that are rendered, for people and crawlers: as many as take half a processor. */
export const PAGES: Limit = { name: 'page', points: 1200, durationMs: 60_000 }

/** Names of these files tell their content: by a hash of it, or the build they are of. */
const HASHED = /^(assets|builds)\//

/** Serves the site's files, and every other path as a page that asks this same app for its data. */
export function serveSite(app: Hono<AppEnv>, site: Site, options: ServeSiteOptions): void {
  const { ready, uploadOrigins, publicUrl, hostIsTrue, trustedProxies } = options
  const files = createDiskStore(site.clientDir)
  const render = site.createHandler({
    build: site.latestBuild?.id ?? '',
    uploadOrigins,
    publicUrl,
    hostIsTrue,
    async fetch(request, visitor) {
      const inner = new Request(request)
      // Nothing unpacks an answer that never goes over the network.
      inner.headers.delete('accept-encoding')
      return app.fetch(inner, { visitor })
    },
  })
  // What this process renders, not what lies on the disk: after a new build that is what a reload gives until a restart.
  app.get(`/${LATEST_BUILD_FILE}`, (context) => {
    context.header('cache-control', 'no-store')
    if (site.latestBuild) return context.json(site.latestBuild)
    throw new ApiError('not_found', 'It is not known which build this is.')
  })
  // Browsers ask for it where no page names an icon: for a moment between two pages, and for a call opened in a tab.
  app.get('/favicon.ico', (context) => context.redirect('/icon.svg', 308))
  app.on(['GET', 'HEAD'], '*', async (context, next) => {
    const key = context.req.path.slice(1)
    const isHashed = HASHED.test(key)
    // A page for frames is of no origin where the page around takes that from it, and then its own files are another's.
    // A worker of a page that shuts out what does not say so must shut out the same.
    const policy = { ...ANY_ORIGIN, 'cross-origin-embedder-policy': 'require-corp' }
    const file = await serveFile(files, key, context, { ...policy, 'cache-control': cachingOfBuilt(isHashed) })
    if (file || !isHashed) return file ?? next()
    // Of a build that is no longer kept. A page takes longer to make, and no script can use it.
    throw new ApiError('not_found', `There is no file ${context.req.path}.`)
  })
  // A route's data is the same for the same visitor until something changes. Pages differ by their nonce each time.
  app.use('/:data{.+\\.data}', etag())
  const countPage = createThrottle(PAGES, 'Your network opened many pages at once. Wait a minute and try again.')
  app.on(['GET', 'HEAD'], '*', async (context) => {
    if (!ready) return startingPage(context.req.path)
    const visitor = requestAddress(context, trustedProxies)
    try {
      await countPage(visitor)
    } catch (error) {
      const isForPerson = context.req.header('accept')?.includes('text/html') === true
      if (!isForPerson || !(error instanceof ApiError)) throw error
      return crowdedPage(context.req.path, error.details.retryAfterMs ?? 0)
    }
    return render(context.req.raw, visitor)
  })
  // Pages are only read; the site would print each attempt at anything else.
  app.all('*', (context) => {
    context.header('allow', 'GET, HEAD')
    return context.json({ message: `Pages are only read: ask for ${context.req.path} with GET.` }, 405)
  })
}
