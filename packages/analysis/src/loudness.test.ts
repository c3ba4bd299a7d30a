import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loudness } from './loudness.ts'
import { joined, noise, sine } from './testing/signals.ts'

/** Consecutive 1 kHz tones (seconds, dBFS), and their loudness in one channel (EBU Tech 3341, cases 1-5). */
const CASES: [name: string, tones: [seconds: number, dbfs: number][], lufs: number][] = [
  ['a steady tone', [[20, -23]], -26.01],
  ['a quieter steady tone', [[20, -33]], -36.01],
  [
    'soft edges, gated away relatively',
    [
      [10, -36],
      [60, -23],
      [10, -36],
    ],
    -26.01,
  ],
  [
    'silent edges, gated away absolutely',
    [
      [10, -72],
      [10, -36],
      [60, -23],
      [10, -36],
      [10, -72],
    ],
    -26.01,
  ],
  [
    'levels around the relative gate',
    [
      [20, -26],
      [20.1, -20],
      [20, -26],
    ],
    -26.01,
  ],
]

describe.each([16_000, 22_050, 24_000, 44_100, 48_000])('at %d Hz', (rate) => {
  it.each(CASES)('measures %s within 0.1 LU', (_, tones, lufs) => {
    const clip = joined(...tones.map(([seconds, dbfs]) => sine(seconds, rate, 1_000, 10 ** (dbfs / 20))))
    expect(Math.abs(loudness(clip, rate).lufs - lufs)).toBeLessThan(0.1)
  })

  it('weights low tones less and high tones more, as the K curve does', () => {
    const [low, middle, high] = [40, 1_000, 5_000].map((hz) => loudness(sine(2, rate, hz, 0.1), rate).lufs)
    expect(low).toBeLessThan(middle! - 3)
    expect(high).toBeGreaterThan(middle! + 3)
  })
})

it('increases by as many LU as the gain in dB', () => {
  const clip = noise(2, 16_000, 0.1)
  const before = loudness(clip, 16_000).lufs
  fc.assert(
    fc.property(fc.double({ min: -30, max: 15, noNaN: true }), (db) => {
      const after = loudness(
        clip.map((sample) => sample * 10 ** (db / 20)),
        16_000,
      ).lufs
      expect(after - before).toBeCloseTo(db, 3)
    }),
    { numRuns: 20 },
  )
})

it('has a range equal to the difference of loud and soft passages', () => {
  const clip = joined(sine(10, 16_000, 1_000, 0.1), sine(10, 16_000, 1_000, 0.05))
  expect(loudness(clip, 16_000).rangeLu).toBeCloseTo(6.02, 1)
  expect(loudness(sine(10, 16_000, 1_000), 16_000).rangeLu).toBeCloseTo(0, 1)
})

it('measures a clip shorter than one block as a whole', () => {
  expect(loudness(sine(0.15, 48_000, 1_000, 10 ** (-23 / 20)), 48_000).lufs).toBeCloseTo(-26, 0)
})

it.each([
  ['silence', new Float32Array(48_000)],
  ['an empty clip', new Float32Array(0)],
])('is minus infinity without range for %s', (_, clip) => {
  expect(loudness(clip, 48_000)).toEqual({ lufs: -Infinity, rangeLu: 0 })
})
