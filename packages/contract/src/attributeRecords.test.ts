import { describe, expect, it } from 'vitest'
import { attributeLabels, ATTRIBUTE_NAMES, attributeWord, wordFor } from './attributeRecords.ts'
import { ATTRIBUTE_LABELS, ATTRIBUTE_WORDS } from './attributes.ts'

describe('the word for a measured value', () => {
  it.each([
    [99.9, 'very deep'],
    [100, 'deep'],
    [0, 'extremely deep'],
    [10_000, 'extremely high'],
    [Number.NaN, 'unknown'],
  ])('of a pitch of %d Hz is "%s"', (value, word) => {
    expect(attributeWord('pitch', value)).toBe(word)
  })

  it.each(ATTRIBUTE_NAMES)('of %s exists for any value', (name) => {
    const words = ATTRIBUTE_WORDS[name]
    expect(wordFor(words, Number.MAX_VALUE)).toBe(words.at(-1)?.[1])
    expect(wordFor(words, -1)).toBe(words[0]?.[1])
  })
})

it('every measured attribute has its label', () => {
  const labels = attributeLabels()
  expect(Object.keys(labels)).toEqual(ATTRIBUTE_NAMES)
  for (const name of ATTRIBUTE_NAMES) expect(labels[name]).toBe(ATTRIBUTE_LABELS[name].label)
})
