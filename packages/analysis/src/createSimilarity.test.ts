import { expect, it } from 'vitest'
import { bandPass } from './bandPass.ts'
import { createSimilarity } from './createSimilarity.ts'
import { noise, syllables, whispers } from './testing/signals.ts'
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
const otherWords = SPEAKERS.map((speaker) => syllables(7, RATE, { ...speaker, perSecond: 3.6 }))
const again = otherWords.map(print)
const similarity = createSimilarity(catalogue)

/** Adds noise `db` below the mean power of a clip. */
function withNoise(clip: Float32Array, db: number): Float32Array {
  const power = clip.reduce((sum, sample) => sum + sample * sample, 0) / clip.length
  const hiss = noise(clip.length / RATE, RATE, Math.sqrt(3 * power) * 10 ** (-db / 20), 5)
  return clip.map((sample, i) => sample + hiss[i]!)
}

it.each<[string, (clip: Float32Array) => Float32Array]>([
  ['other words', (clip) => clip],
  ['other words with noise 20 dB below', (clip) => withNoise(clip, 20)],
  ['other words by telephone', (clip) => bandPass(bandPass(clip, RATE, 300, 3_400), RATE, 300, 3_400)],
])('createSimilarity identifies every speaker by %s', (_, recorded) => {
  const found = otherWords.map((clip) => {
    const query = print(recorded(clip))
    const percents = catalogue.map((known) => similarity.percent(query, known))
    return percents.indexOf(Math.max(...percents))
  })
  expect(found).toEqual(SPEAKERS.map((_speaker, i) => i))
})

it('shares of a difference sum to 1, and that of the pitch is higher for voices of different pitch', () => {
  const [low, high] = [catalogue[0]!, catalogue[1]!]
  const shares = similarity.shares(low, high)
  expect(shares.timbre + shares.pitch + shares.pace + shares.energy).toBeCloseTo(1, 9)
  expect(shares.pitch).toBeGreaterThan(0.1)
  expect(similarity.shares(low, catalogue[2]!).pitch).toBeLessThan(0.02)
})

it('shares are the parts of the squared distance', () => {
  const [one, other] = [catalogue[0]!, catalogue[3]!]
  // Without a difference in pitch, its share of the squared distance is missing.
  const at = one.whole.length - 3
  const level = { ...other, whole: other.whole.with(at, one.whole[at]!) }
  const square = similarity.distance(one, other) ** 2
  expect(similarity.distance(one, level) ** 2).toBeCloseTo(square * (1 - similarity.shares(one, other).pitch), 6)
})

it('shares of equal voices are 0', () => {
  expect(similarity.shares(again[0]!, again[0]!)).toEqual({ timbre: 0, pitch: 0, pace: 0, energy: 0 })
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

it('a pitch that could not be measured does not count', () => {
  const [one, other] = [catalogue[0]!, catalogue[1]!]
  const at = one.whole.length - 3
  const unknown = { ...one, whole: one.whole.with(at, null) }
  expect(similarity.distance(one, unknown)).toBe(0)
  expect(similarity.shares(unknown, other).pitch).toBe(0)
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
