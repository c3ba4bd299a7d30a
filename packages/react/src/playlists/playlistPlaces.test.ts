import { expect, test } from 'vitest'
import { createPlaylistPlaces } from './playlistPlaces.ts'
import { itemFixture } from './testing/playlistFixture.ts'

const [a, b, c] = [itemFixture('a', 'Amelia'), itemFixture('b', 'Bella'), itemFixture('c', 'Clara')]

function setup(playlistId = 'p1', stored = new Map<string, string>()) {
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (k: string, v: string) => void stored.set(k, v),
  }
  return { stored, places: createPlaylistPlaces(storage, playlistId) }
}

test.each([
  ['in a sound', { item_id: 'b', sentence_index: 0, position_ms: 120 }],
  ['at the beginning of the first item', { item_id: 'a', sentence_index: 0, position_ms: 0 }],
  ['in a sentence of a long text', { item_id: 'c', sentence_index: 19_999, position_ms: 59_000 }],
])('a place %s is read as it was written', (_what, place) => {
  const { places } = setup()
  places.write(place)
  expect(places.read([a, b, c])).toEqual(place)
})

test('a place is that of its item in another order', () => {
  const { places } = setup()
  places.write({ item_id: 'b', sentence_index: 0, position_ms: 5 })
  expect(places.read([c, b, a])?.item_id).toBe('b')
})

test.each([
  ['whose item was removed', (places: ReturnType<typeof setup>['places']) => places.read([a, c])],
  [
    'that was heard to its end',
    (places: ReturnType<typeof setup>['places']) => {
      places.write(null)
      return places.read([a, b, c])
    },
  ],
])('a playlist %s has no place', (_what, read) => {
  const { places } = setup()
  places.write({ item_id: 'b', sentence_index: 0, position_ms: 5 })
  expect(read(places)).toBeNull()
})

test('playlists have places of their own', () => {
  const { stored, places } = setup()
  places.write({ item_id: 'b', sentence_index: 0, position_ms: 5 })
  expect(setup('p2', stored).places.read([a, b, c])).toBeNull()
})
