import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesOf } from './findSentences.ts'

const cut = (text: string, sentences: string[]) =>
  placesOf(text, sentences).map((place) => place && text.slice(place.start, place.end))

const squeezed = (value: string | null) => value?.replaceAll(/\s/gu, '')

describe('placesOf', () => {
  it('finds sentences in order', () => {
    expect(cut('A boat came. It was empty.', ['A boat came.', 'It was empty.'])).toEqual([
      'A boat came.',
      'It was empty.',
    ])
  })

  it('finds a sentence across line breaks', () => {
    expect(cut('A boat\n   came. It was', ['A boat came.'])).toEqual(['A boat\n   came.'])
  })

  it('finds a repeated sentence at its next place', () => {
    expect(placesOf('No. No.', ['No.', 'No.'])).toEqual([
      { start: 0, end: 3 },
      { start: 4, end: 7 },
    ])
  })

  it('leaves out a sentence that is not in the text, and finds the next one', () => {
    expect(cut('One. Three.', ['One.', 'Two.', 'Three.'])).toEqual(['One.', null, 'Three.'])
  })

  it('finds a sentence after characters of two code units', () => {
    expect(cut('😀 𝒜 boat. End.', ['𝒜 boat.', 'End.'])).toEqual(['𝒜 boat.', 'End.'])
  })

  it('finds every sentence of any text that is joined with any white space', () => {
    const sentence = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /\S/u.test(text))
    const space = fc.stringMatching(/^[ \n\t]{1,3}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(sentence, space)), (parts) => {
        const text = parts.flat().join('')
        const sentences = parts.map(([one]) => one)
        expect(cut(text, sentences).map(squeezed)).toEqual(sentences.map(squeezed))
      }),
    )
  })
})
