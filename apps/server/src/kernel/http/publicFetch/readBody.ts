import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ApiError } from '../apiError.ts'

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const

/**
 * Reads the body of an answer and decompresses it. Throws an `ApiError` as soon as more than `maxBytes` are
 * decompressed, for an unknown encoding, and for broken data.
 */
export async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new ApiError('body_too_large', `The page is larger than ${maxBytes / 1e6} MB. Paste the part that is to be read.`)
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' && Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  const collect = async (source: AsyncIterable<Uint8Array>) => {
    for await (const part of source) {
      size += part.byteLength
      if (size > maxBytes) throw tooLarge()
      parts.push(part)
    }
  }
  if (encoding === 'identity') await pipeline(answer, collect)
  else if (Object.hasOwn(DECODERS, encoding)) {
    await pipeline(answer, DECODERS[encoding as keyof typeof DECODERS](), collect)
  } else throw new ApiError('unsupported_type', 'The page is compressed in an unknown way. Paste its text instead.')
  return Buffer.concat(parts)
}
