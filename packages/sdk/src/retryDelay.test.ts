import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRetryAfter, retryDelayMs } from './retryDelay.ts'

const NOW = Date.UTC(2026, 10, 20, 16)

describe('parseRetryAfter', () => {
  test.each([
    [null, null],
    ['', null],
    ['soon', null],
    ['-5', null],
    ['5 apples', null],
    ['0', 0],
    ['1', 1000],
    ['1.5', 1500],
    ['1.25', 1250],
    [' 20 ', 20_000],
    ['3600', 3_600_000],
    [new Date(NOW + 5000).toUTCString(), 5000],
    ['Fri Nov 20 2026 16:00:05 GMT', 5000],
    [`after ${new Date(NOW + 5000).toUTCString()}`, null],
    [new Date(NOW - 5000).toUTCString(), 0],
    [new Date(NOW + 86_400_000).toUTCString(), 86_400_000],
  ])('parses %j to %j ms', (header, delayMs) => {
    expect(parseRetryAfter(header, NOW)).toBe(delayMs)
  })

  test('returns null or a delay that is not negative for any header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.date().map(String)), fc.date(), (header, now) => {
        const delayMs = parseRetryAfter(header, now.getTime())
        expect(delayMs === null || delayMs >= 0).toBe(true)
      }),
    )
  })
})

describe('retryDelayMs', () => {
  test('is below a ceiling that doubles per failure from half a second to eight seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, dice) => {
        const delayMs = retryDelayMs(attempt, null, () => dice)
        expect(delayMs).toBeGreaterThanOrEqual(0)
        expect(delayMs).toBeLessThanOrEqual(Math.min(8000, 250 * 2 ** attempt))
      }),
    )
  })

  test.each([
    [1, 250],
    [2, 500],
    [3, 1000],
    [5, 4000],
    [6, 4000],
  ])('has a mean of half the ceiling after %i failures: %i ms', (attempt, delayMs) => {
    expect(retryDelayMs(attempt, null, () => 0.5)).toBe(delayMs)
  })

  test('spreads a thousand clients over the whole range', () => {
    const waits = Array.from({ length: 1000 }, () => retryDelayMs(5, null))
    const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length
    const spread = Math.sqrt(waits.reduce((sum, wait) => sum + (wait - mean) ** 2, 0) / waits.length)
    expect(spread).toBeGreaterThan(0.2 * mean)
  })

  test('is the delay requested by the server, if any', () => {
    expect(retryDelayMs(3, 1200)).toBe(1200)
  })
})
