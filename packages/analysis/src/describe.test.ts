import { ATTRIBUTE_NAMES, ATTRIBUTE_TEXTS, ATTRIBUTES, attributeRecord } from '@voice-rankings/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describe as describeVoice } from './describe.ts'
import { USE_CASES, type DescribedProfile } from './useCases.ts'

const narrator: DescribedProfile = {
  ...attributeRecord('measurement', (name) => ATTRIBUTES[name].range[0]),
  pitchHz: 118,
  pitchSpreadSemitones: 5.2,
  wordsPerMinute: 152,
  intensityPercent: 79,
  vocalFry: 0.01,
  energy: 4.7,
}
const whisper: DescribedProfile = { ...narrator, pitchHz: null, pitchSpreadSemitones: null, vocalFry: 0 }

it('summarizes a voice by its measurements and their labels', () => {
  expect(describeVoice(narrator).voice_summary).toBe(
    'A deep voice (118 Hz), speaking at a moderate pace (152 words per minute). It is loud and clear of fry, with a balanced delivery.',
  )
})

it('lists each measurement with value and interpretation', () => {
  const rows = describeVoice(narrator).voice_attributes_summary
  const names: string[] = ATTRIBUTE_NAMES.map((name) => ATTRIBUTE_TEXTS[name].name)
  expect(rows.map(({ attribute }) => attribute)).toEqual(names.toSpliced(1, 0, 'Pitch range'))
  expect(rows).toEqual(
    expect.arrayContaining([
      { attribute: 'Pitch', value: '118 Hz', interpretation: 'Deep' },
      { attribute: 'Pitch range', value: '5.2 semitones', interpretation: 'Moderate' },
      { attribute: 'Speaking rate', value: '152 words per minute', interpretation: 'Moderate' },
      { attribute: 'Intensity', value: '79 %', interpretation: 'Loud' },
      { attribute: 'Vocal fry', value: '1 %', interpretation: 'Clear' },
      { attribute: 'Energy', value: '4.7 of 10', interpretation: 'Balanced' },
    ]),
  )
})

it('describes a whisper as unpitched, without vocal fry', () => {
  const texts = describeVoice(whisper)
  expect(texts.voice_summary).toMatch(/^A voice without pitch, as in a whisper/)
  expect(texts.voice_attributes_summary.map((row) => row.attribute)).not.toContain('Vocal fry')
  expect(texts.voice_detail_breakdown.join(' ')).not.toMatch(/Vocal fry/)
})

it.each([
  ['narration', narrator],
  ['education', narrator],
  ['support', narrator],
  ['announcements', narrator],
  ['advertising', { ...narrator, energy: 7 }],
  ['meditation', { ...narrator, energy: 3, wordsPerMinute: 110 }],
  ['characters', { ...narrator, pitchHz: 320 }],
  ['characters', { ...narrator, vocalFry: 0.5 }],
  ['characters', whisper],
  ['general', { ...narrator, wordsPerMinute: null, intensityPercent: 60 }],
] as const)('suggests %s where the measurements suit it', (use, profile) => {
  expect(describeVoice(profile).voice_categories).toContain(use)
})

const within = ([min, max]: readonly [number, number]) => fc.double({ min, max, noNaN: true })

it('gives every voice a use with reasons, in complete sentences', () => {
  const profiles = fc.record({
    ...attributeRecord('measurement', (name) => within(ATTRIBUTES[name].limits)),
    pitchHz: fc.option(fc.double({ min: 50, max: 800, noNaN: true })),
    pitchSpreadSemitones: fc.double({ min: 0, max: 30, noNaN: true }),
    wordsPerMinute: fc.option(fc.double({ min: 20, max: 500, noNaN: true })),
  })
  fc.assert(
    fc.property(profiles, (given) => {
      const texts = describeVoice(given.pitchHz === null ? { ...given, pitchSpreadSemitones: null } : given)
      expect(texts.voice_categories.length).toBeGreaterThan(0)
      expect(texts.voice_best_for_description).toHaveLength(texts.voice_categories.length)
      for (const use of texts.voice_categories) expect(USE_CASES).toContain(use)
      for (const text of [texts.voice_summary, ...texts.voice_detail_breakdown, ...texts.voice_best_for_description]) {
        expect(text).toMatch(/\.$/)
        expect(text).not.toMatch(/undefined|null|NaN|Infinity| {2}| ,|unknown/)
        expect(text).not.toMatch(/\ba [aeiou]/)
      }
    }),
  )
})
