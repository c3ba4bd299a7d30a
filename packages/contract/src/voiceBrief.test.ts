import { expect, it } from 'vitest'
import { voiceBrief } from './voiceBrief.ts'

const voice = {
  voice_service: 'espeak',
  voice_traits: ['low', 'calm', 'clear'],
  voice_rating: null,
} satisfies Parameters<typeof voiceBrief>[0]

it('a voice is described by the name of its provider and its traits', () => {
  expect(voiceBrief(voice)).toBe('eSpeak NG · low · calm · clear')
})

it('a ranked voice is described with its score', () => {
  const voice_rating = { score: 4.27, count: 12, low: 4, high: 4.5, excluded: 0 }
  expect(voiceBrief({ ...voice, voice_rating })).toBe('eSpeak NG · low · calm · clear · ★ 4.3')
})
