import type { DecodedAudio } from './decodedAudio.ts'
import { fromInt16 } from './formats/fromInt16.ts'

/** Format code of uncompressed samples, and the only depth read here, in bits. */
const PCM = 1
const DEPTH = 16

/**
 * Reads the first channel of a WAV file of 16-bit samples, the form that services of speech use (Microsoft, "Multimedia
 * Programming Interface", 1991). Undefined for other files, and for files that are cut or without samples.
 *
 * It takes less time than passing the file to a thread and the samples back.
 */
export function readWav(file: Uint8Array): DecodedAudio | undefined {
  if (nameAt(file, 0) !== 'RIFF' || nameAt(file, 8) !== 'WAVE') return undefined
  const chunks = chunksOf(file)
  const format = chunks.get('fmt ')
  const data = chunks.get('data')
  if (!format || format.byteLength < 16 || !data) return undefined
  const header = new DataView(format.buffer, format.byteOffset, format.byteLength)
  const [code, channels, sampleRate, depth] = [
    header.getUint16(0, true),
    header.getUint16(2, true),
    header.getUint32(4, true),
    header.getUint16(14, true),
  ]
  if (code !== PCM || depth !== DEPTH || channels === 0 || sampleRate === 0) return undefined
  const all = fromInt16(data)
  if (all.length < channels) return undefined
  return { samples: channels === 1 ? all : firstOf(all, channels), sampleRate }
}

function firstOf(interleaved: Float32Array, channels: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.floor(interleaved.length / channels))
  for (let index = 0; index < samples.length; index += 1) samples[index] = interleaved[index * channels]!
  return samples
}

const nameAt = (file: Uint8Array, at: number): string => String.fromCharCode(...file.subarray(at, at + 4))

const sizeAt = (file: Uint8Array, at: number): number =>
  new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(at, true)

/** Sizes that streaming servers write in place of the unknown one: 0, or the largest, less the header. */
export const isUnknownSize = (size: number): boolean => size === 0 || size > 0x7fff_0000

/** The first chunk of each name. The samples are the last chunk read, as their size may be unknown. */
function chunksOf(file: Uint8Array): Map<string, Uint8Array> {
  const chunks = new Map<string, Uint8Array>()
  for (let at = 12; at + 8 <= file.byteLength && !chunks.has('data');) {
    const [name, size] = [nameAt(file, at), sizeAt(file, at + 4)]
    const end = name === 'data' && isUnknownSize(size) ? file.byteLength : at + 8 + size
    if (end > file.byteLength) break
    if (!chunks.has(name)) chunks.set(name, file.subarray(at + 8, end))
    // Chunks begin at even positions.
    at = end + (size % 2)
  }
  return chunks
}
