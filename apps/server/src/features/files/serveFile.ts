import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { extname } from 'node:path'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { MEDIA_TYPES, serveObject } from './serveObject.ts'

/** What the build writes beside each file that shrinks, in the order in which they are chosen: smallest first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** The `Cache-Control` of a built file: for ever when its name tells its content, otherwise for minutes. */
export const cachingOfBuilt = (isHashed: boolean): string =>
  isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300'

/** The encodings that a request takes, in our order of preference whatever the order of its own. */
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
 * Answers for a file, as it was compressed when it was built if the request takes that, with everything that
 * {@link serveObject} does; null when there is none.
 */
export async function serveFile(
  files: ObjectStore,
  key: string,
  context: Context,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  const { raw: request } = context.req
  const varied = { ...headers, vary: 'Accept-Encoding' }
  // A part is a part of the file itself.
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
