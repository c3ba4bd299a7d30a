import { describe, expect, it } from 'vitest'
import type { ReferencePhone } from './alignJob.ts'
import { isOtherText } from './isOtherText.ts'

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

const isOther = (durations: readonly number[], distance = 3.4): boolean =>
  isOtherText({ expected: phonesOf(EXPECTED), said: phonesOf(durations), distance })

describe('isOtherText', () => {
  it.each([0.5, 1, 2])('accepts the text at %d times the duration', (factor) => {
    expect(isOther(EXPECTED.map((duration, index) => factor * (duration + ((index * 7) % 20))))).toBe(false)
  })

  it('accepts the start of the text', () => {
    expect(isOther(EXPECTED.slice(0, 30))).toBe(false)
  })

  it('rejects phones that last other times', () => {
    expect(isOther(EXPECTED.map((_, index) => ((index * 37) % 11 < 5 ? 10 : 190)))).toBe(true)
  })

  it('rejects sounds that differ', () => {
    expect(isOther(EXPECTED, 5.5)).toBe(true)
  })

  it('rejects a text that nobody could say so fast', () => {
    expect(isOther(EXPECTED.map(() => 5))).toBe(true)
  })

  it('accepts no phones at all', () => {
    expect(isOtherText({ expected: [], said: [], distance: 0 })).toBe(false)
  })
})
