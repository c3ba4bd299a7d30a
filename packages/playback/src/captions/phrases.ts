import type { WordTime } from './wordTimes.ts'

/** Maximum phrase length: two lines of 37 characters (EBU and BBC subtitle guidelines). */
const LONGEST_PHRASE = 74
/** Minimum pause that ends a phrase, in milliseconds. */
const PAUSE_MS = 700
/** Minimum length of a phrase that ends at a comma. */
const SHORT_PHRASE = 40
const SENTENCE_END = /[.!?…。！？؟।]["'”’»)\]]*$/u
const CLAUSE_END = /[,;:،、，]["'”’»)\]]*$/u

/**
 * Splits words into phrases for display: a sentence, or a part of a long one up to a comma, a pause or two full lines.
 */
export function phrases(words: readonly WordTime[]): WordTime[][] {
  const all: WordTime[][] = []
  let phrase: WordTime[] = []
  let length = 0
  words.forEach((word, n) => {
    const next = words[n + 1]
    phrase.push(word)
    length += word.word.length + 1
    const isFull = next !== undefined && length + next.word.length > LONGEST_PHRASE
    const isPaused = next !== undefined && next.start - word.end >= PAUSE_MS
    const isClause = length > SHORT_PHRASE && CLAUSE_END.test(word.word)
    if (next && !isFull && !isPaused && !isClause && !SENTENCE_END.test(word.word)) return
    all.push(phrase)
    phrase = []
    length = 0
  })
  return all
}
