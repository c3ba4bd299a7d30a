import { expect, it } from 'vitest'
import { newTextOf, newTextState } from './newText.ts'

it('newTextOf reads the text set by newTextState', () => {
  expect(newTextOf(newTextState('The tide came in.'))).toBe('The tide came in.')
})

it.each([null, undefined, 'text', { newText: 5 }, {}])('newTextOf returns null for the state %o', (state) => {
  expect(newTextOf(state)).toBeNull()
})
