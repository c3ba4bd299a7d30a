import type { OutputFormat } from '@voice-rankings/contract'
import type { AudioTags } from './audioTags.ts'
import { encodeAiff } from './encodeAiff.ts'
import { encodePcm } from './encodePcm.ts'
import { encodeWav } from './encodeWav.ts'

type Encode = (samples: Float32Array, sampleRate: number, tags: AudioTags) => Uint8Array | Promise<Uint8Array>

/** One encoder for each format; the large ones are loaded when they are first needed. */
const ENCODERS: Readonly<Record<OutputFormat, Encode>> = {
  wav: encodeWav,
  ogg: async (...audio) => (await import('./encodeVorbis.ts')).encodeVorbis(...audio),
  flac: async (...audio) => (await import('./encodeFlac.ts')).encodeFlac(...audio),
  opus: async (...audio) => (await import('./encodeOpus.ts')).encodeOpus(...audio),
  aiff: encodeAiff,
  aac: async (...audio) => (await import('./encodeAac.ts')).encodeAac(...audio),
  pcm: encodePcm,
  m4a: async (...audio) => (await import('./encodeAac.ts')).encodeM4a(...audio),
}

/** Writes mono samples in -1…1 as a file of the format. */
export async function encodeFormat(
  format: OutputFormat,
  samples: Float32Array,
  sampleRate: number,
  tags: AudioTags,
): Promise<Uint8Array> {
  return ENCODERS[format](samples, sampleRate, tags)
}
