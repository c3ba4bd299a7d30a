import { expect, it } from 'vitest'
import { voiceBrief } from './voiceBrief.ts'

const voice = {
  voice_service: 'espeak',
  voice_gender: 'female',
  voice_pitch_hz: 180,
  voice_words_per_minute: null,
  voice_intensity: null,
  voice_vocal_fry: 0,
  voice_energy: 3,
  voice_rating: null,
} as const

it('a voice is described by the name of its provider and its traits', () => {
  expect(voiceBrief(voice)).toBe('eSpeak NG · low · calm · clear')
})

it('a ranked voice is described with its score', () => {
  const voice_rating = { score: 4.27, count: 12, low: 4, high: 4.5, excluded: 0 }
  expect(voiceBrief({ ...voice, voice_rating })).toBe('eSpeak NG · low · calm · clear · ★ 4.3')
})
