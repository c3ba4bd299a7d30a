import { expect, it } from 'vitest'
import { ATTRIBUTE_TEXTS, displayedSteps, shareOf } from './attributes.ts'

it.each([
  [240, 0.5],
  [80, 0],
  [400, 1],
  [60, 0],
  [500, 1],
])('the value %d is at %d of an axis from 80 to 400', (value, share) => {
  expect(shareOf(value, [80, 400])).toBe(share)
})

it('a value on an axis without a length is at its start', () => {
  expect(shareOf(7, [7, 7])).toBe(0)
})

it.each([
  ['vocalFry', 0.004, 0],
  ['vocalFry', 0.005, 1],
  ['pitch', 99.4, 99],
  ['energy', 5.24, 52],
  ['energy', 5.26, 53],
] as const)('the %s %d is displayed in %d steps of its last decimal', (name, value, steps) => {
  expect(displayedSteps(name, value)).toBe(steps)
})

it.each([
  ['speakingRate', 163.6, '164 words per minute', '164 wpm'],
  ['pitch', 172.4, '172 Hz', '172 Hz'],
  ['intensity', 70.5, '71 %', '71 %'],
  ['vocalFry', 0.034, '3 %', '3 %'],
  ['energy', 5, '5.0 of 10', '5.0 of 10'],
] as const)('the %s %d is written with its unit', (name, value, inFull, inShort) => {
  expect(ATTRIBUTE_TEXTS[name].inFull(value)).toBe(inFull)
  expect(ATTRIBUTE_TEXTS[name].inShort(value)).toBe(inShort)
})
