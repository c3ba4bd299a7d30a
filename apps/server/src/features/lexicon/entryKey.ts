import type { LexiconEntryFields } from '@voice-rankings/contract'
import { foldCase } from './foldCase.ts'

/**
 * Identifies the term of an entry with its language and voice; a lexicon has one entry for each. A term in any case and
 * the same term in a given case are two: "US" may be spelled and "us" be spoken.
 */
export function entryKey(entry: Pick<LexiconEntryFields, 'term' | 'case_sensitive' | 'language_code' | 'voice_id'>) {
  const { term, case_sensitive, language_code, voice_id } = entry
  return JSON.stringify([
    case_sensitive ? term : foldCase(term),
    case_sensitive,
    language_code?.toLowerCase() ?? null,
    voice_id,
  ])
}
