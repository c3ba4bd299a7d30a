import type { LexiconEntry } from '@voice-rankings/contract'
import type { Matcher, Speaker } from './createMatcher.ts'

/** A part of the text that is spoken otherwise than written. Places are in UTF-16 units; an end is exclusive. */
interface SaidSpan {
  /** Place in the typed text. */
  readonly start: number
  readonly end: number
  /** Place in the said text. */
  readonly saidStart: number
  readonly saidEnd: number
  /** How it is spoken; undefined if the said text is a respelling. */
  readonly ipa?: string
}

/** An entry that was found in a text, with the way in which the voice speaks it. */
interface MatchedEntry {
  readonly entry: LexiconEntry
  readonly said: 'respelling' | 'ipa'
}

/** A text as a voice is to speak it. */
export interface SaidText {
  /** The text with respelled terms; those with phonemes stay as typed. */
  readonly text: string
  /** Offset map: the replaced parts in order. Other parts are equal in both texts. */
  readonly spans: readonly SaidSpan[]
  /** Entries that were used, in their order of preference. */
  readonly matched: readonly MatchedEntry[]
  /** Entries that were found but have no pronunciation that the voice can speak. */
  readonly unspeakable: readonly LexiconEntry[]
}

/**
 * Applies pronunciations to a text, from left to right. At each place the longest term is used; of equal terms the one of
 * the work, then the one for the voice, then that for the most exact language, then the one that has regard to capitals. A
 * replaced part is not searched again.
 */
export function applyLexicon(text: string, matcher: Matcher, speaker: Speaker): SaidText {
  const spans: SaidSpan[] = []
  const parts: string[] = []
  const matched = new Map<LexiconEntry, MatchedEntry['said']>()
  const unspeakable = new Set<LexiconEntry>()
  let copied = 0
  let saidLength = 0
  const add = (part: string) => {
    parts.push(part)
    saidLength += part.length
  }
  for (const { start, end, entry, isSpeakable } of matcher.find(text, speaker)) {
    if (!isSpeakable) {
      unspeakable.add(entry)
      continue
    }
    add(text.slice(copied, start))
    const ipa = speaker.phonemes && entry.ipa !== null ? entry.ipa : undefined
    const saidStart = saidLength
    add(ipa === undefined ? (entry.respelling ?? '') : text.slice(start, end))
    spans.push({ start, end, saidStart, saidEnd: saidLength, ...(ipa !== undefined && { ipa }) })
    matched.set(entry, ipa === undefined ? 'respelling' : 'ipa')
    copied = end
  }
  add(text.slice(copied))
  return {
    text: parts.join(''),
    spans,
    matched: Array.from(matched, ([entry, said]) => ({ entry, said })).toSorted(
      (a, b) => matcher.order(a.entry) - matcher.order(b.entry),
    ),
    unspeakable: [...unspeakable],
  }
}
