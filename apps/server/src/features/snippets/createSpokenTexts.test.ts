import { expect, it } from 'vitest'
import { createSpokenTexts } from './createSpokenTexts.ts'

it('createSpokenTexts remembers texts by voice', () => {
  const texts = createSpokenTexts()
  texts.add('one', 'Hello')
  expect([texts.has('one', 'Hello'), texts.has('two', 'Hello'), texts.has('one', 'Bye')]).toEqual([true, false, false])
})

it('createSpokenTexts forgets the least recently used text', () => {
  const texts = createSpokenTexts(2)
  for (const text of ['first', 'second', 'first', 'third']) texts.add('one', text)
  expect(['first', 'second', 'third'].filter((text) => texts.has('one', text))).toEqual(['first', 'third'])
})
