import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitTokens } from '../text/tokens.ts'
import { cleanText, markedSsml } from './markedSsml.ts'

it.each([
  [
    'marks and white space',
    'one\n\ntwo\tthree',
    '<mark name="w0"/>one\n\n<mark name="w1"/>two\t<mark name="w2"/>three',
  ],
  ['signs of XML', `a<b> & "c"`, '<mark name="w0"/>a&lt;b&gt; <mark name="w1"/>&amp; <mark name="w2"/>&quot;c&quot;'],
  ['control characters', 'a\u0000b\fc\u0007', '<mark name="w0"/>ab <mark name="w1"/>c'],
  ['half of a character', 'a\ud83d b', '<mark name="w0"/>a <mark name="w1"/>b'],
])('markedSsml writes %s', (_what, text, inside) => expect(markedSsml(text)).toBe(`<speak>${inside}</speak>`))

it('markedSsml has one mark per token, and the text without its control characters', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\v', '\u0000', '&amp;', '<mark name="w0"/>', ']]>'),
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join(' ')
      const ssml = markedSsml(text)
      expect([...ssml.matchAll(/<mark name="w(\d+)"\/>/g)].map(([, n]) => Number(n))).toEqual([
        ...splitTokens(text).keys(),
      ])
      const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
      const plain = ssml
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&([\w#]+);/g, (_entity, name: string) => entities[name] ?? '')
      expect(plain).toBe(cleanText(text))
      expect(ssml).not.toMatch(/[^\P{Cc}\t\n\r]/u)
      expect(ssml.isWellFormed()).toBe(true)
    }),
  )
})

it('markedSsml gives a part with phonemes one mark and an element of its own', () => {
  const phonemes = [{ start: 3, end: 11, ipa: "nuː 'jɔk" }]
  const york = '<phoneme alphabet="ipa" ph="nuː &#39;jɔk">New York</phoneme>'
  expect(markedSsml("in New York's <b>", phonemes)).toBe(
    `<speak><mark name="w0"/>in <mark name="w1"/>${york}&#39;s <mark name="w3"/>&lt;b&gt;</speak>`,
  )
  expect(markedSsml('in New York', phonemes, false)).toBe(`<speak>in ${york}</speak>`)
})
