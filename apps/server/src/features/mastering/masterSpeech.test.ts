import { loudness, truePeakDbtp } from '@voice-rankings/analysis'
import { expect, it } from 'vitest'
import { decodeMp3 } from '../../kernel/audio/decodeMp3.ts'
import { masterSpeech } from './masterSpeech.ts'

/** Two seconds of a voiced tone in syllables, with a high crest factor. */
function speechLike(rate: number, gain: number): Float32Array {
  return Float32Array.from({ length: 2 * rate }, (_, i) => {
    const t = i / rate
    let sum = 0
    for (let n = 1; n <= 20; n++) sum += Math.sin(2 * Math.PI * 180 * n * t + n * n) / n
    return gain * sum * Math.max(0, Math.sin(2 * Math.PI * 4 * t)) ** 0.5
  })
}

it.each([
  [16_000, 0.02],
  [22_050, 0.1],
  [44_100, 0.3],
])(
  'masterSpeech delivers -16 LUFS and at most -1.5 dBTP as an mp3 at %d Hz, for an engine level of %d',
  async (rate, gain) => {
    const { mp3 } = await masterSpeech({ samples: speechLike(rate, gain), sampleRate: rate })
    const { samples, sampleRate } = await decodeMp3(mp3)
    expect(Math.abs(loudness(samples, sampleRate).lufs + 16)).toBeLessThan(0.3)
    expect(truePeakDbtp(samples)).toBeLessThanOrEqual(-1.5)
  },
)

it.each([
  [96_000, 48_000],
  [20_000, 22_050],
  [6_000, 8_000],
])('masterSpeech delivers speech of %d Hz, which mp3 lacks, at %d Hz with its duration', async (rate, mp3Rate) => {
  const { mp3, durationMs } = await masterSpeech({ samples: speechLike(rate, 0.1), sampleRate: rate })
  const { samples, sampleRate } = await decodeMp3(mp3)
  expect(sampleRate).toBe(mp3Rate)
  expect(samples.length / sampleRate).toBeCloseTo(2, 3)
  expect(durationMs).toBeCloseTo(2000, 0)
})
