import { expect, it, test } from 'vitest'
import { formatAttribute, formatAttributeDifference } from './formatAttribute.ts'
import { formatDifference } from './formatNumber.ts'

test.each([
  ['pitch', 166.6, '167 Hz'],
  ['speakingRate', 187.3, '187 wpm'],
  ['intensity', 84.2, '84 %'],
  ['vocalFry', 0.004, '0 %'],
  ['vocalFry', 0.126, '13 %'],
  ['energy', 4.68, '4.7 of 10'],
  ['energy', 5, '5.0 of 10'],
] as const)('%s %f is displayed as %s', (name, value, text) => expect(formatAttribute(name, value)).toBe(text))

test.each([
  ['pitch', -32.4, '−32 Hz'],
  ['speakingRate', 0.4, '±0 wpm'],
  ['vocalFry', 0.03, '+3 %'],
  ['energy', -0.36, '−0.4'],
] as const)('a difference of %s of %f is displayed as %s', (name, value, text) =>
  expect(formatAttributeDifference(name, value)).toBe(text),
)

test.each([
  [9.4, 0, '+9'],
  [-13, 0, '−13'],
  [-0.2, 0, '±0'],
  [0.004, 2, '±0.00'],
  [-0.126, 2, '−0.13'],
])('a difference of %f with %d digits is formatted as %s', (value, digits, text) =>
  expect(formatDifference(value, digits)).toBe(text),
)

it('displays a grade in the language of the page', () => {
  expect(formatAttribute('energy', 4.7, { locale: 'de-DE', wpm: 'W/min', ofTen: 'von 10' })).toBe('4,7 von 10')
})
