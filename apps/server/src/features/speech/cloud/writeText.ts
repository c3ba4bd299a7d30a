import type { PhonemeSpan } from '../engine.ts'
import { PHONEME_END, phonemeTag } from './phonemeTags.ts'

/** A text as it is sent to a provider, and the way back from the provider's places in it. */
export interface WrittenText {
  readonly written: string
  /** Place in the text, in UTF-16 units, of a place in what was sent, in bytes of UTF-8. */
  offsetAt(byte: number): number
}

interface Writing {
  before?: string
  after?: string
  /** Writes a character. Default: as it is. */
  write?: (character: string) => string
  /** Parts that get tags for their phonemes. Default: none. */
  phonemes?: readonly PhonemeSpan[] | undefined
}

/** Writes a text between `before` and `after`, each of its characters by `write`. */
export function writeText(text: string, writing: Writing = {}): WrittenText {
  const { before = '', after = '', write = String, phonemes = [] } = writing
  const characters = [...text.toWellFormed()]
  let offset = 0
  let byte = Buffer.byteLength(before)
  let written = before
  const add = (part: string) => {
    written += part
    byte += Buffer.byteLength(part)
  }
  const places = characters.map((character) => {
    const span = phonemes.find(({ start }) => start === offset)
    if (span) add(phonemeTag(span.ipa))
    const place = { offset, byte }
    add(write(character))
    offset += character.length
    if (phonemes.some(({ end }) => end === offset)) add(PHONEME_END)
    return place
  })
  return {
    written: written + after,
    offsetAt: (at) => places.findLast((place) => place.byte <= at)?.offset ?? 0,
  }
}
