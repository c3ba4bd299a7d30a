import { expect, it } from 'vitest'
import { speechCost } from './speechCost.ts'

it.each([
  ['a character of a free voice costs a credit', 'Hello', null, 5],
  ['an empty text costs a credit', '', null, 1],
  ['a character costs the credits of its price', 'Hello', { unit: 'character', credits: 2.5 }, 13],
  ['a text is counted in UTF-8', 'Zoë 好 🙂', { unit: 'byte', credits: 1 }, 13],
  ['a token has four characters', 'Hello', { unit: 'token', credits: 1 }, 2],
  ['a second has twenty characters', 'x'.repeat(50), { unit: 'second', credits: 10 }, 30],
] as const)('%s', (_name, text, price, credits) => {
  expect(speechCost(text, price)).toBe(credits)
})

it.each([
  ['\u007F', 1],
  ['\u0080', 2],
  ['\u07FF', 2],
  ['\u0800', 3],
  ['\uFFFF', 3],
  ['\u{10000}', 4],
])('the character %j has its length in UTF-8: %d', (character, bytes) => {
  expect(speechCost(character, { unit: 'byte', credits: 1 })).toBe(bytes)
  expect(new TextEncoder().encode(character)).toHaveLength(bytes)
})
