import { describe, expect, it } from 'vitest'
import { alignPhones, parseTrace } from './alignPhones.ts'

const trace = parseTrace(
  'pau:0.100 hh:0.200 ax:0.250 l:0.300 ow:0.400 pau:0.600 dh:0.650 eh:0.700 r:0.800 pau:0.900 \n',
)

describe('phone alignment', () => {
  it('parses phones with their end times', () => {
    expect(trace[1]).toEqual({ name: 'hh', end: 0.2 })
    expect(trace).toHaveLength(10)
  })

  it('times each token from its first to its last phone, without pauses', () => {
    const spans = alignPhones(
      [
        ['hh', 'ax', 'l', 'ow'],
        ['dh', 'eh', 'r'],
      ],
      trace,
      1000,
    )
    expect(spans).toEqual([
      { start: 100, end: 400 },
      { start: 600, end: 800 },
    ])
  })

  it('matches reduced vowels and dropped sounds of running speech', () => {
    const spans = alignPhones(
      [
        ['hh', 'eh', 'l', 'ow', 'w'],
        ['dh', 'eh', 'r'],
      ],
      trace,
      1000,
    )
    expect(spans[1]).toEqual({ start: 600, end: 800 })
  })

  it('returns no span for a token without phones', () => {
    const spans = alignPhones([['hh', 'ax', 'l', 'ow'], [], ['dh', 'eh', 'r']], trace, 1000)
    expect(spans[1]).toBeUndefined()
  })

  it('returns nothing for an empty trace', () => {
    expect(alignPhones([['ax']], [], 1000)).toEqual([undefined])
  })
})
