import type { Hono } from 'hono'
import { ANY_ORIGIN } from '../../kernel/http/anyOrigin.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import { DIRECTORIES } from './directories.ts'
import { serveObject } from './serveObject.ts'

/** Cached for long: flags rarely change. */
const HEADERS = { ...ANY_ORIGIN, 'cache-control': 'public, max-age=2592000, stale-while-revalidate=31536000' }

/** Serves flags by country, as `/flags/4x3/de.svg`, so that pages load none from third parties. */
export function serveFlags(app: Hono<AppEnv>, directory: string = DIRECTORIES.flags): void {
  const files = createDiskStore(directory)
  app.get('/flags/:file{(4x3|1x1)/[a-z-]+\\.svg}', async (context) => {
    const flag = await serveObject(files, context.req.param('file'), context.req.raw, HEADERS)
    return flag ?? context.notFound()
  })
}
