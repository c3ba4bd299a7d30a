import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { extname } from 'node:path'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { MEDIA_TYPES, serveObject } from './serveObject.ts'

/** Precompressed variants written by the build, smallest first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** `Cache-Control` of a built file: immutable if its name contains a hash, else minutes. */
export const cachingOfBuilt = (isHashed: boolean): string =>
  isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300'

/** Encodings accepted by the client, in the server's order of preference. */
function acceptedEncodings(context: Context): (typeof ENCODINGS)[number][] {
  const taken = new Set<string>()
  accepts(context, {
    header: 'Accept-Encoding',
    supports: ENCODINGS.map(({ name }) => name),
    default: 'identity',
    match(offered) {
      for (const { type, q } of offered) if (q > 0) taken.add(type)
      return 'identity'
    },
  })
  return ENCODINGS.filter(({ name }) => taken.has(name))
}

/**
 * Serves a file like {@link serveObject}, with its precompressed variant if the client accepts one; null when there is
 * no such file.
 */
export async function serveFile(
  files: ObjectStore,
  key: string,
  context: Context,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  const { raw: request } = context.req
  const varied = { ...headers, vary: 'Accept-Encoding' }
  // Ranges refer to the uncompressed file.
  if (!request.headers.has('range')) {
    for (const { name, ending } of acceptedEncodings(context)) {
      const answer = await serveObject(files, key + ending, request, { ...varied, 'content-encoding': name })
      if (!answer) continue
      answer.headers.set('content-type', MEDIA_TYPES[extname(key)] ?? 'application/octet-stream')
      return answer
    }
  }
  return serveObject(files, key, request, varied)
}
