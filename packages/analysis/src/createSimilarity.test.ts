import { expect, it } from 'vitest'
import { createSimilarity } from './createSimilarity.ts'
import { syllables, whispers } from './testing/signals.ts'
import { voiceFrames } from './voiceFrames.ts'
import { takeVoiceprint } from './voiceprint.ts'

const RATE = 16_000
/** Eight speakers: four vocal tracts, each with a low and a high voice. */
const SPEAKERS = [
  [500, 1_000, 2_300],
  [600, 1_400, 2_600],
  [750, 1_200, 2_900],
  [450, 1_800, 2_700],
].flatMap((formants) => [110, 210].map((pitchHz) => ({ formants, pitchHz })))

const print = (clip: Float32Array) => takeVoiceprint(voiceFrames(clip, RATE))
const catalogue = SPEAKERS.map((speaker) => print(syllables(8, RATE, { ...speaker, perSecond: 4 })))
const again = SPEAKERS.map((speaker) => print(syllables(7, RATE, { ...speaker, perSecond: 3.6 })))
const similarity = createSimilarity(catalogue)

it('createSimilarity identifies every speaker by other words', () => {
  for (const [i, query] of again.entries()) {
    const percents = catalogue.map((known) => similarity.percent(query, known))
    expect(percents.indexOf(Math.max(...percents))).toBe(i)
  }
})

it('percent is 100 for equal voices, less for others, never negative, and symmetric', () => {
  for (const a of catalogue) {
    expect(similarity.percent(a, a)).toBe(100)
    for (const b of again) {
      expect(similarity.percent(a, b)).toBeLessThan(100)
      expect(similarity.percent(a, b)).toBeGreaterThanOrEqual(0)
      expect(similarity.percent(a, b)).toBeCloseTo(similarity.percent(b, a))
    }
  }
})

it('percent compares voiceprints that were stored as JSON', () => {
  const stored = JSON.parse(JSON.stringify(again[0])) as (typeof again)[0]
  expect(similarity.percent(stored, catalogue[0]!)).toBeCloseTo(similarity.percent(again[0]!, catalogue[0]!), 6)
})

it('percent compares a whisper without pitch with other voices', () => {
  const whisper = print(whispers(6, RATE, { formants: [500, 1_500, 2_500] }))
  const percent = createSimilarity([...catalogue, whisper]).percent(whisper, catalogue[0]!)
  expect(percent).toBeGreaterThanOrEqual(0)
  expect(percent).toBeLessThan(60)
})

it.each([
  ['an empty catalogue', []],
  ['a catalogue of one voice', catalogue.slice(0, 1)],
])('percent compares voices with %s', (_, voices) => {
  const percent = createSimilarity(voices).percent(catalogue[0]!, catalogue[3]!)
  expect(percent).toBeGreaterThanOrEqual(0)
  expect(percent).toBeLessThan(100)
})
