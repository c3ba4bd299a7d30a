import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computePeaks } from './computePeaks.ts'

it('computePeaks returns the requested number of integers of 0-100, with a maximum of 100', () => {
  const clips = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 500 })
  fc.assert(
    fc.property(clips, fc.integer({ min: 1, max: 300 }), (clip, count) => {
      const samples = Float32Array.from(clip)
      const peaks = computePeaks(samples, count)
      expect(peaks).toHaveLength(count)
      for (const peak of peaks) expect(Number.isInteger(peak) && peak >= 0 && peak <= 100).toBe(true)
      expect(Math.max(...peaks)).toBe(samples.some((sample) => sample !== 0) ? 100 : 0)
    }),
  )
})

it('computePeaks returns the root mean square of each part of the clip', () => {
  expect(computePeaks(new Float32Array([0, 0.25, -0.5, 0.1, 0.05, 0]), 3)).toEqual([49, 100, 10])
})

it('computePeaks normalizes soft and loud clips alike', () => {
  expect(computePeaks(new Float32Array([0.001, 0.002]), 2)).toEqual(computePeaks(new Float32Array([0.4, 0.8]), 2))
})

it('computePeaks returns zeros for silence and for an empty clip', () => {
  expect(computePeaks(new Float32Array(10), 4)).toEqual([0, 0, 0, 0])
  expect(computePeaks(new Float32Array(0), 4)).toEqual([0, 0, 0, 0])
})
