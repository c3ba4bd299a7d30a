import { expect, it } from 'vitest'
import { HOSTILE_TEXTS } from '../speech/testing/hostileTexts.ts'
import { splitTokens } from '../speech/text/tokens.ts'
import { splitText } from './splitText.ts'

it('splitText ends its parts with sentences', () => {
  const text = 'This sentence is one of very many that are alike, and it lasts for five seconds or so. '.repeat(12)
  const parts = splitText(text)
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) expect(part.text).toMatch(/^This .* so\.$/u)
})

it.each(HOSTILE_TEXTS)('splitText keeps each token of %s at its offset', (_, text) => {
  const long = `${text} `.repeat(20)
  const tokens = splitText(long).flatMap(({ text: part, offsets, firstToken }) =>
    offsets.map((offset, index) => [firstToken + index, /^\S+/u.exec(part.slice(offset))?.[0]]),
  )
  expect(tokens).toEqual([...splitTokens(long).entries()])
})
