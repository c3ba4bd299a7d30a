import { expect, it } from 'vitest'
import { acceptPitch } from './acceptPitch.ts'
import { intensityDb, SILENCE_DB } from './intensityDb.ts'
import { isVocalFry } from './isVocalFry.ts'
import { averageIntensityPercent, perceptualLoudnessPercent } from './loudnessPercent.ts'
import { sine } from './testing/signals.ts'

it.each([
  [50, 0.71, true],
  [800, 0.71, true],
  [49.9, 0.99, false],
  [800.1, 0.99, false],
  [80, 0.51, true],
  [500, 0.51, true],
  [79.9, 0.7, false],
  [500.1, 0.7, false],
  [200, 0.5, false],
  [200, 0.7, true],
])('a pitch of %d Hz with clarity %d is accepted: %s', (pitchHz, clarity, accepted) => {
  expect(acceptPitch(pitchHz, clarity)).toBe(accepted ? pitchHz : null)
})

it.each([
  [20, 0.9, false],
  [20.1, 0.71, true],
  [45, 0.71, true],
  [69.9, 0.71, true],
  [70, 0.9, false],
  [45, 0.7, false],
])('a raw pitch of %d Hz with clarity %d is vocal fry: %s', (pitchHz, clarity, fry) => {
  expect(isVocalFry(pitchHz, clarity)).toBe(fry)
})

it('silence has an intensity of -60 dB, and nothing is quieter', () => {
  expect(intensityDb(new Float32Array(100))).toBe(SILENCE_DB)
  expect(intensityDb(new Float32Array(100).fill(1e-6))).toBe(-60)
  expect(intensityDb(new Float32Array(0))).toBe(-60)
})

it('intensity is that of the root mean square: a full-scale sine has -3 dB', () => {
  expect(intensityDb(sine(1, 16_000, 100, 1))).toBeCloseTo(-3.01, 1)
})

it.each([
  [-70, 0],
  [-38, 50],
  [-6, 100],
  [-100, 0],
  [-Infinity, 0],
  [3, 100],
])('%d LUFS is a perceptual loudness of %d percent', (lufs, percent) => {
  expect(perceptualLoudnessPercent(lufs)).toBeCloseTo(percent)
})

it.each([
  [-20, 0, 10],
  [-26, -6, 10],
  [-6, -6, 100],
])('an average of %d dB under a peak of %d dB is an intensity of %d percent', (average, peak, percent) => {
  expect(averageIntensityPercent(average, peak)).toBeCloseTo(percent)
})
