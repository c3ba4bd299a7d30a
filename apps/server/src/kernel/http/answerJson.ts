import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './appEnv.ts'

/** Shorter answers fit into one packet as they are, in bytes. */
const SMALLEST_COMPRESSED = 1024

const ENCODINGS = { header: 'Accept-Encoding' as const, supports: ['gzip', 'identity'], default: 'identity' }

const compress = promisify(gzip)

/**
 * Answers with JSON, compressed in one piece for whoever takes it. As a stream, which the middleware for pages makes of
 * every answer whose length it is not told, it would cost several times as much, and most of the calls are short.
 */
export async function answerJson(
  context: Context<AppEnv>,
  value: unknown,
  status: ContentfulStatusCode,
): Promise<Response> {
  const text = Buffer.from(JSON.stringify(value))
  const isCompressed = text.length >= SMALLEST_COMPRESSED && accepts(context, ENCODINGS) === 'gzip'
  const body = isCompressed ? await compress(text) : text
  context.header('content-type', 'application/json')
  context.header('content-length', String(body.length))
  context.header('vary', 'Accept-Encoding', { append: true })
  if (isCompressed) context.header('content-encoding', 'gzip')
  return context.body(new Uint8Array(body), status)
}
