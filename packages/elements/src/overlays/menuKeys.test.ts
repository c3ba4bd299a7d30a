import { expect, test } from 'vitest'
import { itemAfterKey, itemTyped, typeLetter } from './menuKeys.ts'
import type { Typed } from './menuKeys.ts'

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowDown', -1, 3, 0],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', -1, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowRight', 0, 3, null],
  ['ArrowDown', -1, 0, null],
])('itemAfterKey: %s from item %i of %i moves to %o', (key, at, count, next) => {
  expect(itemAfterKey(key, at, count)).toBe(next)
})

const NAMES = ['Copy link', ' Embed code', 'mp3', 'mp4', 'Mail']

/** Types letters at the given interval and returns the focused names in order. */
function typeInto(keys: string, pauseMs: number): string[] {
  let typed: Typed | null = null
  let at = 0
  return Array.from(keys, (letter, n) => {
    typed = typeLetter(typed, letter, n * pauseMs)
    at = itemTyped(NAMES, at, typed) ?? at
    return NAMES[at]?.trim() ?? ''
  })
}

test.each([
  ['e', 0, ['Embed code']],
  ['m', 0, ['mp3']],
  ['mp4', 100, ['mp3', 'mp3', 'mp4']],
  ['ma', 100, ['mp3', 'Mail']],
  ['ma', 1000, ['mp3', 'mp3']],
  ['mmmm', 100, ['mp3', 'mp4', 'Mail', 'mp3']],
  ['x', 0, ['Copy link']],
])('typing %o, one letter every %i ms, focuses %j', (keys, pauseMs, names) => {
  expect(typeInto(keys, pauseMs)).toEqual(names)
})
