import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Document } from '../document.ts'
import { readPlainText } from './readPlainText.ts'

const outline = (source: string) =>
  readPlainText(source).sections.map(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)])

const paragraphsOf = (source: string) => outline(source).flatMap(([, ...paragraphs]) => paragraphs)

/** Everything that is said of a document, in its order. */
const said = ({ title, sections }: Document) =>
  [
    title,
    ...sections.flatMap((section) => [
      section.title,
      ...section.paragraphs.flatMap(({ speaker, text }) => [speaker, text]),
    ]),
  ].join(' ')

describe('paragraphs of plain text', () => {
  it('end at blank lines, and their wrapped lines are joined', () => {
    const text = 'The road was long and nobody walked\non it but an old man with a small\ndog.\n\nIt rained.'
    expect(paragraphsOf(text)).toEqual([
      'The road was long and nobody walked on it but an old man with a small dog.',
      'It rained.',
    ])
  })

  it('keep the line breaks of verse', () => {
    const verse = 'O river wide,\n  go slow with me,\nthe evening tide\n  is in the tree.'
    expect(paragraphsOf(verse)).toEqual(['O river wide,\ngo slow with me,\nthe evening tide\nis in the tree.'])
  })

  it('are the lines of a text without blank lines whose lines are sentences', () => {
    expect(paragraphsOf('It was late.\nNobody came to the old house by the river.\nWe left.')).toHaveLength(3)
  })

  it.each([
    ['items with bullets', 'To buy:\n- bread\n- milk of the\n  farm', ['To buy:', 'bread', 'milk of the farm']],
    ['numbered items', '1. Wash.\n2. Cut.\n3. Cook.', ['1. Wash.', '2. Cut.', '3. Cook.']],
    ['speeches with dashes', '— Who is it?\n— I am.', ['— Who is it?', '— I am.']],
  ])('are %s of a list', (_what, text, paragraphs) => expect(paragraphsOf(text)).toEqual(paragraphs))

  it('have no rules between scenes', () => expect(paragraphsOf('One.\n\n* * *\n\nTwo.')).toEqual(['One.', 'Two.']))

  it('are joined without a space after a hyphen and in Japanese', () => {
    expect(
      paragraphsOf('It was, as all of them said, a well-\nknown, much-loved and rather old-\nfashioned house.'),
    ).toEqual(['It was, as all of them said, a well-known, much-loved and rather old-fashioned house.'])
    expect(paragraphsOf('吾輩は猫である。名前は\nまだ無い。')).toEqual(['吾輩は猫である。名前はまだ無い。'])
  })
})

describe('headings of plain text', () => {
  it.each([
    'Chapter 7',
    'CHAPTER VII.',
    'Chapter 7: The Sea',
    'CHAPTER I. The River',
    'Part One',
    'BOOK THE SECOND',
    'Kapitel 3',
    'Erstes Kapitel',
    'Chapitre XII',
    'Capítulo 4',
    'Глава 5',
    '第七章',
    'الفصل السابع',
    'VII.',
    'XII',
    'Prologue',
    'THE OLD HOUSE',
    'ÜBER DEN FLUSS',
  ])('include %s', (heading) =>
    expect(outline(`Before.\n\n${heading}\n\nAfter.`)).toEqual([
      [null, 'Before.'],
      [heading, 'After.'],
    ]),
  )

  it.each([
    'Chapter 7 was long.',
    'Part of it was lost',
    'I',
    'STOP!',
    'WHAT?',
    'Book now',
    'Act fast',
    'A short line',
    '1984',
    'OK, LET US GO,',
  ])('do not include %s', (line) =>
    expect(paragraphsOf(`Before.\n\n${line}\n\nAfter.`)).toEqual(['Before.', line, 'After.']),
  )

  it('may be marked, underlined, or have their name in a second line', () => {
    expect(outline('## One ##\n\nA.\n\nTwo\n===\n\nB.\n\nCHAPTER III.\nThe Sea\n\nC.').map(([title]) => title)).toEqual(
      ['One', 'Two', 'CHAPTER III. The Sea'],
    )
  })

  it('are not the lines of a table of contents', () => {
    const contents = 'CHAPTER I. The River\nCHAPTER II. The Sea'
    expect(outline(`Contents of it\n\n${contents}\n\nOne.`)).toHaveLength(1)
  })
})

const BOOK = `The Project Gutenberg eBook of The Ferry

This ebook is for the use of anyone anywhere.

Title: The Ferry
        A Tale

Author: Nora Example

Language: German

*** START OF THE PROJECT GUTENBERG EBOOK THE FERRY ***

[Illustration]

THE FERRY

CHAPTER I.
The River

The ferry left at six, as it had done on every day that _anybody_ in
the village could remember, and nobody was on it but the boy.

CHAPTER II.
The Sea

It was gone.

*** END OF THE PROJECT GUTENBERG EBOOK THE FERRY ***

Most people start at our website.
`

describe('a book of Project Gutenberg', () => {
  it('has the title, author and language of its header', () => {
    expect(readPlainText(BOOK.replaceAll('\n', '\r\n'))).toMatchObject({
      title: 'The Ferry A Tale',
      author: 'Nora Example',
      languageCode: 'de',
    })
  })

  it('is read without its licence and the marks of italics', () => {
    expect(outline(BOOK)).toEqual([
      ['THE FERRY'],
      [
        'CHAPTER I. The River',
        'The ferry left at six, as it had done on every day that anybody in the village could remember, ' +
          'and nobody was on it but the boy.',
      ],
      ['CHAPTER II. The Sea', 'It was gone.'],
    ])
  })
})

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

describe('plain text of any kind', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '',
      '',
      '# A',
      'Chapter 7',
      'VII.',
      '- item',
      '1. item',
      'Anna: hi',
      'Ben: ho',
      '====',
      '  verse,',
      'A',
    ),
  )

  it('keeps all letters and digits in their order', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n')
        expect(letters(said(readPlainText(text)))).toBe(letters(text))
      }),
    )
  })

  it('keeps all other characters too, outside marks at the beginning of lines', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme-composite' })), (parts) => {
        // A letter before each part: nothing stands at the beginning of a line.
        const text = parts.map((part) => `x${part.replaceAll(/\s/gu, '').replaceAll(/[:：]/g, ';')}`).join('\n\n')
        const kept = text.replaceAll(/[\s\p{Cc}\u00AD]/gu, '')
        expect(said(readPlainText(text)).replaceAll(/[\s]/gu, '')).toBe(kept)
      }),
    )
  })
})
