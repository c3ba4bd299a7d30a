import { voiceListingFixture } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { createPreferences } from './preferences.ts'
import { createRecentSearches } from './recentSearches.ts'

const voice = (id: string) => voiceListingFixture({ voice_speaker_id: id })

function setup(stored?: string) {
  const kept = new Map(stored === undefined ? [] : [['voiceRecentSearches', stored]])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  const searches = createRecentSearches(createPreferences(storage))
  return { searches, kept, ids: () => searches.getState().map(({ voice_speaker_id }) => voice_speaker_id) }
}

it('recentSearches keeps the last six voices, newest first', () => {
  const { searches, ids } = setup()
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) searches.add(voice(id))
  expect(ids()).toEqual(['g', 'f', 'e', 'd', 'c', 'b'])
})

it('recentSearches moves a repeated voice to the front', () => {
  const { searches, ids } = setup()
  for (const id of ['a', 'b', 'a']) searches.add(voice(id))
  expect(ids()).toEqual(['a', 'b'])
})

it('recentSearches stores the voices under voiceRecentSearches', () => {
  const { searches, kept } = setup()
  searches.add(voice('a'))
  expect(setup(kept.get('voiceRecentSearches')).ids()).toEqual(['a'])
})

it.each(['{', 'null', '"voices"', '[1, null, {"voice_id": 7}]'])(
  'recentSearches treats the stored %s as empty',
  (stored) => {
    expect(setup(stored).ids()).toEqual([])
  },
)

it('recentSearches returns the same list until it changes', () => {
  const { searches } = setup()
  searches.add(voice('a'))
  expect(searches.getState()).toBe(searches.getState())
})

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

it('recentSearches works if storage is blocked', () => {
  const searches = createRecentSearches(createPreferences({ getItem: refuse, setItem: refuse }))
  searches.add(voice('a'))
  expect(searches.getState()).toHaveLength(1)
})
