import { expect, it } from 'vitest'
import { stageLanguages } from './stageLanguages.ts'

const COUNTS = [
  { value: 'en', count: 90 },
  { value: 'en-US', count: 60 },
  { value: 'fr', count: 40 },
  { value: 'de-AT', count: 5 },
]

it("stageLanguages starts with the visitor's language, then those with most voices", () => {
  expect(stageLanguages(COUNTS, 'de').map(({ code }) => code)).toEqual(['de', 'en', 'fr'])
})

it('stageLanguages names each language in its own words', () => {
  expect(stageLanguages(COUNTS, 'en').map(({ name }) => name)).toEqual(['English', 'Français', 'Deutsch'])
})
