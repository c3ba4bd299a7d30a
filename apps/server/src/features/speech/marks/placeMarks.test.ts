import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitTokens } from '../text/tokens.ts'
import { placeMarks } from './placeMarks.ts'

describe('placeMarks', () => {
  it('returns each token as written in the text', () => {
    const spans = [
      { start: 0, end: 300 },
      { start: 350, end: 600 },
    ]
    expect(placeMarks(['Hello,', '“world”!'], spans, 700)).toEqual([
      { word: 'Hello,', startTime: 0, duration: 300 },
      { word: '“world”!', startTime: 350, duration: 250 },
    ])
  })

  it('divides the time of merged words by their length', () => {
    const marks = placeMarks(['I', 'am', 'here'], [{ start: 100, end: 400 }, undefined, { start: 400, end: 800 }], 900)
    expect(marks.map((mark) => [mark.startTime, mark.duration])).toEqual([
      [100, 100],
      [200, 200],
      [400, 400],
    ])
  })

  it('gives an unspoken symbol no duration', () => {
    const marks = placeMarks(['yes', '—', 'no'], [{ start: 0, end: 200 }, undefined, { start: 500, end: 700 }], 700)
    expect(marks[1]).toEqual({ word: '—', startTime: 200, duration: 0 })
  })

  it('gives a word that the engine cannot say no duration, and keeps the time of its neighbours', () => {
    const spans = [{ start: 0, end: 380 }, undefined, { start: 380, end: 700 }]
    const marks = placeMarks(['hello', '你好', 'world'], spans, 700, (token) => /[a-z]/u.test(token))
    expect(marks).toEqual([
      { word: 'hello', startTime: 0, duration: 380 },
      { word: '你好', startTime: 380, duration: 0, spoken: false },
      { word: 'world', startTime: 380, duration: 320 },
    ])
  })

  it('ends each mark where the next begins', () => {
    const marks = placeMarks(
      ['a', 'b'],
      [
        { start: 0, end: 500 },
        { start: 300, end: 600 },
      ],
      1000,
    )
    expect(marks[0]).toMatchObject({ startTime: 0, duration: 300 })
  })

  it('covers every token of any text, in order, within the audio, for any engine times', () => {
    const time = fc.oneof(fc.double({ min: -500, max: 200_000, noNaN: true }), fc.integer({ min: 0, max: 2000 }))
    const spans = fc.array(fc.option(fc.record({ start: time, end: time }), { nil: undefined }), { maxLength: 60 })
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        spans,
        fc.double({ min: 0, max: 180_000, noNaN: true }),
        (text, told, audioMs) => {
          const tokens = splitTokens(text)
          const marks = placeMarks(
            tokens,
            tokens.map((_, index) => told[index]),
            audioMs,
          )
          expect(marks.map((mark) => mark.word)).toEqual(tokens)
          let end = 0
          for (const mark of marks) {
            expect(mark.startTime).toBeGreaterThanOrEqual(end)
            expect(mark.duration).toBeGreaterThanOrEqual(0)
            end = mark.startTime + mark.duration
          }
          expect(end).toBeLessThanOrEqual(audioMs)
        },
      ),
    )
  })
})
