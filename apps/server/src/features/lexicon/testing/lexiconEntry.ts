import type { LexiconEntry } from '@voice-rankings/contract'

/** Entry for tests; a respelling is its term in capitals. */
export function lexiconEntry(fields: Partial<LexiconEntry> & { term: string }): LexiconEntry {
  return {
    lexicon_entry_id: fields.term,
    respelling: fields.term.toUpperCase(),
    ipa: null,
    language_code: null,
    voice_id: null,
    case_sensitive: false,
    whole_word: true,
    ...fields,
  }
}
