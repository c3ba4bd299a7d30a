import { expect, it } from 'vitest'
import { newTextOf, newTextState } from './newText.ts'

it('a text from the snippets arrives at the page of the voice', () => {
  expect(newTextOf(newTextState('The tide came in.'))).toBe('The tide came in.')
})

it.each([null, undefined, 'text', { newText: 5 }, {}])('a step with %o brings no text', (state) => {
  expect(newTextOf(state)).toBeNull()
})
