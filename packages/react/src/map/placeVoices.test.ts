import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAP_AXES } from './mapAxisName.ts'
import { createScale, formatTick, ticksOf } from './mapScale.ts'
import { panView, toPlace, toPoint, viewOf, WHOLE_MAP, zoomView } from './mapView.ts'
import { mapVoices } from './mapVoices.ts'
import { dotAt, dotsBetween, middleDot, nextDot, placeVoices, pointOf } from './placeVoices.ts'
import { COMPASS, manyVoices, mapFixture } from './testing/mapFixture.ts'

const SIZE = { width: 800, height: 500 }
const compass = placeVoices(mapVoices(COMPASS), 'pitch', 'speakingRate')
const nameOf = (dot: number | null) => (dot === null ? null : compass.voices[dot]?.voice_name)
const dotOf = (name: string) => compass.voices.findIndex(({ voice_name }) => voice_name === name)

const shares = fc.double({ min: 0, max: 1, noNaN: true })
const views = fc
  .tuple(fc.double({ min: 1, max: 200, noNaN: true }), shares, shares)
  .map(([factor, x, y]) => zoomView(WHOLE_MAP, factor, { x, y }))

describe('placeVoices', () => {
  it('places voices with both values and counts the others', () => {
    expect(compass.voices.map(({ voice_name }) => voice_name)).toEqual(['Mid', 'West', 'East', 'North', 'South'])
    expect(compass.missing).toEqual({ x: 1, y: 0 })
  })

  it('places voices by value: an octave has the same width anywhere', () => {
    const [low, middle, high] = [80, 160, 320].map((pitch) => compass.xScale.toShare(pitch))
    expect((high ?? 0) - (middle ?? 0)).toBeCloseTo((middle ?? 0) - (low ?? 0))
  })

  it('places all voices inside the map, for any values', () => {
    const value = fc.option(fc.double({ min: 0, max: 1e4, noNaN: true }))
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { maxLength: 30 }), fc.constantFrom(...MAP_AXES), (pairs, axis) => {
        const rows = pairs.map(([pitch, pace], at) => [`V${at}`, 'male', pitch, pace, pace] as const)
        const placed = placeVoices(mapVoices(mapFixture(rows.map((row) => [...row]))), 'pitch', axis)
        for (const share of [...placed.xs, ...placed.ys]) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

describe('dotAt', () => {
  it('finds the nearest dot within reach', () => {
    const at = toPlace(WHOLE_MAP, pointOf(compass, dotOf('East')))
    expect(nameOf(dotAt(compass, WHOLE_MAP, SIZE, { x: at.x - 10 / 800, y: at.y }, 12))).toBe('East')
    expect(dotAt(compass, WHOLE_MAP, SIZE, { x: at.x - 13 / 800, y: at.y }, 12)).toBeNull()
  })

  it('finds the same dot as a linear search', () => {
    const placed = placeVoices(mapVoices(manyVoices(400)), 'pitch', 'speakingRate')
    fc.assert(
      fc.property(views, shares, shares, (view, x, y) => {
        const distance = (dot: number) => {
          const place = toPlace(view, pointOf(placed, dot))
          return Math.hypot((place.x - x) * SIZE.width, (place.y - y) * SIZE.height)
        }
        const least = Math.min(...placed.voices.map((_, dot) => distance(dot)))
        const found = dotAt(placed, view, SIZE, { x, y }, 12)
        if (least < 11.999) expect(distance(found ?? -1)).toBeCloseTo(least, 6)
        else if (least > 12.001) expect(found).toBeNull()
      }),
    )
  })
})

describe('dotsBetween', () => {
  it('returns the dots inside a region, from any corner', () => {
    const west = toPlace(WHOLE_MAP, pointOf(compass, dotOf('West')))
    const north = toPlace(WHOLE_MAP, pointOf(compass, dotOf('North')))
    const found = dotsBetween(compass, WHOLE_MAP, { x: north.x, y: north.y }, { x: west.x, y: west.y })
    expect(found.map(nameOf)).toEqual(['Mid', 'West', 'North'])
    expect(dotsBetween(compass, WHOLE_MAP, west, north)).toEqual(found)
  })
})

describe('nextDot', () => {
  it.each([
    ['Mid', 'left', 'West'],
    ['Mid', 'right', 'East'],
    ['Mid', 'up', 'North'],
    ['Mid', 'down', 'South'],
    ['West', 'right', 'Mid'],
    ['West', 'left', null],
    ['North', 'up', null],
  ] as const)('moves from %s to the %s: %s', (from, direction, to) => {
    expect(nameOf(nextDot(compass, SIZE, dotOf(from), direction))).toBe(to)
  })

  it('steps through voices at the same position one by one', () => {
    const same = placeVoices(
      mapVoices(mapFixture(['A', 'B', 'C', 'D'].map((name) => [name, 'male', 100, 150]))),
      'pitch',
      'speakingRate',
    )
    expect([0, 1, 2].map((dot) => nextDot(same, SIZE, dot, 'right'))).toEqual([1, 2, 3])
    expect([3, 2, 1].map((dot) => nextDot(same, SIZE, dot, 'left'))).toEqual([2, 1, 0])
  })

  it('reaches nearly every voice from the middle by arrow keys', () => {
    const placed = placeVoices(mapVoices(manyVoices(300)), 'pitch', 'speakingRate')
    const reached = new Set([middleDot(placed, WHOLE_MAP, SIZE) ?? 0])
    for (const dot of reached) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = nextDot(placed, SIZE, dot, direction)
        if (next !== null) reached.add(next)
      }
    }
    expect(reached.size).toBeGreaterThan(placed.voices.length * 0.97)
  })
})

describe('map view', () => {
  it('keeps the point under the pointer while zooming', () => {
    fc.assert(
      fc.property(views, shares, shares, fc.double({ min: 1, max: 4, noNaN: true }), (view, x, y, factor) => {
        const before = toPoint(view, { x, y })
        const after = toPoint(zoomView(view, factor, { x, y }), { x, y })
        expect(after.x).toBeCloseTo(before.x, 9)
        expect(after.y).toBeCloseTo(before.y, 9)
      }),
    )
  })

  it('never leaves the map', () => {
    const move = fc.double({ min: -5, max: 5, noNaN: true })
    fc.assert(
      fc.property(views, move, move, fc.double({ min: 0.01, max: 100, noNaN: true }), (view, x, y, factor) => {
        for (const seen of [panView(view, { x, y }), zoomView(view, factor, { x: 0.3, y: 0.7 })]) {
          expect(Math.min(seen.left, seen.bottom)).toBeGreaterThanOrEqual(0)
          expect(Math.max(seen.left, seen.bottom) + seen.size).toBeLessThanOrEqual(1 + 1e-9)
        }
      }),
    )
  })

  it('follows the current voice of the keyboard', () => {
    const near = zoomView(WHOLE_MAP, 8)
    const point = pointOf(compass, dotOf('West'))
    const { x, y } = toPlace(viewOf(near, point), point)
    expect(Math.min(x, y)).toBeGreaterThan(0)
    expect(Math.max(x, y)).toBeLessThan(1)
  })
})

describe('axis ticks', () => {
  it.each([
    ['pitch', 75, 330, 8, ['80', '100', '125', '160', '200', '250', '315']],
    ['speakingRate', 95, 265, 4, ['100', '150', '200', '250']],
    ['vocalFry', 0, 0.34, 5, ['0', '10', '20', '30']],
    ['energy', 1, 10, 6, ['2', '4', '6', '8', '10']],
    ['pitch', 150, 160, 5, ['150', '152', '154', '156', '158', '160']],
  ] as const)('%s from %f to %f in about %i steps', (axis, low, high, count, texts) => {
    const ticks = ticksOf(axis, low, high, count)
    expect(ticks.map((value) => formatTick(axis, value, ticks))).toEqual(texts)
  })

  it('always lie on the axis in order, with distinct labels', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MAP_AXES),
        shares,
        shares,
        fc.integer({ min: 2, max: 12 }),
        (axis, a, b, count) => {
          const scale = createScale(
            axis,
            [90, 400].map((value) => (axis === 'pitch' || axis === 'speakingRate' ? value : value / 500)),
          )
          const [low, high] = [scale.toValue(Math.min(a, b)), scale.toValue(Math.max(a, b))]
          fc.pre(high - low > 1e-3 * (scale.domain[1] - scale.domain[0]))
          const ticks = ticksOf(axis, low, high, count)
          expect(
            ticks.every((value, at) => value >= low - 1e-9 && value <= high + 1e-9 && (ticks[at - 1] ?? -1) < value),
          ).toBe(true)
          expect(new Set(ticks.map((value) => formatTick(axis, value, ticks))).size).toBe(ticks.length)
        },
      ),
    )
  })
})
