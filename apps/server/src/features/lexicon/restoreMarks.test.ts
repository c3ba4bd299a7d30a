import type { SpeechMark } from '@voice-rankings/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyLexicon } from './applyLexicon.ts'
import { createMatcher } from './createMatcher.ts'
import { restoreMarks } from './restoreMarks.ts'
import { lexiconEntry } from './testing/lexiconEntry.ts'

/** A said text with a mark of 100 ms for each of its tokens. */
function spoken(text: string, terms: Readonly<Record<string, string>>) {
  const entries = Object.entries(terms).map(([term, respelling]) => lexiconEntry({ term, respelling }))
  const said = applyLexicon(text, createMatcher(entries), { voiceId: 'anna', languageCode: 'en', phonemes: false })
  const marks = said.text
    .split(/\s+/)
    .filter(Boolean)
    .map((word, index) => ({ word, startTime: 100 * index, duration: 90 }))
  return { said, marks }
}

function restored(text: string, terms: Readonly<Record<string, string>>) {
  const { said, marks } = spoken(text, terms)
  return restoreMarks(text, said, marks).map(({ word, startTime, duration }) => [word, startTime, startTime + duration])
}

describe('restoreMarks', () => {
  it('gives a typed word the time of all words that are said for it', () => {
    expect(restored('Mr Nguyen, hi', { Nguyen: 'new yen' })).toEqual([
      ['Mr', 0, 90],
      ['Nguyen,', 100, 290],
      ['hi', 300, 390],
    ])
  })

  it('divides the time of one said word among several typed ones', () => {
    expect(restored('to New York now', { 'New York': 'enwhycee' })).toEqual([
      ['to', 0, 90],
      ['New', 100, 139],
      ['York', 139, 190],
      ['now', 200, 290],
    ])
  })

  it('gives as many typed words as said ones their own times', () => {
    expect(restored('New York', { 'New York': 'noo yawk' })).toEqual([
      ['New', 0, 90],
      ['York', 100, 190],
    ])
  })

  it('joins terms that share a word', () => {
    expect(restored('a-b c', { a: 'x y', b: 'z' })).toEqual([
      ['a-b', 0, 190],
      ['c', 200, 290],
    ])
  })

  it('keeps a word unspoken if nothing that is said for it is spoken', () => {
    const { said, marks } = spoken('日 b', { 日: 'に ち' })
    const unspoken = marks.map((mark, index): SpeechMark =>
      index < 2 ? { ...mark, duration: 0, spoken: false } : mark,
    )
    expect(restoreMarks('日 b', said, unspoken).map(({ spoken: isSpoken }) => isSpoken)).toEqual([false, undefined])
  })

  it('returns the marks of a text without terms', () => {
    expect(restored('a b', { c: 'd' })).toEqual([
      ['a', 0, 90],
      ['b', 100, 190],
    ])
  })

  const word = fc.stringMatching(/^[ab]{1,3}$/)
  const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  const text = fc
    .array(fc.tuple(word, fc.constantFrom(' ', '  ', '-', ', ', '\n')), { minLength: 1 })
    .map((parts) => parts.flat().join('').trim())

  it('gives each typed word a mark; starts never decrease, and no mark reaches into the next', () => {
    fc.assert(
      fc.property(text, fc.dictionary(phrase, phrase), (typed, terms) => {
        const { said, marks } = spoken(typed, terms)
        const typedMarks = restoreMarks(typed, said, marks)
        expect(typedMarks.map((mark) => mark.word)).toEqual(typed.split(/\s+/))
        const times = typedMarks.flatMap(({ startTime, duration }) => [startTime, startTime + duration])
        expect(times.toSorted((a, b) => a - b)).toEqual(times)
        expect(times.at(-1)).toBeLessThanOrEqual(100 * marks.length)
      }),
    )
  })

  it('keeps the marks of words that no term touches', () => {
    fc.assert(
      fc.property(text, fc.dictionary(phrase, phrase), (typed, terms) => {
        const { said, marks } = spoken(typed, terms)
        const tokens = Array.from(typed.matchAll(/\S+/g), ({ 0: { length }, index }) => ({
          start: index,
          end: index + length,
        }))
        const typedMarks = restoreMarks(typed, said, marks)
        for (const [index, token] of tokens.entries()) {
          if (said.spans.some(({ start, end }) => start < token.end && end > token.start)) continue
          // A token of the said text is at the place of the typed one, moved by what was replaced before it.
          const before = said.spans.filter(({ end }) => end <= token.start).at(-1)
          const place = token.start + (before ? before.saidEnd - before.end : 0)
          const own = said.text.slice(0, place).split(/\s+/).filter(Boolean).length
          expect(typedMarks[index]).toEqual(marks[own])
        }
      }),
    )
  })
})
