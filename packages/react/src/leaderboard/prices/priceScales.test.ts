import { expect, it, test } from 'vitest'
import { BLIND_POINTS, blindPoint } from '../testing/blindPoints.ts'
import { frontierLines, namedPoints, priceScales } from './priceScales.ts'

const best = BLIND_POINTS.filter(({ on_frontier: isBest }) => isBest)

it('free voices have a lane before a logarithmic axis with round prices', () => {
  const { x, prices, laneEnd } = priceScales(BLIND_POINTS)
  expect([laneEnd, x(0), x(2), x(100)]).toEqual([18, 9, 24, 94])
  expect(prices.map(({ value }) => value)).toEqual([0, 2, 10, 50])
  // Equal ratios have equal distances.
  expect(x(20) - x(10)).toBeCloseTo(x(8) - x(4))
})

it('scores have round marks around all points', () => {
  const { scores, y } = priceScales(BLIND_POINTS)
  expect(scores.map(({ value }) => value)).toEqual([1450, 1500, 1550, 1600, 1650, 1700])
  expect([y(1700), y(1450)]).toEqual([0, 100])
})

test.each([
  [[0, 0], [0], null],
  [[16, 16], [10, 20], null],
  [[10, 10], [10, 20], null],
  [[0, 0.002], [0, 0.002, 0.005], 18],
])('prices %o have the marks %o', (dollars, marks, laneEnd) => {
  const points = dollars.map((one, at) => blindPoint(`V${at}`, one, 1500 + at, false))
  const scales = priceScales(points)
  expect(scales.prices.map(({ value }) => value)).toEqual(marks)
  expect(scales.laneEnd).toBe(laneEnd)
  for (const one of dollars) expect(scales.x(one)).toBeGreaterThan(0)
  for (const one of dollars) expect(scales.x(one)).toBeLessThan(100)
})

it('the frontier is a line of steps from the cheapest voice to the right edge', () => {
  const { x, y } = priceScales(BLIND_POINTS)
  expect(frontierLines(best, priceScales(BLIND_POINTS))).toEqual([
    { x1: 9, y1: y(1598), x2: x(16), y2: y(1598) },
    { x1: x(16), y1: y(1598), x2: x(16), y2: y(1671) },
    { x1: x(16), y1: y(1671), x2: x(99), y2: y(1671) },
    { x1: x(99), y1: y(1671), x2: x(99), y2: y(1684) },
    { x1: x(99), y1: y(1684), x2: 100, y2: y(1684) },
  ])
})

it('of two voices at nearly the same place only the better one is named', () => {
  const near = [
    blindPoint('Ann', 10, 1600, true),
    blindPoint('Bob', 10.5, 1601, true),
    blindPoint('Zoe', 0, 1400, true),
  ]
  expect([
    ...namedPoints(
      near.toSorted((a, b) => a.score - b.score),
      priceScales(near),
    ),
  ]).toEqual(['bob', 'zoe'])
})
