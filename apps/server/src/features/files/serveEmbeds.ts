import type { Hono } from 'hono'
import { ANY_ORIGIN } from '../../kernel/http/anyOrigin.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import { DIRECTORIES } from './directories.ts'
import { keepInMemory } from './keepInMemory.ts'
import { serveFile } from './serveFile.ts'

/** Files with a content hash in their name, and their compressed variants; no stable name has a dash. */
const HASHED = /-[a-z\d]{7}\.js(?:\.\w+)?$/i

const CACHING = {
  forever: 'max-age=31536000, immutable',
  // Embedded by a stable name: updates arrive within minutes.
  shortly: 'max-age=600, stale-while-revalidate=86400',
} as const

/** Headers of files that scripts do without, which every embedding page would load. */
const UNUSED = ['accept-ranges', 'last-modified']

/** Serves the scripts of the custom elements, if built, to pages of any origin. */
export function serveEmbeds(app: Hono<AppEnv>, directory: string = DIRECTORIES.embeds): void {
  const files = keepInMemory(createDiskStore(directory), HASHED)
  app.on(['GET', 'HEAD'], '/embed/v1/:file{[A-Za-z\\d_-]+\\.(js|css|json)}', async (context) => {
    const file = context.req.param('file')
    const caching = HASHED.test(file) ? CACHING.forever : CACHING.shortly
    const answer = await serveFile(files, file, context, { ...ANY_ORIGIN, 'cache-control': caching })
    if (!answer) return context.notFound()
    // Scripts are neither seeked nor, with a hash in their name, validated; the ETag is enough for the others.
    for (const name of caching === CACHING.forever ? [...UNUSED, 'etag'] : UNUSED) answer.headers.delete(name)
    return answer
  })
}
