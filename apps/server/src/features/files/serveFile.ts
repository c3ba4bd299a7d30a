import type { Context } from 'hono'
import { extname } from 'node:path'
import { acceptedEncodings, type Encoding } from '../../kernel/http/acceptedEncodings.ts'
import type { ServedFiles } from './keepInMemory.ts'
import { MEDIA_TYPES, serveObject } from './serveObject.ts'

/** Endings of the precompressed variants that the build writes. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** `Cache-Control` of a built file: immutable if its name contains a hash, else minutes. */
export const cachingOfBuilt = (isHashed: boolean): string =>
  isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300'

/**
 * Serves a file like {@link serveObject}, with its precompressed variant if the client accepts one; null when there is
 * no such file.
 */
export async function serveFile(
  files: ServedFiles,
  key: string,
  context: Context,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  const { raw: request } = context.req
  const varied = { ...headers, vary: 'Accept-Encoding' }
  // Ranges refer to the uncompressed file.
  if (!request.headers.has('range')) {
    for (const name of acceptedEncodings(context)) {
      const answer = await serveObject(files, key + ENDINGS[name], request, { ...varied, 'content-encoding': name })
      if (!answer) continue
      answer.headers.set('content-type', MEDIA_TYPES[extname(key)] ?? 'application/octet-stream')
      return answer
    }
  }
  return serveObject(files, key, request, varied)
}
