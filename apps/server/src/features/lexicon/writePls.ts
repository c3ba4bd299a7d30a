import type { LexiconEntry } from '@voice-rankings/contract'
import { escapeMarkup } from '../../kernel/http/escapeMarkup.ts'
import { OWN, PLS, UNDETERMINED } from './plsNames.ts'

/**
 * Writes entries as PLS 1.0. The lexicon has the language that all entries share; the language of others, and the
 * voice, case and ends of words, are attributes of a namespace of their own, which other readers ignore.
 */
export function writePls(entries: readonly LexiconEntry[]): string {
  const [shared = null, ...others] = new Set(entries.map(({ language_code }) => language_code))
  const language = others.length === 0 && shared !== null ? shared : UNDETERMINED
  const lexemes = entries.map((entry) => {
    const { term, respelling, ipa, voice_id, case_sensitive, whole_word, language_code } = entry
    const attributes = [
      ['language', language === UNDETERMINED ? language_code : null],
      ['voice', voice_id],
      ['case-sensitive', case_sensitive ? 'true' : null],
      ['whole-word', whole_word ? null : 'false'],
    ]
    const written = attributes.flatMap(([name, value]) =>
      value == null ? [] : ` own:${name}="${escapeMarkup(value)}"`,
    )
    return [
      `  <lexeme${written.join('')}>`,
      `    <grapheme>${escapeMarkup(term)}</grapheme>`,
      ...(ipa === null ? [] : [`    <phoneme>${escapeMarkup(ipa)}</phoneme>`]),
      ...(respelling === null ? [] : [`    <alias>${escapeMarkup(respelling)}</alias>`]),
      '  </lexeme>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<lexicon version="1.0" xmlns="${PLS}" xmlns:own="${OWN}" alphabet="ipa" xml:lang="${escapeMarkup(language)}">`,
    ...lexemes,
    '</lexicon>',
    '',
  ].join('\n')
}
