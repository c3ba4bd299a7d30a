import { describe, expect, it } from 'vitest'
import { spansOfTokens } from './spansOfTokens.ts'

describe('spansOfTokens', () => {
  it('returns the span from the first to the last word of a token, as "$25.50" has six', () => {
    const words = [
      { offset: 0, startMs: 0, endMs: 300 },
      { offset: 7, startMs: 400, endMs: 600 },
      { offset: 8, startMs: 600, endMs: 900 },
      { offset: 8, startMs: 900, endMs: 1400 },
      { offset: 14, startMs: 1500, endMs: 1700 },
    ]
    expect(spansOfTokens('Costs  $25.50 now', words)).toEqual([
      { start: 0, end: 300 },
      { start: 400, end: 1400 },
      { start: 1500, end: 1700 },
    ])
  })

  it('returns undefined for a token without words', () => {
    expect(spansOfTokens('I am', [{ offset: 0, startMs: 0, endMs: 200 }])).toEqual([{ start: 0, end: 200 }, undefined])
  })
})
