import { escapeMarkup } from '../../../kernel/http/escapeMarkup.ts'
import type { PhonemeSpan } from '../engine.ts'

/** Start tag of a part that is spoken by its phonemes (SSML 1.1, section 3.1.10). */
export const phonemeTag = (ipa: string): string => `<phoneme alphabet="ipa" ph="${escapeMarkup(ipa)}">`

/** End tag of such a part. */
export const PHONEME_END = '</phoneme>'

/** A part of a text, with its phonemes if it has any. */
export interface SpokenPart {
  readonly text: string
  /** Place in the text, in UTF-16 units. */
  readonly start: number
  readonly ipa?: string
}

/** Parts of a text in order: those with phonemes, and those between. */
export function spokenParts(text: string, phonemes: readonly PhonemeSpan[] = []): SpokenPart[] {
  const parts: SpokenPart[] = []
  let at = 0
  for (const { start, end, ipa } of phonemes) {
    parts.push({ text: text.slice(at, start), start: at }, { text: text.slice(start, end), start, ipa })
    at = end
  }
  return [...parts, { text: text.slice(at), start: at }].filter((part) => part.text !== '')
}

/** Writes a text with tags around the parts that are spoken by their phonemes. */
export function taggedText(text: string, phonemes?: readonly PhonemeSpan[]): string {
  return spokenParts(text, phonemes)
    .map((part) => withTags(part, escapeMarkup(part.text)))
    .join('')
}

/** Puts a written part between its tags. */
export const withTags = ({ ipa }: SpokenPart, written: string): string =>
  ipa === undefined ? written : phonemeTag(ipa) + written + PHONEME_END
