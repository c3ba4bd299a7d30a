import { distance } from 'fastest-levenshtein'
import { createLexicon, phraseOf, tokensOf, type Lexicon, type Meaning, type Token } from './lexicon.ts'

/** Part of a text that sets a filter. */
export interface Term extends Meaning {
  /** Words as written. */
  readonly words: string
}

/** Filters that a text sets, and its other words. */
export interface UnderstoodText {
  readonly terms: readonly Term[]
  /** Words left, in order. */
  readonly rest: string
}

/** Minimum lengths of words in which one or two wrong letters are tolerated. */
const ONE_SLIP_LENGTH = 5
const TWO_SLIPS_LENGTH = 8

/** Minimum length of the beginning of a language's or country's name. */
const PREFIX_LENGTH = 4

let lexicon: Lexicon | undefined

/**
 * Finds the filters that a text names, in any interface language: language, country, gender, provider, use, traits, price
 * and offers. Words of `names` (normalized) stay names, also where they are a country or nearly a filter: `Chad`, `Emm`.
 *
 * @example
 * understandText('calm German Emma', new Set(['emma'])) // { terms: [calm, German], rest: 'Emma' }
 */
export function understandText(text: string, names: ReadonlySet<string> = new Set()): UnderstoodText {
  lexicon ??= createLexicon()
  const tokens = tokensOf(text)
  const terms: Term[] = []
  const rest: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const found = phraseAt(tokens, at, lexicon, names)
    if (!found) {
      rest.push(tokens[at]!)
      at += 1
      continue
    }
    const [first, last] = [tokens[at]!, tokens[at + found.length - 1]!]
    const isKnown = terms.some(({ filter, value }) => filter === found.meaning.filter && value === found.meaning.value)
    if (!isKnown) terms.push({ ...found.meaning, words: text.slice(first.start, last.end) })
    at += found.length
  }
  const { stopWords } = lexicon
  const left = terms.length > 0 ? rest.filter(({ word }) => !stopWords.has(word)) : rest
  // Without terms the text is a name, with its punctuation.
  const isName = terms.length === 0
  return { terms, rest: isName ? text.trim() : left.map(({ start, end }) => text.slice(start, end)).join(' ') }
}

/** Words of a text that could be names and filters, normalized. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ word }) => word)
}

interface Phrase {
  readonly meaning: Meaning
  /** Number of tokens. */
  readonly length: number
}

/** Longest phrase of the lexicon from a token on; else the nearest word. */
function phraseAt(
  tokens: readonly Token[],
  at: number,
  { meanings, stopWords, longest }: Lexicon,
  names: ReadonlySet<string>,
): Phrase | undefined {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const phrase = phraseOf(tokens.slice(at, at + length))
    const meaning = meanings.get(phrase)
    if (meaning && !names.has(phrase)) return { meaning, length }
  }
  const word = tokens[at]?.word ?? ''
  const meaning = names.has(word) || stopWords.has(word) ? undefined : nearestMeaning(word, meanings)
  return meaning && { meaning, length: 1 }
}

/** Meaning of a word with slips or without its end; undefined for a word that could be anything. */
function nearestMeaning(word: string, meanings: Lexicon['meanings']): Meaning | undefined {
  if (word.length < PREFIX_LENGTH) return undefined
  for (const [known, meaning] of meanings) {
    const isPlace = meaning.filter === 'languageCode' || meaning.filter === 'countryCode'
    if (isPlace && known.startsWith(word)) return meaning
  }
  const slips = word.length >= TWO_SLIPS_LENGTH ? 2 : word.length >= ONE_SLIP_LENGTH ? 1 : 0
  let nearest: { meaning: Meaning; slips: number } | undefined
  for (const [known, meaning] of meanings) {
    // The length excludes most words far more cheaply than the distance. First letters are rarely wrong.
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > slips) continue
    const found = slipsBetween(known, word)
    if (found <= slips && found < (nearest?.slips ?? Infinity)) nearest = { meaning, slips: found }
  }
  return nearest?.meaning
}

const lettersOf = (text: string) => text.split('').toSorted().join('')

/** Wrong, missing and extra letters between two words; two neighbours in the wrong order are one slip. */
function slipsBetween(known: string, word: string): number {
  const found = distance(known, word)
  return found === 2 && lettersOf(known) === lettersOf(word) ? 1 : found
}
