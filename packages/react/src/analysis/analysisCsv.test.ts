import fc from 'fast-check'
import { expect, it } from 'vitest'
import { analysisCsv, formatCsv } from './analysisCsv.ts'
import { analysisMessages } from './messages.ts'

/** Sample of the chart. */
const sample = (time: number, pitch: number | null) => ({ time, pitch, intensity: -20.04, vocalFry: 0 as const })

it('analysisCsv writes a line for each sample of each voice, with its word', () => {
  const clara = {
    name: 'Clara',
    gender: 'female' as const,
    samples: [sample(0.1, 176.26), sample(0.9, null)],
    marks: [{ word: 'Hello,', startTime: 0, duration: 300 }],
  }
  const theo = { name: 'Theo', gender: 'male' as const, samples: [sample(0.1, 98)], marks: [] }
  expect(analysisCsv([clara, theo], analysisMessages)).toBe(
    [
      'Voice,Time (s),Word,Pitch (Hz),Intensity (dB),Vocal Fry',
      'Clara,0.1,"Hello,",176.3,-20,0',
      'Clara,0.9,,,-20,0',
      'Theo,0.1,,98,-20,0',
      '',
    ].join('\r\n'),
  )
})

it.each([
  ['=1+1', "'=1+1\r\n"],
  ['@sum', "'@sum\r\n"],
  ['-', "'-\r\n"],
  ['say "a"', '"say ""a"""\r\n'],
])('formatCsv escapes the text %s, which a spreadsheet would run as a formula', (text, line) => {
  expect(formatCsv([[text]])).toBe(line)
})

it('formatCsv keeps every text readable', () => {
  const text = fc.string().filter((value) => !/^[=+\-@\t\r]/.test(value))
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (values) => {
      expect(readRow(formatCsv([values]))).toEqual(values)
    }),
  )
})

/** Parses one row according to RFC 4180. */
function readRow(line: string): string[] {
  const fields = `,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)
  return [...fields].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}
