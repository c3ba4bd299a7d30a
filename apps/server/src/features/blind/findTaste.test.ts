import { expect, it } from 'vitest'
import { attributeRecord } from '@voice-rankings/contract'
import { findTaste, type Measured } from './findTaste.ts'

const voice = (voice_pitch_hz: number | null, voice_words_per_minute: number | null = 160): Measured => ({
  ...attributeRecord('field', () => null),
  voice_pitch_hz,
  voice_words_per_minute,
})
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

const SLOW_LOW = { chosen: voice(100, 120), other: voice(160, 180) }
const LOW = { chosen: voice(100), other: voice(160) }
const HIGH = { chosen: voice(160), other: voice(100) }
const EQUAL = { chosen: voice(100), other: voice(103) }
const UNKNOWN = { chosen: voice(null, null), other: voice(100) }

it.each([
  [
    'slow and low voices',
    [...times(8, SLOW_LOW), ...times(2, HIGH)],
    { traits: ['low', 'slow'], chosen_count: 8, pair_count: 10 },
  ],
  ['low voices', [...times(7, LOW), ...times(3, HIGH)], { traits: ['low'], chosen_count: 7, pair_count: 10 }],
  ['high voices', times(3, HIGH), { traits: ['high'], chosen_count: 3, pair_count: 3 }],
  ['nothing in too few pairs', times(2, LOW), null],
  ['nothing with mixed choices', [...times(6, LOW), ...times(4, HIGH)], null],
  ['nothing of a difference that is not heard', times(5, EQUAL), null],
  ['nothing of voices that were not measured', times(5, UNKNOWN), null],
])('findTaste finds a liking of %s', (_what, decided, taste) => {
  expect(findTaste(decided)).toEqual(taste)
})
