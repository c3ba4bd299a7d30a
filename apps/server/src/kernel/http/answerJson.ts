import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { acceptedEncodings } from './acceptedEncodings.ts'
import type { AppEnv } from './appEnv.ts'

/** Minimum size for compression, in bytes; a shorter body fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024

/** Quality of Brotli: smaller than gzip and in less time for the answers of the API. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compression of a body by encoding. */
export const COMPRESS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, QUALITY),
  gzip: promisify<Buffer, Buffer>(gzip),
}

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
  const encoding = text.length < MIN_COMPRESSED_BYTES ? undefined : acceptedEncodings(context)[0]
  const body = encoding ? await COMPRESS[encoding](text) : text
  context.header('content-type', 'application/json')
  context.header('content-length', String(body.length))
  context.header('vary', 'Accept-Encoding', { append: true })
  if (encoding) context.header('content-encoding', encoding)
  return context.body(new Uint8Array(body), status)
}
