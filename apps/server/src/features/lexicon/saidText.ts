import type { SpeechResponse } from '@voice-rankings/contract'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { PhonemeSpan } from '../speech/engine.ts'
import type { SaidText } from './applyLexicon.ts'

/** Length of a said text in lengths of the limit for typed ones: respellings are longer than their terms. */
const MAX_GROWTH = 2

/** Throws if respellings make a text much longer than texts may be. */
export function refuseGrown({ text }: SaidText, limit: number): void {
  if (text.length <= MAX_GROWTH * limit) return
  const message = `With your pronunciations the text has ${text.length} characters, more than ${MAX_GROWTH * limit}.`
  throw new ApiError('text_too_long', `${message} Shorten it.`)
}

/** Phonemes of a job for an engine; empty without any. */
export function phonemesOf({ spans }: Pick<SaidText, 'spans'>): PhonemeSpan[] {
  return spans.flatMap(({ saidStart: start, saidEnd: end, ipa }) => (ipa === undefined ? [] : { start, end, ipa }))
}

/** Part of the dedupe key of a snippet: the entries that were used. Empty without any. */
export function pronunciationKey({ matched }: Pick<SaidText, 'matched'>): unknown[] {
  if (matched.length === 0) return []
  return [matched.map(({ entry, said }) => [entry.term, said, entry[said], entry.case_sensitive, entry.whole_word])]
}

/** Pronunciations as the answer lists them; undefined if no term was found. */
export function listPronunciations({ matched, unspeakable }: SaidText): SpeechResponse['pronunciations'] {
  const applied = matched.map(({ entry: { term }, said }) => ({ term, said }))
  const others = unspeakable.map(({ term }) => ({ term, said: 'not_applied' as const }))
  return applied.length + others.length > 0 ? [...applied, ...others] : undefined
}
