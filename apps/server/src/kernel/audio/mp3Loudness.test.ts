import { describe, expect, it } from 'vitest'
import { decodeMp3 } from './decodeMp3.ts'
import { encodeMp3 } from './createMp3Writer.ts'

/** Mean power of the middle half of a clip, in dB. */
function levelDb(samples: Float32Array): number {
  const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4)
  return 10 * Math.log10(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length)
}

describe('encodeMp3', () => {
  it.each([8000, 16_000, 22_050, 44_100])('keeps the loudness of the samples at %i Hz', async (sampleRate) => {
    const tone = Float32Array.from(
      { length: sampleRate * 2 },
      (_, i) => 0.5 * Math.sin((2 * Math.PI * 440 * i) / sampleRate),
    )
    const { samples } = await decodeMp3(await encodeMp3(tone, sampleRate))
    expect(levelDb(samples) - levelDb(tone)).toBeCloseTo(0, 1)
  })
})
