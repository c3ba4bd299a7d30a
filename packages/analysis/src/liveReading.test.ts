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
])('acceptPitch for %d Hz with clarity %d: %s', (pitchHz, clarity, accepted) => {
  expect(acceptPitch(pitchHz, clarity)).toBe(accepted ? pitchHz : null)
})

it.each([
  [20, 0.9, false],
  [20.1, 0.71, true],
  [45, 0.71, true],
  [69.9, 0.71, true],
  [70, 0.9, false],
  [45, 0.7, false],
])('isVocalFry for %d Hz with clarity %d: %s', (pitchHz, clarity, fry) => {
  expect(isVocalFry(pitchHz, clarity)).toBe(fry)
})

it('intensityDb is -60 dB for silence, its minimum', () => {
  expect(intensityDb(new Float32Array(100))).toBe(SILENCE_DB)
  expect(intensityDb(new Float32Array(100).fill(1e-6))).toBe(-60)
  expect(intensityDb(new Float32Array(0))).toBe(-60)
})

it('intensityDb is that of the root mean square: -3 dB for a full-scale sine', () => {
  expect(intensityDb(sine(1, 16_000, 100, 1))).toBeCloseTo(-3.01, 1)
})

it.each([
  [-70, 0],
  [-38, 50],
  [-6, 100],
  [-100, 0],
  [-Infinity, 0],
  [3, 100],
])('perceptualLoudnessPercent maps %d LUFS to %d percent', (lufs, percent) => {
  expect(perceptualLoudnessPercent(lufs)).toBeCloseTo(percent)
})

it.each([
  [-20, 0, 10],
  [-26, -6, 10],
  [-6, -6, 100],
])('averageIntensityPercent of %d dB under a peak of %d dB is %d percent', (average, peak, percent) => {
  expect(averageIntensityPercent(average, peak)).toBeCloseTo(percent)
})
