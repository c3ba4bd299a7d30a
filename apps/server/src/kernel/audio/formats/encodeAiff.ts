import type { AudioTags } from './audioTags.ts'
import { chunk } from './chunk.ts'
import { id3Tag } from './id3Tag.ts'
import { toInt16 } from './toInt16.ts'

/**
 * Encodes a 16-bit mono AIFF file (Apple, "Audio Interchange File Format", version 1.3) with an ID3 chunk, as iTunes
 * does.
 */
export function encodeAiff(samples: Float32Array, sampleRate: number, tags: AudioTags): Uint8Array {
  const common = new DataView(new ArrayBuffer(18))
  common.setUint16(0, 1)
  common.setUint32(2, samples.length)
  common.setUint16(6, 16)
  writeExtended(common, 8, sampleRate)
  // The SSND chunk begins with offset and block size, both 0.
  const sound = Buffer.concat([new Uint8Array(8), toInt16(samples, false)])
  const parts = [
    new TextEncoder().encode('AIFF'),
    aiff('COMM', new Uint8Array(common.buffer)),
    aiff('SSND', sound),
    aiff('ID3 ', id3Tag({ title: tags.title, artist: tags.voice, album: tags.provider })),
  ]
  return aiff('FORM', Buffer.concat(parts))
}

const aiff = (id: string, content: Uint8Array) => chunk(id, content, false)

/**
 * Writes a positive integer as IEEE 754 80-bit extended: exponent with a bias of 16383, then a 64-bit significand with
 * an explicit leading 1.
 */
function writeExtended(view: DataView, at: number, value: number): void {
  const exponent = Math.floor(Math.log2(value))
  view.setUint16(at, 16_383 + exponent)
  view.setBigUint64(at + 2, BigInt(value) << BigInt(63 - exponent))
}
