import fc from 'fast-check'
import { lexer, type Tokens } from 'marked'
import { describe, expect, test } from 'vitest'
import { plainMarkdown } from './plainMarkdown.ts'

/** Full parse of a text that is a single paragraph with strong parts. */
function parsed(text: string) {
  const [block, ...more] = lexer(text) as (Tokens.Paragraph | Tokens.Generic)[]
  if (block?.type !== 'paragraph' || more.length > 0) return text
  return block.tokens?.map((token) => ({
    words: token.type === 'strong' ? token.text : token.raw,
    strong: token.type === 'strong',
  }))
}

describe('plainMarkdown', () => {
  test.each([
    [
      '**Pitch.** The median is 167 Hz.',
      [
        { words: 'Pitch.', strong: true },
        { words: ' The median is 167 Hz.', strong: false },
      ],
    ],
    ['A medium-pitched voice (167 Hz).', [{ words: 'A medium-pitched voice (167 Hz).', strong: false }]],
    [
      '0 % of it, **loud** and **clear**',
      [
        { words: '0 % of it, ', strong: false },
        { words: 'loud', strong: true },
        { words: ' and ', strong: false },
        { words: 'clear', strong: true },
      ],
    ],
  ])('parses %s', (text, parts) => {
    expect(plainMarkdown(text)).toEqual(parts)
  })

  test.each([
    '',
    ' indented',
    '# Pitch',
    '- slow',
    '1. first',
    'two\n\nparagraphs',
    'an *even* tone',
    '** not strong**',
    'a `tone`',
    '[link](https://praat.example/)',
    'https://praat.example/',
    'www.praat.example',
    'a@praat.example',
    '<b>bold</b>',
    'R&amp;D',
    'a \\* b',
    '~~no~~',
    '---',
  ])('leaves "%s" to the full grammar', (text) => {
    expect(plainMarkdown(text)).toBeNull()
  })

  test('agrees with the full grammar on every text it parses', () => {
    const pieces = fc.constantFrom(
      '**',
      '*',
      ' ',
      'Pitch',
      '167',
      'Hz.',
      ', ',
      '. ',
      '(',
      ')',
      '-',
      '%',
      ':',
      '//',
      'www.',
      '_',
      '1',
      '’',
      '!',
      '[',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(pieces).map((some) => some.join('')),
        ),
        (text) => {
          const parts = plainMarkdown(text)
          if (parts) expect(parts).toEqual(parsed(text))
        },
      ),
      { numRuns: 2000 },
    )
  })
})
