import type { AudioTags } from './audioTags.ts'
import { chunk } from './chunk.ts'
import { toInt16 } from './toInt16.ts'

const PCM = 1

/**
 * Encodes a 16-bit mono WAVE file with its tags in a LIST INFO chunk (Microsoft, "Multimedia Programming Interface",
 * 1991).
 */
export function encodeWav(samples: Float32Array, sampleRate: number, tags: AudioTags): Uint8Array {
  const format = new DataView(new ArrayBuffer(16))
  format.setUint16(0, PCM, true)
  format.setUint16(2, 1, true)
  format.setUint32(4, sampleRate, true)
  format.setUint32(8, 2 * sampleRate, true)
  format.setUint16(12, 2, true)
  format.setUint16(14, 16, true)
  const parts = [
    text('WAVE'),
    riff('fmt ', new Uint8Array(format.buffer)),
    riff(
      'LIST',
      Buffer.concat([text('INFO'), info('INAM', tags.title), info('IART', tags.voice), info('IPRD', tags.provider)]),
    ),
    riff('data', toInt16(samples)),
  ]
  return riff('RIFF', Buffer.concat(parts))
}

const text = (value: string) => new TextEncoder().encode(value)
const riff = (id: string, content: Uint8Array) => chunk(id, content, true)
const info = (id: string, value: string) => riff(id, text(`${value}\0`))
