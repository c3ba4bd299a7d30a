import { TEXT_LIMITS } from '@voice-rankings/contract'
import { expect, it } from 'vitest'
import { PASSAGES } from '../../catalogue/passages.ts'
import { MAX_EXPECTED_SECONDS } from '../speechLimits.ts'
import { spokenSeconds } from './spokenSeconds.ts'

const upTo = (length: number, text: string) => `${text} `.repeat(length).slice(0, length)

it.each<[what: string, text: string]>([
  ...Object.values(PASSAGES).map(({ language, text }): [string, string] => [`speech in ${language}`, text]),
  ['prices and dates', 'On 3 May 2026 the room costs €89.50 a night, breakfast included, for two people. Call us.'],
  ['one letter', 'x'],
  ['capitals', 'NATO'],
])('spokenSeconds is within the limit for the longest text of %s', (_what, text) => {
  expect(spokenSeconds(upTo(TEXT_LIMITS.paid, text))).toBeLessThan(MAX_EXPECTED_SECONDS)
})

it.each([
  ['500 figures', '7'.repeat(500)],
  ['475 figures and a full stop', `${'1'.repeat(475)}.`],
  ['a hundred numbers', upTo(500, '1984')],
  ['figures of another script', '٣'.repeat(500)],
  ['500 signs', '@#$%'.repeat(125)],
])('spokenSeconds is over the limit for %s', (_what, text) => {
  expect(spokenSeconds(text)).toBeGreaterThan(MAX_EXPECTED_SECONDS)
})
