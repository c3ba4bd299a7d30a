import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Hono } from 'hono'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { FONTS_PATH, PAGE_FONTS } from '../../kernel/http/pageFonts.ts'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import { serveObject } from './serveObject.ts'

/** Cached for long: a file changes only with a new release of its font. */
const HEADERS = { 'cache-control': 'public, max-age=2592000, stale-while-revalidate=31536000' }

/** Serves the fonts of the pages rendered by the server itself, which work without the site. */
export function serveFonts(app: Hono<AppEnv>): void {
  const { resolve } = createRequire(import.meta.url)
  for (const [file, { package: name }] of Object.entries(PAGE_FONTS)) {
    const files = createDiskStore(dirname(resolve(`${name}/files/${file}`)))
    app.get(`${FONTS_PATH}/${file}`, async (context) => {
      return (await serveObject(files, file, context.req.raw, HEADERS)) ?? context.notFound()
    })
  }
}
