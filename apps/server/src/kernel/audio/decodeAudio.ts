import { audioParts } from './audioParts.ts'
import { concatenate } from './concatenate.ts'
import type { DecodedAudio } from './decodedAudio.ts'
import { isUnknownSize, readWav } from './readWav.ts'

/**
 * Decodes the first channel of a WAV (any PCM), mp3 or Opus file, told apart by their contents. Throws for other files,
 * for files without sound, and for a WAV file that ends before its header says.
 */
export async function decodeAudio(file: Uint8Array): Promise<DecodedAudio> {
  refuseCutWav(file)
  const decoded = readWav(file) ?? (await decodeParts(file))
  if (decoded.samples.length === 0) throw new Error('The file contains no sound.')
  return decoded
}

async function decodeParts(file: Uint8Array): Promise<DecodedAudio> {
  const parts: Float32Array[] = []
  let sampleRate = 0
  for await (const part of audioParts(file)) {
    const [first] = part.channels
    if (!first?.length) continue
    parts.push(first)
    sampleRate = part.sampleRate
  }
  return { samples: concatenate(parts), sampleRate }
}

function refuseCutWav(file: Uint8Array): void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.byteLength < 8 || view.getUint32(0) !== RIFF) return
  const size = view.getUint32(4, true)
  if (!isUnknownSize(size) && size + 8 > file.byteLength) {
    throw new Error(`The WAV file ends after ${file.byteLength} of ${size + 8} bytes.`)
  }
}

/** "RIFF" as a number. */
const RIFF = 0x5249_4646
