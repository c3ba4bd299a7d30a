import { resample } from '@voice-rankings/analysis'
import { PCM_RATE } from './mediaTypes.ts'
import { toInt16 } from './toInt16.ts'

/** Bare 16 bit mono samples, little-endian, at {@link PCM_RATE}: without a header there is no place for a rate or tags. */
export function encodePcm(samples: Float32Array, sampleRate: number): Uint8Array {
  return toInt16(resample(samples, sampleRate, PCM_RATE))
}
