import { expect, test } from 'vitest'
import { DEFAULT_FILTERS, parseVoiceFilters } from './filterValues.ts'
import { isMapShown, voicesPath } from './voicesAddress.ts'

test.each([
  [DEFAULT_FILTERS, false, '/voices'],
  [DEFAULT_FILTERS, true, '/voices?view=map'],
  [{ ...DEFAULT_FILTERS, collectionId: 'c1' }, true, '/voices?collectionId=c1&view=map'],
])('voicesPath round-trips %o (map: %s) as %s', (filters, isMap, path) => {
  expect(voicesPath(filters, isMap)).toBe(path)
  const { searchParams } = new URL(path, 'https://voices.example')
  expect([parseVoiceFilters(searchParams), isMapShown(searchParams)]).toEqual([filters, isMap])
})
