import { expect, it, test } from 'vitest'
import { CATALOGUE_LANGUAGES } from '../../testing/catalogueLanguages.ts'
import { suggestedText } from './suggestedTexts.ts'

const KINDS = ['audiobook', 'news', 'phoneMenu', 'numbers'] as const

test.each(CATALOGUE_LANGUAGES)('%s has four texts of its own that a guest may generate', (language) => {
  const texts = KINDS.map((kind) => suggestedText(language, kind))
  if (language !== 'en') expect(texts[0]).not.toBe(suggestedText('en', 'audiobook'))
  expect(new Set(texts).size).toBe(4)
  for (const text of texts) {
    expect(text.length).toBeGreaterThan(20)
    expect(text.length).toBeLessThan(180)
  }
})

it('a region has the texts of its language', () => {
  expect(suggestedText('de-AT', 'audiobook')).toBe(suggestedText('de', 'audiobook'))
  expect(suggestedText('pt-BR', 'news')).toBe(suggestedText('pt', 'news'))
})

it('a language without texts has the English ones', () => {
  expect(suggestedText('tlh', 'news')).toBe(suggestedText('en', 'news'))
})
