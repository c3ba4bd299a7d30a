import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import { packagePath } from '../packagePath.ts'
import { createDiskStore } from '../storage/createDiskStore.ts'
import { serveObject } from '../storage/serveObject.ts'
import type { AppEnv } from './appEnv.ts'

type FetchHandler = (request: Request) => Promise<Response>

/** What the built site's server part exports. */
interface SiteModule {
  createSiteHandler(options: { fetch: FetchHandler }): FetchHandler
}

/** The built site. */
export interface Site {
  /** Directory of the files that browsers load. */
  clientDir: string
  createHandler: SiteModule['createSiteHandler']
}

/** Loads the built site; undefined when there is none, then the server is API only. */
export async function loadSite(directory = packagePath('..', 'site', 'build')): Promise<Site | undefined> {
  const entry = join(directory, 'server', 'index.js')
  if (!existsSync(entry)) return undefined
  const { createSiteHandler } = (await import(pathToFileURL(entry).href)) as SiteModule
  return { clientDir: join(directory, 'client'), createHandler: createSiteHandler }
}

/** Names of these files carry a hash of their content. */
const HASHED = /^assets\//

/** Serves the site's files, and every other path as a page that asks this same app for its data. */
export function serveSite(app: Hono<AppEnv>, site: Site, ready: () => boolean): void {
  const files = createDiskStore(site.clientDir)
  const render = site.createHandler({
    async fetch(request) {
      const inner = new Request(request)
      // Nothing unpacks an answer that never goes over the network.
      inner.headers.delete('accept-encoding')
      return app.fetch(inner)
    },
  })
  app.on(['GET', 'HEAD'], '*', async (context, next) => {
    const key = context.req.path.slice(1)
    const caching = HASHED.test(key) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
    const file = await serveObject(files, key, context.req.raw, { 'cache-control': caching })
    return file ?? next()
  })
  app.all('*', async (context) => (ready() ? render(context.req.raw) : startingPage()))
}

/** A page of the first seconds, while the database opens: it asks again by itself. */
function startingPage(): Response {
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">' +
    '<meta name="viewport" content="width=device-width"><title>Voice Rankings</title>' +
    '<body style="font:1rem system-ui;display:grid;place-items:center;min-height:90vh"><p role="status">Starting…</p>'
  const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '1', 'cache-control': 'no-store' }
  return new Response(html, { status: 503, headers })
}
