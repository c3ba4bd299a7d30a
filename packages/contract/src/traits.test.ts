import { expect, it } from 'vitest'
import { TRAIT_NAMES, traitRange, traitsOf } from './traits.ts'

const plain = {
  voice_gender: 'female',
  voice_pitch_hz: 210,
  voice_words_per_minute: 160,
  voice_intensity: 78,
  voice_vocal_fry: 0.05,
  voice_energy: 5,
} as const

it.each([
  ['a voice in the middle of every scale', {}, []],
  ['a low female voice', { voice_pitch_hz: 189.9 }, ['low']],
  ['a male voice of the same pitch', { voice_pitch_hz: 189.9, voice_gender: 'male' }, ['high']],
  ['a low male voice', { voice_pitch_hz: 104.9, voice_gender: 'male' }, ['low']],
  ['a calm, slow voice', { voice_energy: 3.9, voice_words_per_minute: 129 }, ['calm', 'slow']],
  ['a lively, fast voice', { voice_energy: 6, voice_words_per_minute: 200 }, ['lively', 'fast']],
  ['a soft, clear voice', { voice_intensity: 69, voice_vocal_fry: 0 }, ['soft', 'clear']],
  ['a loud, creaky voice', { voice_intensity: 85, voice_vocal_fry: 0.15 }, ['loud', 'creaky']],
  ['a whisper, whose fry means nothing', { voice_pitch_hz: null, voice_vocal_fry: 0 }, []],
  ['a voice without measurements', { voice_energy: null, voice_words_per_minute: null, voice_intensity: null }, []],
] as const)('%s has the traits %j', (_voice, measured, traits) => {
  expect(traitsOf({ ...plain, ...measured })).toEqual(traits)
})

it('opposite traits exclude each other', () => {
  for (const gender of ['female', 'male'] as const) {
    const ranges = TRAIT_NAMES.map((name) => traitRange(name, gender))
    for (let n = 0; n < ranges.length; n += 2) {
      const [first, second] = [ranges[n]!, ranges[n + 1]!]
      expect(first[1] <= second[0] || second[1] <= first[0], TRAIT_NAMES[n]).toBe(true)
    }
  }
})
