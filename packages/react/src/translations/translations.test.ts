import { USE_CASES } from '@voice-rankings/analysis'
import { ATTRIBUTE_NAMES, ATTRIBUTE_WORDS } from '@voice-rankings/contract'
import { describe, expect, it } from 'vitest'
import type { Messages } from '../messages.ts'
import { englishMessages as english } from '../testing/englishMessages.ts'

/** Texts of every language beside this test, by the name of its file. */
const TRANSLATIONS = Object.entries(
  import.meta.glob<Record<string, Messages>>(['./*.ts', '!./*.test.ts'], { eager: true }),
).map(([file, exported]) => {
  const language = file.slice('./'.length, -'.ts'.length)
  return { language, messages: exported[`${language}Messages`] as Messages }
})

/** Texts that are equal in English and in every language. */
const ALIKE = ['LinkedIn', 'Facebook', 'Reddit', '–', '−∞ LUFS', 'Hz', 'cm', '%']

/** Texts that are equal in English and in one language. */
const ALIKE_IN: Readonly<Record<string, readonly string[]>> = {
  german: [
    'Name',
    'Filter',
    'Text',
    'Details',
    'Analyse',
    'Link',
    'Player',
    'Form',
    'Code',
    'Engine',
    'Pause',
    'Meditation',
  ],
  french: [
    'Collections',
    'Votes',
    'Analyse',
    'Actions',
    'Pause',
    'Suggestions',
    'Pages',
    'Code',
    'Compact',
    'Licence',
    'minute',
  ],
  spanish: ['No', 'Chat'],
}

/** Texts with numbers, in one language. */
const NUMBERS: Readonly<Record<string, readonly (readonly [(messages: Messages) => string, string])[]>> = {
  german: [
    [({ voices }) => voices.showResults(1), '1 Stimme zeigen'],
    [({ voices }) => voices.showResults(1234), '1.234 Stimmen zeigen'],
    [({ ratings }) => ratings.missing(1), '1 weitere Bewertung nötig'],
    [({ ratings }) => ratings.score(4.25), '4,3'],
    [({ map }) => map.missing(2, 'Tonhöhe'), '2 Stimmen haben keinen Wert für Tonhöhe'],
  ],
  french: [
    [({ voices }) => voices.showResults(1), 'Afficher 1 voix'],
    [({ voices }) => voices.showResults(1234), 'Afficher 1\u202F234 voix'],
    [({ snippets }) => snippets.count(0), '0 extrait'],
    [({ ratings }) => ratings.missing(2), 'Encore 2 notes nécessaires'],
    [({ ratings }) => ratings.score(4.25), '4,3'],
    [({ map }) => map.missing(2, 'Énergie'), '2 voix sans valeur d’énergie'],
  ],
  spanish: [
    [({ voices }) => voices.showResults(1), 'Mostrar 1 voz'],
    [({ voices }) => voices.showResults(12345), 'Mostrar 12.345 voces'],
    [({ ratings }) => ratings.missing(1), 'Falta 1 valoración'],
    [({ ratings }) => ratings.missing(2), 'Faltan 2 valoraciones'],
    [({ ratings }) => ratings.score(4.25), '4,3'],
    [({ map }) => map.missing(2, 'Tono'), '2 voces sin valor de tono'],
  ],
  japanese: [
    [({ voices }) => voices.showResults(1234), '1,234種類のボイスを表示'],
    [({ ratings }) => ratings.score(4.25), '4.3'],
    [({ map }) => map.missing(2, 'ピッチ'), 'ピッチの値がないボイス：2件'],
    [({ collections }) => collections.list.voices(3, ['Emma', 'Finn']), '3種類のボイス：Emma、Finn、ほか1種類'],
  ],
}

/** Texts by path, for example `player.play`; functions unchanged. */
function leaves(value: unknown, path = ''): [string, string | Speaks][] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as string | Speaks]]
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
}
type Speaks = (...values: unknown[]) => unknown

describe.each(TRANSLATIONS)('texts in $language', ({ language, messages }) => {
  const others = new Map(leaves(messages))
  const alike = new Set([...ALIKE, ...(ALIKE_IN[language] ?? [])])
  const pairs = leaves(english).map(([path, text]) => ({ path, text, other: others.get(path) ?? '' }))

  it.each(pairs.filter(({ text, other }) => typeof text === 'string' && typeof other === 'string'))(
    '$path differs from the English text',
    ({ text, other }) => {
      if (!alike.has(text as string)) expect(other).not.toBe(text)
      expect(other).not.toBe('')
    },
  )

  it('singular, plural and numbers are correct', () => {
    for (const [text, expected] of NUMBERS[language] ?? []) expect(text(messages)).toBe(expected)
  })

  it('the two searches on the page of the catalogue have different names, as landmarks', () => {
    expect(messages.search.label).not.toBe(messages.voices.find)
  })

  it('every scale word and use case is translated', () => {
    const { scaleWord, goodFor } = messages.voices
    for (const [, word] of ATTRIBUTE_NAMES.flatMap((name) => ATTRIBUTE_WORDS[name])) {
      expect(scaleWord(word), word).not.toBe(word)
    }
    for (const use of USE_CASES) expect(goodFor(use)).not.toBe(use)
  })
})
