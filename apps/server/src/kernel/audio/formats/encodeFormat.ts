import type { OutputFormat } from '@voice-rankings/contract'
import type { AudioTags } from './audioTags.ts'
import { encodeAiff } from './encodeAiff.ts'
import { encodeWav } from './encodeWav.ts'
import { resample } from '@voice-rankings/analysis'
import { PCM_RATE } from './mediaTypes.ts'
import { toInt16 } from './toInt16.ts'

type Encode = (samples: Float32Array, sampleRate: number, tags: AudioTags) => Uint8Array | Promise<Uint8Array>

/** Encoder of each format; the large ones are imported on first use. */
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

/** Encodes mono samples in -1…1 as a file of the format. */
export async function encodeFormat(
  format: OutputFormat,
  samples: Float32Array,
  sampleRate: number,
  tags: AudioTags,
): Promise<Uint8Array> {
  return ENCODERS[format](samples, sampleRate, tags)
}

/**
 * Encodes raw 16-bit little-endian mono PCM at {@link PCM_RATE}: without a header, the rate has to be fixed and tags
 * are lost.
 */
function encodePcm(samples: Float32Array, sampleRate: number): Uint8Array {
  return toInt16(resample(samples, sampleRate, PCM_RATE))
}
