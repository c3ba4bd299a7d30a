import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutMarkdown } from './withoutMarkdown.ts'

it.each([
  ['**Bold** and *light* and ***both***.', 'Bold and light and both.'],
  ['An __old__ _word_, ~~gone~~.', 'An old word, gone.'],
  ['Call `npm start` first.', 'Call npm start first.'],
  ['## A heading', 'A heading'],
  ['- one\n* two\n> three', 'one\ntwo\nthree'],
  ['Read [the guide](https://example.com/guide) now.', 'Read the guide now.'],
  ['![A boat](boat.png)', 'A boat'],
  ['«**Ja!**», sagte er.', '«Ja!», sagte er.'],
  ['2 * 3, 2*3 and snake_case', '2 * 3, 2*3 and snake_case'],
  ['-5 degrees, no. 7', '-5 degrees, no. 7'],
])('%s is spoken as %s', (text, spoken) => {
  expect(withoutMarkdown(text)).toBe(spoken)
})

/** Letters and digits of a text. */
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

it('keeps all letters and digits of a text without links', () => {
  const sign = fc.constantFrom('*', '**', '_', '`', '#', '- ', '~~', ' ', '\n', 'a', 'é', '7', '語', '.')
  fc.assert(
    fc.property(fc.array(sign), (parts) => {
      const text = parts.join('')
      expect(letters(withoutMarkdown(text))).toBe(letters(text))
    }),
  )
})
