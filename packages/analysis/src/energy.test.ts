import fc from 'fast-check'
import { expect, it } from 'vitest'
import { energy, ENERGY_RANGES, type EnergyIngredients } from './energy.ts'

const ingredients = fc.record({
  loudnessRangeLu: fc.option(fc.double({ min: 0, max: 30, noNaN: true })),
  wordsPerMinute: fc.option(fc.double({ min: 1, max: 600, noNaN: true })),
  pitchSpreadSemitones: fc.option(fc.double({ min: 0, max: 40, noNaN: true })),
})

function all(end: 'calm' | 'lively'): EnergyIngredients {
  return {
    loudnessRangeLu: ENERGY_RANGES.loudnessRangeLu[end],
    wordsPerMinute: ENERGY_RANGES.wordsPerMinute[end],
    pitchSpreadSemitones: ENERGY_RANGES.pitchSpreadSemitones[end],
  }
}

it('energy is within 1-10, with one decimal', () => {
  fc.assert(
    fc.property(ingredients, (given) => {
      const value = energy(given)
      expect(value).toBeGreaterThanOrEqual(1)
      expect(value).toBeLessThanOrEqual(10)
      expect(Math.round(value * 10) / 10).toBe(value)
    }),
  )
})

it('energy never decreases with a larger pitch range', () => {
  fc.assert(
    fc.property(ingredients, fc.double({ min: 0, max: 20, noNaN: true }), (given, more) => {
      const spread = given.pitchSpreadSemitones ?? 3
      const before = energy({ ...given, pitchSpreadSemitones: spread })
      expect(energy({ ...given, pitchSpreadSemitones: spread + more })).toBeGreaterThanOrEqual(before)
    }),
  )
})

it('energy is 1 for the calmest and 10 for the liveliest delivery', () => {
  expect(energy(all('calm'))).toBe(1)
  expect(energy(all('lively'))).toBe(10)
})

it('energy ignores missing measurements of a whisper', () => {
  expect(energy({ ...all('lively'), pitchSpreadSemitones: null })).toBe(10)
})

it('energy is 1 without measurements', () => {
  expect(energy({ loudnessRangeLu: null, wordsPerMinute: null, pitchSpreadSemitones: null })).toBe(1)
})
