import { DEFAULT_FILTERS, parseVoiceFilters } from '@voice-rankings/react/voices'
import { expect, test } from 'vitest'
import { isMapShown, voicesPath } from './voicesPath.ts'

test.each([
  [DEFAULT_FILTERS, false, '/voices'],
  [DEFAULT_FILTERS, true, '/voices?view=map'],
  [{ ...DEFAULT_FILTERS, collectionId: 'c1' }, true, '/voices?collectionId=c1&view=map'],
])('voicesPath round-trips %o (map: %s) as %s', (filters, isMap, path) => {
  expect(voicesPath(filters, isMap)).toBe(path)
  const { searchParams } = new URL(path, 'https://voices.example')
  expect([parseVoiceFilters(searchParams), isMapShown(searchParams)]).toEqual([filters, isMap])
})
