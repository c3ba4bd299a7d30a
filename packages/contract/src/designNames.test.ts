import { expect, it } from 'vitest'
import { isDesigned } from './designNames.ts'

it.each([
  ['flite', 'designed--k3w7q2zt5b6mxa4c', true],
  ['openai', 'gpt-4o-mini-tts--designed-k3w7q2zt5b6mxa4c', true],
  ['openai', 'gpt-4o-mini-tts--coral', false],
  ['elevenlabs', 'designed--k3w7q2zt5b6mxa4c', false],
  ['elevenlabs', 'eleven-v3--designed-by-ada', false],
  ['flite', 'slt--base', false],
])('the voice %s %s is a designed one: %s', (voice_service, voice_speaker_id, expected) => {
  expect(isDesigned({ voice_service, voice_speaker_id })).toBe(expected)
})
