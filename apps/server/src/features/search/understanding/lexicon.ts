import type { UnderstoodFilter } from '@voice-rankings/contract'
import {
  COUNTRY_WORDS,
  GENDER_WORDS,
  INTERFACE_LANGUAGES,
  listWords,
  OFFER_WORDS,
  PRICE_WORDS,
  STOP_WORDS,
  TRAIT_WORDS,
  USE_WORDS,
  type Words,
} from './words.ts'
import { normaliseName } from '../../voices/normaliseName.ts'

/** Filter that a word sets, and its value. */
export interface Meaning {
  readonly filter: UnderstoodFilter
  readonly value: string
}

/** Languages that the catalogue tags by one of their written forms: CLDR names both. */
const CATALOGUE_TAGS: Readonly<Record<string, string>> = { no: 'nb' }

/** Names of providers in lists of voices, beside their ids. */
const PROVIDER_WORDS: Readonly<Record<string, readonly string[]>> = {
  espeak: ['espeak', 'espeak ng', 'espeakng'],
  flite: ['flite', 'festival lite', 'cmu flite'],
  gnuspeech: ['gnuspeech', 'gnu speech'],
  elevenlabs: ['elevenlabs', 'eleven labs'],
  openai: ['openai', 'open ai'],
  polly: ['polly', 'amazon polly', 'amazon', 'aws'],
  azure: ['azure', 'microsoft azure', 'microsoft'],
  google: ['google', 'google cloud'],
  deepgram: ['deepgram'],
  cartesia: ['cartesia'],
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** Word of a text, and where it stands. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** Splits a text into normalized words; Japanese words are found by a dictionary, as they have no spaces. */
export function tokensOf(text: string): Token[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? { word: normaliseWord(segment), start: index, end: index + segment.length } : [],
  )
}

/** Normalizes a word. Arabic words lose their article and the prefixes written with it. */
function normaliseWord(word: string): string {
  return normaliseName(word).replace(/^(?:و?بال|و?ال|و?لل)(?=\p{Script=Arabic}{3})/u, '')
}

/** Normalized phrase, as it is stored in the lexicon. */
export function phraseOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ')
}

/** Words of all filters with their meanings, and the words to skip. */
export interface Lexicon {
  readonly meanings: ReadonlyMap<string, Meaning>
  readonly stopWords: ReadonlySet<string>
  /** Maximum number of words of a phrase. */
  readonly longest: number
}

/**
 * Creates the lexicon of all interface languages. A word with two meanings keeps the first: traits before genders,
 * uses, prices, offers, providers, adjectives of countries, languages and countries.
 */
export function createLexicon(): Lexicon {
  const meanings = new Map<string, Meaning>()
  const add = (filter: UnderstoodFilter, value: string, words: readonly string[]) => {
    for (const word of words) {
      const phrase = phraseOf(tokensOf(word))
      if (phrase !== '' && !meanings.has(phrase)) meanings.set(phrase, { filter, value })
    }
  }
  const addAll = (filter: UnderstoodFilter, words: Readonly<Record<string, Words>>) => {
    for (const [value, synonyms] of Object.entries(words)) add(filter, value, listWords(synonyms))
  }
  addAll('traits', TRAIT_WORDS)
  addAll('gender', GENDER_WORDS)
  addAll('categories', USE_WORDS)
  addAll('price', PRICE_WORDS)
  addAll('offers', OFFER_WORDS)
  for (const [value, names] of Object.entries(PROVIDER_WORDS)) add('service', value, names)
  addAll('countryCode', COUNTRY_WORDS)
  for (const code of codesOf('language')) {
    add('languageCode', CATALOGUE_TAGS[code] ?? code, [...namesOf('language', code), endonymOf(code)])
  }
  for (const code of codesOf('region')) add('countryCode', code.toUpperCase(), namesOf('region', code))
  const longest = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length))
  return { meanings, stopWords: new Set(listWords(STOP_WORDS).map(normaliseWord)), longest }
}

type Named = 'language' | 'region'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** All two-letter codes that CLDR names in English, without those it replaces, such as East Germany. */
function codesOf(type: Named): string[] {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return codes.filter((code) => {
    const tag = type === 'region' ? `und-${code.toUpperCase()}` : code
    const [canonical] = Intl.getCanonicalLocales(tag)
    return canonical === tag && names.of(type === 'region' ? code.toUpperCase() : code) !== undefined
  })
}

const displayNames = new Map<string, Intl.DisplayNames>()

function displayNamesOf(locale: string, type: Named, style: 'long' | 'short'): Intl.DisplayNames {
  const key = `${locale} ${type} ${style}`
  const names = displayNames.get(key) ?? new Intl.DisplayNames(locale, { type, style, fallback: 'none' })
  displayNames.set(key, names)
  return names
}

function namesOf(type: Named, code: string): string[] {
  const written = type === 'region' ? code.toUpperCase() : code
  return INTERFACE_LANGUAGES.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((style) => displayNamesOf(locale, type, style).of(written) ?? []),
  )
}

/** Name of a language in itself. */
function endonymOf(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}
