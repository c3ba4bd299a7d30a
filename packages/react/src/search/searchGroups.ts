import type { Understood, VoiceListing } from '@voice-rankings/contract'
import type { HelpPage } from './helpPages.ts'
import type { SearchState } from './searchStore.ts'

type Term = Understood['terms'][number]

/** An option of the search: a voice, a page of the catalogue, or a page of help. */
export type SearchEntry =
  | { readonly kind: 'voice'; readonly voice: VoiceListing }
  /** Voices that match all terms (null) or one of them; the nearest voices if none matches. */
  | { readonly kind: 'catalogue'; readonly term: Term | null; readonly count: number; readonly path: string }
  | ({ readonly kind: 'help' } & HelpPage)

/** Options under one heading; `all` and `voices` have none. */
export interface SearchGroup {
  readonly name: 'all' | 'voices' | 'nearest' | 'recent' | 'suggested' | 'help' | (typeof LISTED_TERMS)[number]
  readonly entries: readonly SearchEntry[]
}

/** Maximum numbers of voices beside other options, and of voices in place of results. */
const VOICES_BESIDE_OTHERS = 6
const NEAREST_VOICES = 3

/** Terms with a page of their own, in display order. */
const LISTED_TERMS = ['languageCode', 'categories', 'service', 'countryCode'] as const

/**
 * Groups of options for the state of the search; without typed text, recent voices or suggestions. Pages of help are the last
 * group, or come before the nearest voices if no voice matches.
 */
export function searchGroups(
  { result, suggested }: SearchState,
  recent: readonly VoiceListing[],
  help: readonly HelpPage[] = [],
): SearchGroup[] {
  if (result.status === 'idle') {
    const name = recent.length > 0 ? 'recent' : 'suggested'
    return filled([{ name, entries: (name === 'recent' ? recent : suggested).map(voiceEntry) }])
  }
  if (result.status !== 'found' && result.status !== 'empty') return []
  const { query, terms, total, nearby } = result
  const voices = result.status === 'found' ? result.voices : []
  const others = LISTED_TERMS.map((name): SearchGroup => ({
    name,
    entries: terms.filter((term) => term.filter === name && term.count > 0).map((term) => termEntry(term)),
  }))
  const all = { kind: 'catalogue', term: null, count: total, path: cataloguePath('q', query) } as const
  const helpGroup: SearchGroup = { name: 'help', entries: help.map((page) => ({ kind: 'help', ...page })) }
  const shown = terms.length > 0 ? voices.slice(0, VOICES_BESIDE_OTHERS) : voices
  return filled([
    { name: 'all', entries: terms.length > 0 && (total > 0 || nearby.length > 0) ? [all] : [] },
    { name: 'voices', entries: shown.map(voiceEntry) },
    ...(total === 0
      ? [helpGroup, { name: 'nearest', entries: nearby.slice(0, NEAREST_VOICES).map(voiceEntry) } as const]
      : []),
    ...others,
    ...(total === 0 ? [] : [helpGroup]),
  ])
}

const filled = (groups: SearchGroup[]) => groups.filter(({ entries }) => entries.length > 0)

function voiceEntry(voice: VoiceListing): SearchEntry {
  return { kind: 'voice', voice }
}

function termEntry(term: Term): SearchEntry {
  return { kind: 'catalogue', term, count: term.count, path: cataloguePath(term.filter, term.value) }
}

/** Address of the catalogue in all languages with one more parameter. */
function cataloguePath(name: string, value: string): string {
  const params = new URLSearchParams({ languageCode: 'all' })
  params.set(name, value)
  return `/voices?${params.toString()}`
}
