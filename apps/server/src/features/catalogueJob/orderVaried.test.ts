import { expect, it } from 'vitest'
import { engineVoice } from '../catalogue/createEngines.ts'
import { VOICES } from '../catalogue/voices.ts'
import { orderVaried } from './orderVaried.ts'

const OFFERED = VOICES.map((voice) => ({ service: voice.voice_service, voice: engineVoice(voice) }))
type Offered = (typeof OFFERED)[number]

const count = (voices: readonly Offered[], trait: (voice: Offered) => unknown) => new Set(voices.map(trait)).size

const ids = (voices: readonly Offered[]) => voices.map(({ service, voice }) => `${service}-${voice.speakerId}`)

it('orderVaried shows every provider, both genders and many languages among the first twelve voices', () => {
  const first = orderVaried(OFFERED).slice(0, 12)
  expect(count(first, ({ service }) => service)).toBe(count(OFFERED, ({ service }) => service))
  expect(count(first, ({ voice }) => voice.gender)).toBe(2)
  expect(count(first, ({ voice }) => voice.languageCodes[0])).toBeGreaterThanOrEqual(6)
})

it('orderVaried neither loses nor duplicates a voice', () => {
  expect(ids(orderVaried(OFFERED)).toSorted()).toEqual(ids(OFFERED).toSorted())
})
