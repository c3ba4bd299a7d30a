import type { SpeechMark } from '@voice-rankings/contract'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatMarks, formatSrt, formatVtt, parseMarks } from './index.ts'
import { parseCaptions, parseSrt } from './parseCaptions.ts'
import { parseVtt } from './parseVtt.ts'
import { marksOf, wordTimes } from './wordTimes.ts'

const mark = (word: string, startTime: number, duration: number): SpeechMark => ({ word, startTime, duration })
const words = (marks: SpeechMark[]) => marks.map(({ word }) => word)

const SPOKEN = [mark('Hello,', 0, 400), mark('Tom', 400, 300), mark('&', 900, 100), mark('<Jerry>.', 1000, 500)]

const VTT = `WEBVTT

00:00:00.000 --> 00:00:01.500
Hello, <00:00:00.400>Tom<00:00:00.700> <00:00:00.900>&amp; <00:00:01.000>&lt;Jerry&gt;.
`

describe('WebVTT', () => {
  it('has a cue per phrase with a timestamp per word', () => {
    expect(formatVtt(SPOKEN)).toBe(VTT)
  })

  it('preserves the marks, including pauses', () => {
    expect(parseVtt(VTT)).toEqual(SPOKEN)
  })

  it('starts a new cue after a sentence, a long pause and two full lines', () => {
    const spoken = ['One.', 'Two', 'three', ...Array.from({ length: 40 }, () => 'four')]
    const marks = spoken.map((word, n) => mark(word, n * 200 + (n > 1 ? 1000 : 0), 200))
    const cues = formatVtt(marks).split('\n\n').slice(1)
    expect(cues[0]).toContain('One.')
    expect(cues[1]).toMatch(/Two$/)
    expect(cues.length).toBeGreaterThan(4)
  })

  it.each([
    [
      'hours left out, cue names, settings and notes',
      'WEBVTT - title\n\nNOTE said\n\nintro\n00:01.000 --> 00:02.000 align:start\nHi there\n',
    ],
    [
      'lines that end as on Windows, and a byte order mark',
      '\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nHi\r\nthere\r\n',
    ],
    ['voices, classes and entities', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Tom><c.loud>Hi</c>&nbsp;there&lrm;</v>'],
  ])('is parsed with %s', (_, file) => {
    const marks = parseVtt(file)
    expect(words(marks)).toEqual(['Hi', 'there'])
    expect(marks[0]?.startTime).toBe(1000)
    expect((marks[1]?.startTime ?? 0) + (marks[1]?.duration ?? 0)).toBeCloseTo(2000)
  })
})

/** Marks of a cue from the first to the second second. */
const cue = (text: string) => parseVtt(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`)

describe('a WebVTT cue', () => {
  it.each([
    ['at its start', '00:01.000'],
    ['before its start', '00:00.500'],
    ['at its end', '00:02.000'],
    ['after its end', '00:03.000'],
  ])('ignores a timestamp %s', (_, time) => {
    expect(cue(`Hi <${time}>there`)).toEqual(cue('Hi there'))
  })

  it.each([
    ['&#65;', 'A'],
    ['&#128512;', '😀'],
    ['&#1114111;', '\u{10FFFF}'],
    ['&#1114112;', '&#1114112;'],
    ['&#0;', '&#0;'],
    ['&#x;', '&#x;'],
    ['&quot;&apos;', `"'`],
    ['&none;', '&none;'],
  ])('with %s has the word %s', (text, word) => {
    expect(words(cue(text))).toEqual([word])
  })

  it('without a duration is skipped', () => {
    expect(parseVtt('WEBVTT\n\n00:01.000 --> 00:01.000\nHi\n\n00:02.000 --> 00:01.000\nHi')).toEqual([])
  })

  it('may have lines that end as on old Macs', () => {
    expect(words(parseVtt('WEBVTT\r\r00:01.000 --> 00:02.000\rHi\rthere'))).toEqual(['Hi', 'there'])
  })
})

it.each([
  ['WebVTT', parseVtt, 'WEBVTT\n\n00:01.000 --> 00:02.000\n<00:00:01.500>Two\n\n00:01.000 --> 00:02.000\nOne\n'],
  ['SubRip', parseSrt, '1\n00:00:03,000 --> 00:00:04,000\nTwo\n\n2\n00:00:01,000 --> 00:00:02,000\nOne\n'],
])('overlapping and unordered cues are sorted by time: %s', (_, parse, file) => {
  expect(words(parse(file))).toEqual(['One', 'Two'])
})

describe('SubRip', () => {
  it('numbers its phrases and writes a comma before the milliseconds', () => {
    expect(formatSrt(SPOKEN)).toBe('1\n00:00:00,000 --> 00:00:01,500\nHello, Tom & <Jerry>.\n')
  })

  it('distributes a caption over its words by length and removes formatting', () => {
    expect(parseSrt('7\n00:00:01,000 --> 00:00:02,000\n{\\an8}<i>Hi</i> <font color="red">there</font>\n')).toEqual([
      mark('Hi', 1000, expect.closeTo(285.7, 0) as number),
      mark('there', expect.closeTo(1285.7, 0) as number, expect.closeTo(714.3, 0) as number),
    ])
  })
})

describe('parseMarks', () => {
  it.each([
    ['a JSON list', formatMarks(SPOKEN)],
    ['the answer of the API', JSON.stringify({ speechMarks: SPOKEN })],
    ['WebVTT', formatVtt(SPOKEN)],
  ])('detects %s by its content', (_, file) => {
    expect(parseMarks(file)).toEqual(SPOKEN)
  })

  it('detects SubRip by its content', () => {
    expect(words(parseMarks(formatSrt(SPOKEN)))).toEqual(words(SPOKEN))
  })

  it.each([
    ['a byte order mark', `\uFEFF${JSON.stringify(SPOKEN)}`],
    ['white space', ` \n${JSON.stringify({ marks: SPOKEN })}\n`],
    ['white space before WebVTT', `\n ${formatVtt(SPOKEN)}`],
  ])('ignores %s at the start', (_, file) => {
    expect(parseMarks(file)).toEqual(SPOKEN)
  })

  it.each([
    { word: 1, startTime: 0, duration: 1 },
    { startTime: 0, duration: 1 },
    { word: 'a', startTime: '0', duration: 1 },
    { word: 'a', startTime: 0, duration: null },
    { word: 'a', startTime: -1, duration: 1 },
    { word: 'a', startTime: 0, duration: -1 },
    { word: 'a', duration: 1 },
    { word: 'a', startTime: 0 },
  ])('skips the mark %j', (invalid) => {
    expect(parseMarks(JSON.stringify([invalid, ...SPOKEN]))).toEqual(SPOKEN)
  })

  it('skips invalid marks and sorts the others', () => {
    const file = JSON.stringify([
      { word: 'b', startTime: 9, duration: 1 },
      null,
      { word: 'c' },
      { word: 'a', startTime: 1, duration: 1 },
    ])
    expect(words(parseMarks(file))).toEqual(['a', 'b'])
  })

  it.each(['', '[', '{"marks":{}}', 'null', '<!doctype html><p>Not found</p>', 'WEBVTT\n\n00:99 --> x\nno'])(
    'returns no marks for %j',
    (file) => expect(parseMarks(file)).toEqual([]),
  )
})

const spoken = fc.array(
  fc.record({
    word: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((word) => !/[\s\0\u0085]/u.test(word)),
    startTime: fc.double({ min: 0, max: 5e6, noNaN: true }),
    duration: fc.double({ min: 0, max: 5000, noNaN: true }),
  }),
  { maxLength: 60 },
)

test('WebVTT preserves marks to the millisecond', () => {
  fc.assert(
    fc.property(spoken, (marks) => {
      expect(parseVtt(formatVtt(marks))).toEqual(marksOf(wordTimes(marks)))
    }),
    { numRuns: 500 },
  )
})

test('a WebVTT file of words with distinct starts is parsed to the same words and starts', () => {
  fc.assert(
    fc.property(fc.array(spoken, { maxLength: 2 }), (lists) => {
      const marks = lists.flat().map((given, n) => ({ ...given, startTime: n * 7 }))
      expect(parseCaptions(formatVtt(marks)).map(({ word, startTime }) => ({ word, startTime }))).toEqual(
        marks.map(({ word, startTime }) => ({ word, startTime })),
      )
    }),
  )
})

test('SubRip preserves words in order, inside their time range', () => {
  const plain = spoken.map((marks) =>
    marks.map(({ word, ...times }) => ({ word: word.replaceAll(/[<{]/gu, '('), ...times })),
  )
  fc.assert(
    fc.property(plain, (marks) => {
      const before = wordTimes(marks)
      const after = parseSrt(formatSrt(marks))
      expect(words(after)).toEqual(before.map(({ word }) => word))
      expect(after[0]?.startTime).toBe(before[0]?.start)
    }),
  )
})

test('JSON preserves marks exactly', () => {
  fc.assert(
    fc.property(spoken, (marks) => {
      const inOrder = marks.toSorted((a, b) => a.startTime - b.startTime)
      expect(parseMarks(formatMarks(inOrder))).toEqual(inOrder)
    }),
  )
})

test('any text is parsed to ordered marks with finite times, without an error', () => {
  const scraps = [
    'WEBVTT',
    '\n\n',
    '-->',
    '00:01.000 --> 00:02.000\n',
    '<00:00:01.500>',
    '&#99999999;',
    '{\\',
    '<'.repeat(50),
    '1\n',
  ]
  const file = fc
    .array(fc.oneof(fc.constantFrom(...scraps), fc.string()), { maxLength: 40 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(file, (text) => {
      for (const read of [parseMarks, parseVtt, parseSrt]) {
        const marks = read(text)
        expect(marks.every(({ startTime, duration }) => startTime >= 0 && duration >= 0)).toBe(true)
        expect(marks.map(({ startTime }) => startTime)).toEqual(
          marks.map(({ startTime }) => startTime).toSorted((a, b) => a - b),
        )
      }
    }),
  )
})

it('a long hostile file is parsed in one pass', () => {
  const file = `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<'.repeat(200_000)}${'&a'.repeat(200_000)}`
  expect(parseVtt(file)).toHaveLength(1)
})
