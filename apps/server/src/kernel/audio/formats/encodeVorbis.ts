import { createOggEncoder } from 'wasm-media-encoders'
import type { AudioTags } from './audioTags.ts'
import { headerPages, type OggPage, readOggPages, writeOggPages } from './oggPage.ts'

const QUALITY = 4

/** Encodes an Ogg Vorbis file. */
export async function encodeVorbis(samples: Float32Array, sampleRate: number, tags: AudioTags): Promise<Uint8Array> {
  const encoder = await createOggEncoder()
  encoder.configure({ sampleRate, channels: 1, vbrQuality: QUALITY })
  // `encode` returns a view of the encoder's memory, which the next call overwrites.
  const parts = [encoder.encode([samples]).slice(), encoder.finalize().slice()]
  return withTags(readOggPages(Buffer.concat(parts)), tags)
}

/**
 * Replaces the comment header of a file, since the encoder writes no tags. Mediabunny can write them, but without the
 * framing bit of a Vorbis comment header, and libvorbis rejects such files.
 */
function withTags([first, ...rest]: readonly OggPage[], tags: AudioTags): Uint8Array {
  // Comment and setup header share the pages after the first; audio packets begin on a page of their own.
  let ended = 0
  const headers = rest.filter(({ lacing }) => {
    const isHeader = ended < 2
    ended += lacing.filter((length) => length < 255).length
    return isHeader
  })
  const packets = Buffer.concat(headers.map(({ body }) => body))
  const setup = packets.subarray(packets.indexOf('\u0005vorbis', 0, 'latin1'))
  if (!first || !setup.length) throw new Error('The encoder returned no Vorbis file.')
  const pages = headerPages([commentHeader(tags), setup], first.serial)
  return writeOggPages([first, ...pages, ...rest.slice(headers.length)])
}

/** Builds the comment header ("Vorbis I specification", section 5). */
function commentHeader({ title, voice, provider }: AudioTags): Uint8Array {
  const comments = [`TITLE=${title}`, `ARTIST=${voice}`, `ALBUM=${provider}`].map(lengthAndText)
  const count = Uint8Array.of(comments.length, 0, 0, 0)
  return Buffer.concat([
    Buffer.from('\u0003vorbis'),
    lengthAndText('Voice Rankings'),
    count,
    ...comments,
    Uint8Array.of(1),
  ])
}

function lengthAndText(text: string): Uint8Array {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}
