import { voiceListingFixture } from '@voice-rankings/testkit'
import { describe, expect, it } from 'vitest'
import { searchGroups } from './searchGroups.ts'
import type { SearchResult } from './searchStore.ts'

const voices = Array.from({ length: 8 }, (_, n) => voiceListingFixture({ voice_speaker_id: `v${n}--plain` }))
const term = (filter: 'languageCode' | 'traits' | 'categories', value: string, count = 5) => ({
  filter,
  value,
  words: value,
  count,
})
const found = (overrides: object): SearchResult => ({
  status: 'found',
  query: 'calm german',
  voices,
  terms: [],
  total: voices.length,
  nearby: [],
  ...overrides,
})

/** Groups as their names with the number of options. */
const summary = (result: SearchResult, recent = voices.slice(0, 2), suggested = voices.slice(0, 3)) =>
  searchGroups({ text: '', result, suggested }, recent).map(({ name, entries }) => `${name} ${entries.length}`)

describe('search groups', () => {
  it('are recent voices, or suggestions, while nothing is typed', () => {
    expect(summary({ status: 'idle' })).toEqual(['recent 2'])
    expect(summary({ status: 'idle' }, [])).toEqual(['suggested 3'])
    expect(summary({ status: 'idle' }, [], [])).toEqual([])
  })

  it('are all voices found by a name', () => {
    expect(summary(found({}))).toEqual(['voices 8'])
  })

  it('start with all matches and end with the single filters once a text is understood', () => {
    const terms = [term('traits', 'calm'), term('languageCode', 'de'), term('categories', 'narration')]
    expect(summary(found({ terms }))).toEqual(['all 1', 'voices 6', 'languageCode 1', 'categories 1'])
  })

  it('leave out filters that no voice has', () => {
    expect(summary(found({ terms: [term('languageCode', 'yi', 0)] }))).toEqual(['all 1', 'voices 6'])
  })

  it('offer the nearest voices where none is found', () => {
    expect(summary({ ...found({ total: 0, nearby: voices }), status: 'empty' } as SearchResult)).toEqual(['nearest 3'])
  })

  it('end with help, which comes before the nearest voices where none is found', () => {
    const help = [{ topic: 'api', path: '/api' }] as const
    const names = (result: SearchResult) =>
      searchGroups({ text: '', result, suggested: [] }, [], help).map(({ name }) => name)
    expect(names(found({ terms: [term('languageCode', 'de')] }))).toEqual(['all', 'voices', 'languageCode', 'help'])
    expect(names({ ...found({ total: 0, nearby: voices }), status: 'empty' } as SearchResult)).toEqual([
      'help',
      'nearest',
    ])
  })

  it('lead to the catalogue with the whole text, or with one filter', () => {
    const [all, , language] = searchGroups(
      { text: '', result: found({ terms: [term('languageCode', 'de')] }), suggested: [] },
      [],
    )
    expect(all?.entries[0]).toMatchObject({ path: '/voices?languageCode=all&q=calm+german', count: 8 })
    expect(language?.entries[0]).toMatchObject({ path: '/voices?languageCode=de', count: 5 })
  })
})
