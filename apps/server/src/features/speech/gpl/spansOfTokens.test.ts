import { describe, expect, it } from 'vitest'
import { spansOfTokens } from './spansOfTokens.ts'

describe('the time of a token', () => {
  it('runs from the first word inside it to the end of the last: "$25.50" is spoken as six words', () => {
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

  it('is unknown for a token without a word of its own', () => {
    expect(spansOfTokens('I am', [{ offset: 0, startMs: 0, endMs: 200 }])).toEqual([{ start: 0, end: 200 }, undefined])
  })
})
