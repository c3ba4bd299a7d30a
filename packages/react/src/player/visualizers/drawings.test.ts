import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawBlob, loudnessAt, drawWave } from './drawings.ts'
import type { Draw, Drawing } from './drawings.ts'

const ignore = () => {}

/** All points of a drawing. */
function pointsOf(draw: Draw, drawing: Partial<Drawing>): [number, number][] {
  const points: [number, number][] = []
  const path = { lineTo: (x: number, y: number) => points.push([x, y]) }
  // Subset of a canvas context that the drawings use.
  const context = { ...path, beginPath: ignore, closePath: ignore, fill: ignore, stroke: ignore }
  draw(context as unknown as CanvasRenderingContext2D, {
    width: 600,
    height: 100,
    color: 'purple',
    timeMs: 0,
    durationMs: 10_000,
    peaks: [0, 100],
    ...drawing,
  })
  return points
}

const heights = (points: [number, number][]) => points.map(([, y]) => Math.abs(y - 50))
const swing = (draw: Draw, drawing: Partial<Drawing>) => Math.max(...heights(pointsOf(draw, drawing)))

describe.each([
  ['the wave', drawWave],
  ['the blob', drawBlob],
])('%s', (_, draw) => {
  it('stays within its canvas for any sound', () => {
    const peaks = fc.array(fc.nat(100), { maxLength: 160 })
    fc.assert(
      fc.property(peaks, fc.nat(30_000), fc.integer({ min: 320, max: 1600 }), (values, timeMs, width) => {
        for (const [x, y] of pointsOf(draw, { peaks: values, timeMs, width, durationMs: 20_000 })) {
          expect(x).toBeGreaterThanOrEqual(-2)
          expect(x).toBeLessThanOrEqual(width + 2)
          expect(y).toBeGreaterThanOrEqual(-2)
          expect(y).toBeLessThanOrEqual(102)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('has a larger amplitude for a louder voice', () => {
    const loud = swing(draw, { peaks: [100], timeMs: 5000 })
    const quiet = swing(draw, { peaks: [10], timeMs: 5000 })
    expect(loud).toBeGreaterThan(quiet * 1.15)
  })

  it('is the same for the same moment', () => {
    expect(pointsOf(draw, { timeMs: 1234 })).toEqual(pointsOf(draw, { timeMs: 1234 }))
  })
})

describe('loudnessAt', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [5000, 0.5],
    [10_000, 1],
    [10_001, 0],
  ])('at %d ms of ten seconds is %d', (timeMs, expected) => {
    expect(loudnessAt({ peaks: [0, 100], durationMs: 10_000 }, timeMs)).toBeCloseTo(expected)
  })

  it('is 0 while the length is unknown', () => {
    expect(loudnessAt({ peaks: [100], durationMs: 0 }, 0)).toBe(0)
  })
})
