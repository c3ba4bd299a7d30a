import { describe, expect, it } from 'vitest'
import { resample } from './resample.ts'
import { sine } from './testing/signals.ts'

describe.each([16_000, 22_050, 24_000, 44_100, 48_000])('from %d Hz', (rate) => {
  it('keeps the timing and level of a tone in the pass band', () => {
    const slow = resample(sine(0.5, rate, 1_000), rate, 8_000)
    const expected = sine(0.5, 8_000, 1_000)
    expect(slow).toHaveLength(expected.length)
    for (let i = 50; i < slow.length - 50; i++) expect(Math.abs(slow[i]! - expected[i]!)).toBeLessThan(0.001)
  })

  it('removes frequencies above the lower Nyquist frequency', () => {
    const slow = resample(sine(0.5, rate, 6_000), rate, 8_000)
    expect(Math.max(...slow.subarray(50, -50))).toBeLessThan(0.003)
  })
})

it('converts to a higher rate', () => {
  const fast = resample(sine(0.2, 16_000, 1_000), 16_000, 44_100)
  const expected = sine(0.2, 44_100, 1_000)
  for (let i = 200; i < fast.length - 200; i++) expect(Math.abs(fast[i]! - expected[i]!)).toBeLessThan(0.001)
})

it('returns the same clip for equal rates', () => {
  const clip = sine(0.1, 16_000, 440)
  expect(resample(clip, 16_000, 16_000)).toBe(clip)
})

it('returns an empty clip for an empty clip', () => {
  expect(resample(new Float32Array(0), 48_000, 8_000)).toHaveLength(0)
})
