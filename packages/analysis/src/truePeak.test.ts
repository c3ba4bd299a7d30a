import { expect, it } from 'vitest'
import { truePeakDbtp, truePeaks } from './truePeak.ts'
import { sine } from './testing/signals.ts'

/** Tones whose maxima lie between samples: divisor of the rate, phase in degrees (EBU Tech 3341, cases 15-19). */
const CASES = [
  [4, 0],
  [4, 45],
  [6, 60],
  [8, 67.5],
] as const

it.each(CASES)(
  'truePeakDbtp finds the peak between samples of a tone at 1/%d of the rate, phase %d',
  (divisor, phase) => {
    const tone = sine(0.2, 48_000, 48_000 / divisor, 0.5, (phase * Math.PI) / 180)
    // A sudden start or end would overshoot the tone itself.
    const peak = truePeakDbtp(tone.map((sample, i) => sample * Math.min(1, i / 2_400, (tone.length - i) / 2_400)))
    expect(peak).toBeGreaterThan(-6.02 - 0.2)
    expect(peak).toBeLessThan(-6.02 + 0.4)
  },
)

it('truePeakDbtp is minus infinity for silence', () => {
  expect(truePeakDbtp(new Float32Array(100))).toBe(-Infinity)
})

it('truePeaks is never below a sample or its neighbours', () => {
  const clip = sine(0.1, 16_000, 3_900, 0.7, 1)
  const peaks = truePeaks(clip, 0.1)
  expect(clip.every((sample, i) => peaks[i]! >= Math.abs(sample) && peaks[i]! >= Math.abs(clip[i - 1] ?? 0))).toBe(true)
})
