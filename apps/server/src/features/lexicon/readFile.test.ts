import { type LexiconEntry, LexiconEntryFields } from '@voice-rankings/contract'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../kernel/http/apiError.ts'
import { readFile } from './readFile.ts'
import { lexiconEntry } from './testing/lexiconEntry.ts'
import { writeCsv } from './writeCsv.ts'
import { writePls } from './writePls.ts'

const pls = (body: string, attributes = 'alphabet="ipa" xml:lang="en"') =>
  `<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" ${attributes}>\n${body}\n</lexicon>`

const fieldsOf = (text: string) => readFile(text).entries.map(({ fields }) => fields)
const refusedOf = (text: string) => readFile(text).refused

describe('a PLS file', () => {
  it('has an entry for each grapheme, with the preferred phoneme and the first alias', () => {
    const lexeme = `<lexeme><grapheme>theatre</grapheme><grapheme>theater</grapheme><phoneme>a</phoneme>
      <phoneme prefer="true">ˈθɪətə</phoneme><alias>thee atter</alias><alias>other</alias></lexeme>`
    const said = { ipa: 'ˈθɪətə', respelling: 'thee atter', language_code: 'en' }
    expect(fieldsOf(pls(lexeme))).toMatchObject([
      { term: 'theatre', ...said },
      { term: 'theater', ...said },
    ])
  })

  it('has entries with CDATA and entities of characters', () => {
    const lexeme = '<lexeme><grapheme><![CDATA[AT&T]]></grapheme><alias>A &#38; T &amp; T</alias></lexeme>'
    expect(fieldsOf(pls(lexeme))).toMatchObject([{ term: 'AT&T', respelling: 'A & T & T' }])
  })

  it('may leave the language open', () => {
    const lexeme = '<lexeme><grapheme>a</grapheme><alias>b</alias></lexeme>'
    expect(fieldsOf(pls(lexeme, 'alphabet="ipa" xml:lang="und"'))).toMatchObject([{ language_code: null }])
  })

  it('is used without the lexemes in other alphabets, which are listed with their lines', () => {
    const text = pls(
      `<lexeme><grapheme>a</grapheme><phoneme>b</phoneme></lexeme>
<lexeme><grapheme>c</grapheme><phoneme alphabet="ipa">d</phoneme></lexeme>`,
      'alphabet="x-sampa" xml:lang="en"',
    )
    expect(fieldsOf(text)).toMatchObject([{ term: 'c', ipa: 'd' }])
    expect(refusedOf(text)).toEqual([
      {
        line: 2,
        term: 'a',
        reason: 'Its phonemes are in the alphabet "x-sampa". Write them in "ipa", or add an alias.',
      },
    ])
  })

  it('keeps the alias of a lexeme whose phonemes are in another alphabet', () => {
    const lexeme = '<lexeme><grapheme>a</grapheme><phoneme alphabet="x-sampa">b</phoneme><alias>c</alias></lexeme>'
    expect(fieldsOf(pls(lexeme))).toMatchObject([{ term: 'a', respelling: 'c', ipa: null }])
  })

  it('ignores elements of other namespaces', () => {
    const lexeme = '<lexeme><grapheme>a</grapheme><x:alias xmlns:x="urn:x">no</x:alias><alias>b</alias></lexeme>'
    expect(fieldsOf(pls(lexeme))).toMatchObject([{ term: 'a', respelling: 'b' }])
  })

  it.each([
    ['a bomb of entities', '<!DOCTYPE l [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]><l>&b;</l>', /document type/],
    ['a foreign file as entity', '<!DOCTYPE l [<!ENTITY a SYSTEM "file:///etc/passwd">]><l>&a;</l>', /document type/],
    ['an undefined entity', pls('<lexeme><grapheme>&a;</grapheme></lexeme>'), /not well-formed/],
    ['an element that is not closed', pls('<lexeme>'), /not well-formed/],
    ['elements inside elements without end', pls('<a>'.repeat(150_000)), /more than 100/],
    ['another kind of XML', '<html xmlns="http://www.w3.org/1999/xhtml"/>', /not a lexicon/],
    ['no namespace', '<lexicon version="1.0"/>', /not a lexicon/],
  ])('is refused with %s', (_what, text, message) => {
    expect(() => readFile(text)).toThrow(message)
  })
})

describe('a CSV file', () => {
  it.each([
    ['commas', 'term,respelling\nNguyen,new yen'],
    ['semicolons', 'term;respelling\r\nNguyen;new yen\r\n'],
    ['tabs', 'term\trespelling\nNguyen\tnew yen'],
    ['columns in another order', 'respelling,note,Term\nnew yen,a name,Nguyen'],
    ['no names of columns', 'Nguyen,new yen'],
    ['a mark of its encoding', '\uFEFFterm,respelling\nNguyen,new yen'],
    ['quotation marks', '"term","respelling"\n"Nguyen","new yen"'],
  ])('may have %s', (_what, text) => {
    expect(fieldsOf(text)).toMatchObject([{ term: 'Nguyen', respelling: 'new yen', whole_word: true }])
  })

  it('lists refused rows with their lines, also after a cell with several lines', () => {
    const text = 'term,respelling,case_sensitive\n"New\nYork",noo yawk,yes\n!,bang,\n\nUS,,\nUK,x,maybe'
    expect(fieldsOf(text)).toMatchObject([{ term: 'New York', case_sensitive: true }])
    expect(refusedOf(text).map(({ line, term }) => [line, term])).toEqual([
      [4, '!'],
      [6, 'US'],
      [7, 'UK'],
    ])
    expect(refusedOf(text)[1]?.reason).toBe('It has no pronunciation.')
  })

  it('is refused with more entries than anybody may have', () => {
    expect(() => readFile('a,b\n'.repeat(100_000))).toThrow(/100000 entries/)
  })

  it('is refused with a quotation mark that is not closed', () => {
    expect(() => readFile('term,respelling\n"Nguyen,new yen')).toThrow(/quotation marks/)
  })
})

const line = fc
  .tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom('a', 'é', '東', '<b>', '"q"', ';', '&amp;'))
  .map(([text, more]) => `${text}a${more}`)
const entry = fc
  .record({
    term: line,
    respelling: fc.option(line),
    ipa: fc.option(fc.constantFrom('wɪn', 'ˈnuː jɛn', 't͡ʃ')),
    language_code: fc.constantFrom(null, 'en', 'de-AT'),
    voice_id: fc.option(fc.constantFrom('flite-slt--anna', 'a"<b>&')),
    case_sensitive: fc.boolean(),
    whole_word: fc.boolean(),
  })
  .filter(({ respelling, ipa }) => respelling !== null || ipa !== null)
  .map((fields) => v.safeParse(LexiconEntryFields, fields))
  .filter((checked) => checked.success)
  .map(({ output }) => lexiconEntry(output))

it.each([
  ['PLS', writePls],
  ['CSV', writeCsv],
])('a written %s file is read as the same entries', (_what, write) => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), (entries) => {
      const { entries: read, refused } = readFile(write(entries))
      const fields = entries.map(({ lexicon_entry_id: _id, ...own }: LexiconEntry) => own)
      expect(refused).toEqual([])
      expect(read.map((each) => each.fields)).toEqual(fields)
    }),
  )
})

const PIECES =
  '<lexeme> </lexeme> <grapheme> </grapheme> <alias> </alias> <![CDATA[ ]]> <!-- --> <?x <!DOCTYPE &amp; &#0; &x; " ,'
const piece = fc.constantFrom(...PIECES.split(' '), '\n', '\t', '\0', 'term', 'respelling', 'a')

it('any text is read or refused as a whole with a sentence', () => {
  fc.assert(
    fc.property(fc.array(piece), fc.boolean(), (pieces, isPls) => {
      const text = pieces.join('')
      try {
        for (const { fields } of readFile(isPls ? pls(text) : text).entries) expect(fields.term).not.toBe('')
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
      }
    }),
  )
})
