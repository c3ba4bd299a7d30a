import type { LexiconEntry } from '@voice-rankings/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyLexicon } from './applyLexicon.ts'
import { createMatcher, type Speaker } from './createMatcher.ts'
import { lexiconEntry } from './testing/lexiconEntry.ts'

const SPEAKER: Speaker = { voiceId: 'anna', languageCode: 'en-GB', phonemes: false }

const apply = (text: string, entries: readonly LexiconEntry[], speaker: Partial<Speaker> = {}) =>
  applyLexicon(text, createMatcher(entries), { ...SPEAKER, ...speaker })

const say = (term: string, respelling: string, more: Partial<LexiconEntry> = {}) =>
  lexiconEntry({ term, respelling, ...more })

describe('applyLexicon', () => {
  it.each([
    ['a term in any case', 'NGUYEN came', [say('Nguyen', 'new yen')], 'new yen came'],
    ['a term in front of an apostrophe', "Nguyen's", [say('Nguyen', 'new yen')], "new yen's"],
    ['no part of a longer word', 'pin pinned', [say('pin', 'pen')], 'pen pinned'],
    ['no word continued by a digit or an accent', 'co2 coé', [say('co', 'see')], 'co2 coé'],
    ['parts of words on demand', 'pin pinned', [say('pin', 'pen', { whole_word: false })], 'pen penned'],
    ['no letter without its accent', 'e\u0323', [say('e', 'x', { whole_word: false })], 'e\u0323'],
    ['Japanese words, which have no spaces', '東京都に', [say('東京', 'とうきょう')], 'とうきょう都に'],
    ['Greek words with a final sigma', 'ΟΔΟΣ', [say('οδός'.normalize('NFC').replace('ό', 'ο'), 'x')], 'x'],
    ['the case of a term on demand', 'US us', [say('US', 'you ess', { case_sensitive: true })], 'you ess us'],
    ['terms across lines', 'New\n  York', [say('New York', 'noo yawk')], 'noo yawk'],
    ['the longest term', 'New York City', [say('New York', 'a'), say('New York City', 'b')], 'b'],
    [
      'the shorter term if the longer one ends otherwise',
      'New Yorker',
      [say('New', 'a'), say('New York', 'b')],
      'a Yorker',
    ],
    ['no entry in what another one wrote', 'a b', [say('a', 'b'), say('b', 'c')], 'b c'],
    ['terms with signs', 'C++ and C', [say('C++', 'see plus plus')], 'see plus plus and C'],
    ['characters outside the basic plane', '𝒜 😀x', [say('x', 'y')], '𝒜 😀y'],
    ['nothing of an empty lexicon', 'a b', [], 'a b'],
  ])('replaces %s', (_what, text, entries, said) => {
    expect(apply(text, entries).text).toBe(said)
  })

  it.each([
    ['en', 'en-GB', 'x'],
    ['EN', 'en-gb', 'x'],
    ['en-GB', 'en-GB', 'x'],
    ['en-US', 'en-GB', 'a'],
    ['en-GB', 'en', 'a'],
    ['e', 'en-GB', 'a'],
  ])('matches an entry for %s in %s: "a" is said as %s', (language_code, languageCode, said) => {
    expect(apply('a', [say('a', 'x', { language_code })], { languageCode }).text).toBe(said)
  })

  it('prefers the entry of the voice, then that of the most exact language, then a general one', () => {
    const general = say('a', 'general')
    const english = say('a', 'english', { language_code: 'en' })
    const british = say('a', 'british', { language_code: 'en-GB' })
    const own = say('a', 'own', { voice_id: 'anna' })
    const other = say('a', 'other', { voice_id: 'berta' })
    const all = [general, other, english, british, own]
    const said = [all, all.slice(0, 4), all.slice(0, 3), all.slice(0, 2)].map((entries) => apply('a', entries).text)
    expect(said).toEqual(['own', 'british', 'english', 'general'])
  })

  it('keeps the typed term and tells the phonemes for a voice that speaks them', () => {
    const both = say('Nguyen', 'new yen', { ipa: 'wɪn' })
    const { text, spans, matched } = apply('Mr Nguyen', [both], { phonemes: true })
    expect(text).toBe('Mr Nguyen')
    expect(spans).toEqual([{ start: 3, end: 9, saidStart: 3, saidEnd: 9, ipa: 'wɪn' }])
    expect(matched).toEqual([{ entry: both, said: 'ipa' }])
  })

  it('falls back to the respelling for a voice without phonemes', () => {
    const { text, matched } = apply('Nguyen', [say('Nguyen', 'new yen', { ipa: 'wɪn' })])
    expect([text, matched[0]?.said]).toEqual(['new yen', 'respelling'])
  })

  it('lists an entry with IPA only as not spoken by a voice without phonemes', () => {
    const entry = lexiconEntry({ term: 'Nguyen', respelling: null, ipa: 'wɪn' })
    expect(apply('Mr Nguyen', [entry])).toEqual({ text: 'Mr Nguyen', spans: [], matched: [], unspeakable: [entry] })
  })

  it('uses the next entry that the voice can speak', () => {
    const ipaOnly = lexiconEntry({ term: 'a', respelling: null, ipa: 'x', voice_id: 'anna' })
    const { text, unspeakable } = apply('a', [ipaOnly, say('a', 'b')])
    expect([text, unspeakable]).toEqual(['b', [ipaOnly]])
  })

  it('lists the used entries in an order that does not depend on the text', () => {
    const entries = [say('a', 'x'), say('b', 'y', { voice_id: 'anna' })]
    expect(apply('a b', entries).matched).toEqual(apply('b a', entries.toReversed()).matched)
  })

  const word = fc.stringMatching(/^[ab]{1,3}$/)
  const entries = fc.array(
    fc.record({
      term: fc.oneof(
        word,
        fc.tuple(word, word).map((words) => words.join(' ')),
      ),
      respelling: word,
      whole: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  const texts = fc.array(fc.oneof(word, fc.constantFrom(' ', '\n ', ',', '😀', 'é'))).map((parts) => parts.join(''))

  it('maps each place of the said text to the typed one', () => {
    fc.assert(
      fc.property(texts, entries, (text, written) => {
        const { text: said, spans } = apply(
          text,
          written.map(({ term, respelling, whole: whole_word }) => say(term, respelling, { whole_word })),
        )
        let [typedAt, saidAt] = [0, 0]
        for (const { start, end, saidStart, saidEnd } of spans) {
          expect(start).toBeGreaterThanOrEqual(typedAt)
          expect(end).toBeGreaterThan(start)
          expect(said.slice(saidAt, saidStart)).toBe(text.slice(typedAt, start))
          typedAt = end
          saidAt = saidEnd
        }
        expect(said.slice(saidAt)).toBe(text.slice(typedAt))
      }),
    )
  })

  it('says the same with the used entries alone', () => {
    fc.assert(
      fc.property(texts, entries, (text, written) => {
        const all = written.map(({ term, respelling, whole: whole_word }) => say(term, respelling, { whole_word }))
        const { text: said, matched } = apply(text, all)
        expect(
          apply(
            text,
            matched.map(({ entry }) => entry),
          ).text,
        ).toBe(said)
      }),
    )
  })
})
