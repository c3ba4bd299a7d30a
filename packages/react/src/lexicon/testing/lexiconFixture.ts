import type { LexiconEntry } from '@voice-rankings/contract'

/** An entry of the lexicon with a respelling, for all languages and voices. */
export const lexiconEntryFixture = (term: string, fields: Partial<LexiconEntry> = {}): LexiconEntry => ({
  lexicon_entry_id: `id of ${term}`,
  term,
  respelling: `${term} respelled`,
  ipa: null,
  language_code: null,
  voice_id: null,
  case_sensitive: false,
  whole_word: true,
  ...fields,
})
