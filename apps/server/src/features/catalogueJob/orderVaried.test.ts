import { expect, it } from 'vitest'
import type { CatalogueVoice } from '../catalogue/catalogueVoice.ts'
import { VOICES } from '../catalogue/voices.ts'
import { orderVaried } from './orderVaried.ts'

const count = (voices: readonly CatalogueVoice[], trait: (voice: CatalogueVoice) => string) =>
  new Set(voices.map(trait)).size

const ids = (voices: readonly CatalogueVoice[]) =>
  voices.map((voice) => `${voice.voice_service}-${voice.voice_speaker_id}`)

it('orderVaried shows every provider, both genders and many languages among the first twelve voices', () => {
  const first = orderVaried(VOICES).slice(0, 12)
  expect(count(first, (voice) => voice.voice_service)).toBe(count(VOICES, (voice) => voice.voice_service))
  expect(count(first, (voice) => voice.voice_gender)).toBe(2)
  expect(count(first, (voice) => voice.voice_language_codes[0])).toBeGreaterThanOrEqual(6)
})

it('orderVaried neither loses nor duplicates a voice', () => {
  expect(ids(orderVaried(VOICES)).toSorted()).toEqual(ids(VOICES).toSorted())
})
