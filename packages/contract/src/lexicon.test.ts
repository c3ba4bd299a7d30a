import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { LEXICON_LIMITS, LexiconEntryFields } from './lexicon.ts'

const parse = (fields: object) => v.safeParse(LexiconEntryFields, { term: 'GIF', ...fields })

it('an entry applies to whole words in any case, language and voice by default', () => {
  expect(parse({ respelling: 'jif' }).output).toEqual({
    term: 'GIF',
    respelling: 'jif',
    ipa: null,
    language_code: null,
    voice_id: null,
    case_sensitive: false,
    whole_word: true,
  })
})

it.each([
  ['outer spaces', '  GIF ', 'GIF'],
  ['line breaks and tabs', 'New\n\t York', 'New York'],
  ['control characters', 'a\u0000\u0007b', 'a b'],
  ['half of a pair of surrogates', 'a\uD800b', 'a b'],
  ['code points that are no characters', 'a\uFFFE\uFFFFb', 'a b'],
  ['decomposed letters', 'Zoe\u0308', 'Zoë'],
])('a term is stored without %s', (_, given, term) => {
  expect(parse({ term: given }).output).toMatchObject({ term })
})

it('a term that was read is read as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: LEXICON_LIMITS.term }), (given) => {
      const first = parse({ term: given })
      if (!first.success) return
      expect(parse({ term: first.output.term }).output).toEqual(first.output)
    }),
  )
})

it.each(['respelling', 'ipa', 'language_code'])('an empty %s is the same as none', (name) => {
  expect(parse({ [name]: ' \n' }).output).toMatchObject({ [name]: null })
  expect(parse({ [name]: null }).output).toMatchObject({ [name]: null })
})

it.each([
  ['respelling', 'jay-peg 2'],
  ['ipa', 'dʒɪf'],
  ['ipa', 'ˈt͡ʃɛloː | ‖ a‿b'],
  ['language_code', 'en'],
  ['language_code', 'zh-Hant-TW'],
])('the %s "%s" is accepted', (name, text) => {
  expect(parse({ [name]: text }).output).toMatchObject({ [name]: text.normalize('NFC') })
})

it.each([
  ['term', '?!', 'Write a term.'],
  ['respelling', '…', 'Write a respelling with a letter or a digit.'],
  ['ipa', 'dZIf', 'Write symbols of the International Phonetic Alphabet.'],
  ['ipa', '.', 'Write symbols of the International Phonetic Alphabet.'],
  ['language_code', 'English', 'Write a code such as en or en-GB.'],
  ['language_code', 'en_GB', 'Write a code such as en or en-GB.'],
])('the %s "%s" is refused with advice', (name, text, advice) => {
  expect(parse({ [name]: text }).issues?.map(({ message }) => message)).toEqual([advice])
})

it.each([
  ['term', LEXICON_LIMITS.term],
  ['respelling', LEXICON_LIMITS.respelling],
  ['ipa', LEXICON_LIMITS.ipa],
])('a %s has at most %d characters, counted without outer spaces', (name, limit) => {
  expect(parse({ [name]: ` ${'a'.repeat(limit)} ` }).success).toBe(true)
  expect(parse({ [name]: 'a'.repeat(limit + 1) }).issues?.[0].message).toBe(`Write at most ${limit} characters.`)
})
