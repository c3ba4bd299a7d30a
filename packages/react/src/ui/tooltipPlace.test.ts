import { expect, test } from 'vitest'
import { tooltipPlace } from './tooltipPlace.ts'

const view = { width: 375, height: 600 }
const tooltip = { width: 120, height: 30 }

test.each([
  ['above the middle of its element', [100, 200], { left: 60, top: 162 }],
  ['below an element at the upper edge', [100, 10], { left: 60, top: 58 }],
  ['inside the window at its left edge', [0, 200], { left: 8, top: 162 }],
  ['inside the window at its right edge', [335, 200], { left: 247, top: 162 }],
])('a tooltip stands %s', (_where, [left, top], place) => {
  const anchor = { left, right: left! + 40, width: 40, top, bottom: top! + 40, height: 40 } as DOMRectReadOnly
  expect(tooltipPlace(anchor, tooltip, view)).toEqual(place)
})

test('a tooltip wider than the window begins where the window does', () => {
  const anchor = { left: 300, width: 40, top: 200, bottom: 240 } as DOMRectReadOnly
  expect(tooltipPlace(anchor, { width: 500, height: 30 }, view).left).toBe(8)
})
