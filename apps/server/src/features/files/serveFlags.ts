import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Hono } from 'hono'
import { ANY_ORIGIN } from '../../kernel/http/anyOrigin.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import { serveObject } from './serveObject.ts'

/** A flag changes when its country's does. */
const HEADERS = { ...ANY_ORIGIN, 'cache-control': 'public, max-age=2592000, stale-while-revalidate=31536000' }

/** Where the flags are that come with the server. */
function bundledFlags(): string {
  return join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags')
}

/** Serves flags by country, as `/flags/4x3/de.svg`, so that no page asks another server for them. */
export function serveFlags(app: Hono<AppEnv>, directory: string = bundledFlags()): void {
  const files = createDiskStore(directory)
  app.get('/flags/:file{(4x3|1x1)/[a-z-]+\\.svg}', async (context) => {
    const flag = await serveObject(files, context.req.param('file'), context.req.raw, HEADERS)
    return flag ?? context.notFound()
  })
}
