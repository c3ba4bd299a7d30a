import { PRICE_TIERS, type Understood, type UnderstoodFilter, type VoiceQuery } from '@voice-rankings/contract'
import type { CatalogueVoice } from '../../voices/createCatalogue.ts'
import { compareVoices, matchingOf } from '../compareVoices.ts'
import { voiceFilters } from '../voiceFilters.ts'
import { understandText, wordsOf, type Term } from './understandText.ts'

/** A query without free text, and how that text was understood. */
export interface UnderstoodQuery {
  readonly query: VoiceQuery
  readonly understood: Understood | undefined
}

/** Turns the free text of a query into filters. Values of the text replace those of the query; lists are merged. */
export function understandQuery(voices: readonly CatalogueVoice[], query: VoiceQuery): UnderstoodQuery {
  const { q = '' } = query
  if (q === '') return { query, understood: undefined }
  const { terms, rest } = understandText(q, namesAmong(voices, wordsOf(q)))
  const understood: Understood = {
    terms: terms.map((term) => ({ ...term, count: countOf(voices, term) })),
    search: rest,
  }
  const search = [query.search, rest].filter((text) => text !== '').join(' ')
  return { query: { ...query, ...filtersOf(terms, query), search }, understood }
}

/** Parameters that terms set. */
function filtersOf(terms: readonly Term[], query: Partial<VoiceQuery> = {}): Partial<VoiceQuery> {
  const valuesOf = (wanted: UnderstoodFilter) =>
    terms.filter(({ filter }) => filter === wanted).map(({ value }) => value)
  const [gender, ...genders] = valuesOf('gender')
  const filters: Partial<VoiceQuery> = {}
  // Both genders are no filter.
  if (gender && genders.length === 0) filters.gender = gender === 'female' ? 'female' : 'male'
  const price = PRICE_TIERS.find((tier) => valuesOf('price').includes(tier))
  if (price) filters.price = price
  for (const name of ['languageCode', 'countryCode', 'service'] as const) {
    const value = valuesOf(name).at(-1)
    if (value !== undefined) filters[name] = value
  }
  // The model is one of the provider in the query.
  if (filters.service !== undefined) filters.model = undefined
  for (const name of ['categories', 'traits', 'offers'] as const) {
    const values = valuesOf(name)
    if (values.length > 0) filters[name] = [query[name], ...values].filter(Boolean).join(',')
  }
  return filters
}

/** Minimum length of a word that is the beginning of a name. */
const BEGINNING_LENGTH = 3

/** Those of the words that a voice's name consists of or begins with. */
function namesAmong(voices: readonly CatalogueVoice[], words: readonly string[]): ReadonlySet<string> {
  const isName = (word: string) =>
    voices.some(({ search_name: name }) => (word.length < BEGINNING_LENGTH ? name === word : name.startsWith(word)))
  return new Set(words.filter(isName))
}

/** Number of voices for a term alone. */
function countOf(voices: readonly CatalogueVoice[], term: Term): number {
  const empty = { search: '', countryCode: 'all', languageCode: 'all', page: 1, limit: 1 }
  return matchingOf(compareVoices(voices, voiceFilters({ ...empty, ...filtersOf([term]) }))).length
}
