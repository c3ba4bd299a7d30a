import { describe, expect, test } from 'vitest'
import { formatAttributeName, formatAttributeValue } from './attributeText.ts'
import { languageName, shownLanguage } from '../names/languageName.ts'
import { formatValueRange } from './voiceNumbers.ts'

describe('voice attributes', () => {
  test.each([
    ['voicePitchHz', 'Voice Pitch Hz'],
    ['speaking_rate', 'Speaking rate'],
    ['Best for', 'Best for'],
    ['__energyLevel_', 'Energy Level'],
  ])('formatAttributeName(%s) is %s', (name, shown) => expect(formatAttributeName(name)).toBe(shown))

  test.each([
    [['calm', 'deep'], 'calm, deep'],
    [3, '3.00'],
    [0.126, '0.13'],
    ['clear', 'clear'],
  ])('formatAttributeValue(%o) is %s', (value, shown) => expect(formatAttributeValue(value)).toBe(shown))
})

describe('voice languages', () => {
  test.each([
    [['de-DE', 'en-US', 'en-GB'], 'en-US'],
    [['de-DE', 'en-GB'], 'en-GB'],
    [['de-DE', 'fr-FR'], 'de-DE'],
    [['eng-X', 'sv-SE'], 'eng-X'],
    [[], undefined],
  ])('shownLanguage(%o) is %s', (codes, shown) => expect(shownLanguage(codes)).toBe(shown))

  test.each([
    ['en', 'English'],
    ['en-GB', 'English (UK)'],
    ['not a code', 'not a code'],
  ])('languageName(%s) is %s', (code, name) => expect(languageName(code)).toBe(name))
})

test.each([
  ['pitchRange', [110, 260], '110–260 Hz'],
  ['vocalFryRange', [0, 0.3], '0–30 %'],
  ['energyRange', [2, 4.5], '2–4.5 of 10'],
] as const)('formatValueRange of %s %o is %s', (name, range, text) => expect(formatValueRange(name, range)).toBe(text))
