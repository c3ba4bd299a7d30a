import { expect, it } from 'vitest'
import { energyLabel, intensityLabel, pitchLabel, pitchRangeLabel, rateLabel, vocalFryLabel } from './labels.ts'

it.each([
  [40, 'extremely deep'],
  [79.9, 'extremely deep'],
  [80, 'very deep'],
  [100, 'deep'],
  [130, 'medium-low'],
  [165, 'medium'],
  [200, 'medium-high'],
  [240, 'high'],
  [300, 'very high'],
  [399.9, 'very high'],
  [400, 'extremely high'],
  [900, 'extremely high'],
  [null, 'unpitched'],
])('pitchLabel maps %s Hz to %s', (hz, label) => {
  expect(pitchLabel(hz)).toBe(label)
})

it.each([
  [99.9, 'very slow'],
  [100, 'slow'],
  [130, 'moderate'],
  [170, 'brisk'],
  [200, 'fast'],
  [230, 'very fast'],
  [259.9, 'very fast'],
  [260, 'extremely fast'],
])('rateLabel maps %s words per minute to %s', (rate, label) => {
  expect(rateLabel(rate)).toBe(label)
})

it.each([
  [0, 'whisper'],
  [15, 'very soft'],
  [30, 'soft'],
  [45, 'moderate'],
  [50, 'moderate'],
  [75, 'loud'],
  [88, 'very loud'],
  [95, 'extremely loud'],
  [100, 'extremely loud'],
])('intensityLabel maps %s percent to %s', (percent, label) => {
  expect(intensityLabel(percent)).toBe(label)
})

it.each([
  [0, 'clear'],
  [0.02, 'mostly clear'],
  [0.06, 'light fry'],
  [0.15, 'moderate fry'],
  [0.35, 'heavy fry'],
  [0.7, 'extreme fry'],
  [1, 'extreme fry'],
])('vocalFryLabel maps %s to %s', (share, label) => {
  expect(vocalFryLabel(share)).toBe(label)
})

it.each([
  [0, 'monotone'],
  [2, 'narrow'],
  [4, 'moderate'],
  [7, 'wide'],
  [10, 'very wide'],
])('pitchRangeLabel maps %s semitones to %s', (semitones, label) => {
  expect(pitchRangeLabel(semitones)).toBe(label)
})

it.each([
  [1, 'very even'],
  [2.5, 'even'],
  [4.5, 'balanced'],
  [6.5, 'lively'],
  [8.5, 'very lively'],
  [10, 'very lively'],
])('energyLabel maps %s to %s', (energy, label) => {
  expect(energyLabel(energy)).toBe(label)
})
