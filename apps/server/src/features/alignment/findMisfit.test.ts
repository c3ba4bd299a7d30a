import { describe, expect, it } from 'vitest'
import type { ReferencePhone } from './alignJob.ts'
import { findMisfit } from './findMisfit.ts'

/** Phones of the given durations in ms, one after the other. */
function phonesOf(durations: readonly number[]): ReferencePhone[] {
  let at = 0
  return durations.map((duration, index) => {
    const start = at
    at += duration
    return { name: 'a', token: index >> 2, start, end: at }
  })
}

const EXPECTED = Array.from({ length: 80 }, (_, index) => 60 + ((index * 13) % 50))

function misfitOf(durations: readonly number[], distance = 3.4): number | undefined {
  const silent = new Uint8Array(Math.ceil(durations.reduce((sum, duration) => sum + duration, 0) / 5))
  return findMisfit({ expected: phonesOf(EXPECTED), said: phonesOf(durations), silent, distance })
}

/** Durations of another text. */
const other = (index: number) => ((index * 37) % 11 < 5 ? 10 : 190)

describe('findMisfit', () => {
  it.each([0.5, 1, 2])('accepts the text at %d times the duration', (factor) => {
    expect(misfitOf(EXPECTED.map((duration, index) => factor * (duration + ((index * 7) % 20))))).toBeUndefined()
  })

  it('finds the phone over which audio that the text lacks is stretched', () => {
    expect(misfitOf(EXPECTED.with(40, 2500))).toBe(40)
  })

  it('finds the first of the phones that the audio lacks', () => {
    expect(misfitOf(EXPECTED.map((duration, index) => (index >= 40 && index < 60 ? 10 : duration)))).toBe(40)
  })

  it('finds where another text begins', () => {
    const found = misfitOf(
      EXPECTED.map((duration, index) => (index < 40 ? duration : other(index))),
      3.9,
    )
    expect(found).toBeGreaterThanOrEqual(36)
    expect(found).toBeLessThanOrEqual(44)
  })

  it('rejects a text whose sounds differ', () => {
    expect(misfitOf(EXPECTED, 5.5)).toBe(0)
  })

  it('rejects a text that nobody could say so fast', () => {
    expect(misfitOf(EXPECTED.map(() => 10))).toBe(0)
  })

  it('accepts no phones at all', () => {
    expect(findMisfit({ expected: [], said: [], silent: new Uint8Array(0), distance: 0 })).toBeUndefined()
  })
})
