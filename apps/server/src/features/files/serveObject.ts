import { extname } from 'node:path'
import type { ByteRange } from '../../kernel/storage/objectStore.ts'
import type { ServedFiles } from './keepInMemory.ts'

/** Media types by file extension. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.m4b': 'audio/mp4',
  '.zip': 'application/zip',
  '.vtt': 'text/vtt; charset=utf-8',
  '.srt': 'application/x-subrip; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/**
 * Parses a `Range` header: null when it is absent or to be ignored, `unsatisfiable` when it lies outside of the object.
 */
export function parseByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  // Several ranges are answered with the whole object, which avoids multipart bodies.
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  if (last !== '' && first !== '' && Number(last) < Number(first)) return null
  return start < size && start <= end ? { start, end } : 'unsatisfiable'
}

/**
 * Answers GET and HEAD for an object, with media type, ETag, conditional requests and single byte ranges (RFC 9110,
 * sections 13 and 14); null when there is no such object.
 */
export async function serveObject(
  files: ServedFiles,
  key: string,
  request: Request,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  const info = await files.stat(key)
  if (!info) return null
  const answer = new Headers(headers)
  answer.set('content-type', MEDIA_TYPES[extname(key)] ?? 'application/octet-stream')
  answer.set('etag', info.etag)
  answer.set('last-modified', info.modified.toUTCString())
  answer.set('accept-ranges', 'bytes')
  if (isUnchanged(request, info.etag, info.modified)) return new Response(null, { status: 304, headers: answer })

  const ifRange = request.headers.get('if-range')
  const rangeHolds = ifRange === null || ifRange === info.etag || ifRange === info.modified.toUTCString()
  const range = rangeHolds ? parseByteRange(request.headers.get('range'), info.size) : null
  if (range === 'unsatisfiable') {
    answer.set('content-range', `bytes */${info.size}`)
    return new Response(null, { status: 416, headers: answer })
  }
  const sent = range ?? { start: 0, end: info.size - 1 }
  answer.set('content-length', String(sent.end - sent.start + 1))
  if (range) answer.set('content-range', `bytes ${range.start}-${range.end}/${info.size}`)
  const body = request.method === 'HEAD' || info.size === 0 ? null : files.stream(key, sent)
  return new Response(body, { status: range ? 206 : 200, headers: answer })
}

/** True if the client of a conditional request has this version (RFC 9110, section 13.1). */
export function isUnchanged(request: Request, etag: string, modified: Date): boolean {
  const known = request.headers.get('if-none-match')
  if (known !== null) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return tags.includes(etag) || tags.includes('*')
  }
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return !Number.isNaN(since) && Math.floor(modified.getTime() / 1000) * 1000 <= since
}
