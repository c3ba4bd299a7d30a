import { expect, it } from 'vitest'
import { escapeMarkup } from '../../../kernel/http/escapeMarkup.ts'
import { writeText } from './writeText.ts'

const TEXT = 'Café, naïve 你好 and שלום & <b> 😀 end'

const WORDS = TEXT.split(' ')

it('writeText finds the place of each word by its bytes', () => {
  const { written, offsetAt } = writeText(TEXT)
  expect(written).toBe(TEXT)
  for (const word of WORDS) {
    const offset = TEXT.indexOf(word)
    expect(offsetAt(Buffer.byteLength(TEXT.slice(0, offset)))).toBe(offset)
  }
})

it('writeText finds the place of each word behind tags and escapes', () => {
  const { written, offsetAt } = writeText(TEXT, { before: '<é>', after: '</é>', write: escapeMarkup })
  expect(written).toBe('<é>Café, naïve 你好 and שלום &amp; &lt;b&gt; 😀 end</é>')
  for (const word of WORDS) {
    const byte = Buffer.byteLength(written.slice(0, written.indexOf(escapeMarkup(word))))
    expect(offsetAt(byte)).toBe(TEXT.indexOf(word))
  }
})

it('writeText counts characters that are left out', () => {
  const { written, offsetAt } = writeText('a\u0001\u{FFFE} b\uD800c', { write: escapeMarkup })
  expect(written).toBe('a b\uFFFDc')
  expect(offsetAt(2)).toBe(4)
  expect(offsetAt(6)).toBe(6)
})

it('writeText finds the place of each word behind the tags of phonemes', () => {
  const phonemes = [{ start: 0, end: 4, ipa: 'ˈkæfeɪ' }]
  const { written, offsetAt } = writeText('Café & you', { write: escapeMarkup, phonemes })
  expect(written).toBe('<phoneme alphabet="ipa" ph="ˈkæfeɪ">Café</phoneme> &amp; you')
  const byteOf = (part: string) => Buffer.byteLength(written.slice(0, written.indexOf(part)))
  expect([offsetAt(byteOf('Café')), offsetAt(byteOf('&amp;')), offsetAt(byteOf('you'))]).toEqual([0, 5, 7])
})
