import { USE_CASES } from '@voice-rankings/analysis'
import { ATTRIBUTE_NAMES, ATTRIBUTE_WORDS } from '@voice-rankings/contract'
import { describe, expect, it } from 'vitest'
import { englishMessages as english } from '../testing/englishMessages.ts'
import { germanMessages } from './german.ts'

/** Texts that are equal in both languages. */
const ALIKE = new Set([
  'Name',
  'Filter',
  'Text',
  'Details',
  'Analyse',
  'LinkedIn',
  'Link',
  'Player',
  'Form',
  'Code',
  'Facebook',
  'Reddit',
  '–',
  '−∞ LUFS',
])

/** Texts by path, for example `player.play`; functions unchanged. */
function leaves(value: unknown, path = ''): [string, string | Speaks][] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as string | Speaks]]
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
}
type Speaks = (...values: unknown[]) => unknown

const pairs = leaves(english).map(([path, text]) => {
  const other = leaves(germanMessages).find(([name]) => name === path)?.[1]
  return { path, text, other: other ?? '' }
})

describe('German texts', () => {
  it.each(pairs.filter(({ text, other }) => typeof text === 'string' && typeof other === 'string'))(
    '$path differs from the English text',
    ({ text, other }) => {
      if (!ALIKE.has(text as string)) expect(other).not.toBe(text)
      expect(other).not.toBe('')
    },
  )

  it('singular and plural are correct', () => {
    const { voices, ratings, map } = germanMessages
    expect(voices.showResults(1)).toBe('1 Stimme zeigen')
    expect(voices.showResults(1234)).toBe('1.234 Stimmen zeigen')
    expect(ratings.missing(1)).toBe('1 weitere Bewertung nötig')
    expect(ratings.score(4.25)).toBe('4,3')
    expect(map.missing(2, 'Tonhöhe')).toBe('2 Stimmen haben keinen Wert für Tonhöhe')
  })

  it('every scale word and use case is translated', () => {
    const { scaleWord, goodFor } = germanMessages.voices
    for (const [, word] of ATTRIBUTE_NAMES.flatMap((name) => ATTRIBUTE_WORDS[name])) {
      expect(scaleWord(word), word).not.toBe(word)
    }
    for (const use of USE_CASES) expect(goodFor(use)).not.toBe(use)
  })
})
