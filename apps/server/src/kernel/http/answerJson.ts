import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './appEnv.ts'

/** Minimum size for compression, in bytes; a shorter body fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024

const ENCODINGS = { header: 'Accept-Encoding' as const, supports: ['gzip', 'identity'], default: 'identity' }

const compress = promisify(gzip)

/**
 * Answers with JSON, compressed in one piece if the client accepts it. The streaming middleware for pages costs several
 * times as much, and most API answers are short.
 */
export async function answerJson(
  context: Context<AppEnv>,
  value: unknown,
  status: ContentfulStatusCode,
): Promise<Response> {
  const text = Buffer.from(JSON.stringify(value))
  const isCompressed = text.length >= MIN_COMPRESSED_BYTES && accepts(context, ENCODINGS) === 'gzip'
  const body = isCompressed ? await compress(text) : text
  context.header('content-type', 'application/json')
  context.header('content-length', String(body.length))
  context.header('vary', 'Accept-Encoding', { append: true })
  if (isCompressed) context.header('content-encoding', 'gzip')
  return context.body(new Uint8Array(body), status)
}
