import { expect, it, test } from 'vitest'
import { suggestedText } from './suggestedTexts.ts'

/** Languages of the voices that an installation has out of the box. */
const LANGUAGES =
  'af bg ca cs da de el en es et fi fr hi hr hu id is it ko lt lv nb nl pl pt ro ru sk sl sv sw tr uk vi'.split(' ')
const KINDS = ['audiobook', 'news', 'phoneMenu', 'numbers'] as const

test.each(LANGUAGES)('%s has four texts of its own that a guest may generate', (language) => {
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
