import * as v from 'valibot'
import type { ReportedWord } from './offsetsOfWords.ts'

/** Times of the characters of a text, in seconds. */
export const CharacterTimes = v.object({
  characters: v.array(v.string()),
  character_start_times_seconds: v.array(v.number()),
  character_end_times_seconds: v.array(v.number()),
})

/** Joins timed characters to words. */
export function wordsOfCharacters({
  characters,
  character_start_times_seconds: starts,
  character_end_times_seconds: ends,
}: v.InferOutput<typeof CharacterTimes>): ReportedWord[] {
  const words: { word: string; startMs: number; endMs: number }[] = []
  let isInWord = false
  for (const [index, character] of characters.entries()) {
    const [startMs, endMs] = [1000 * (starts[index] ?? 0), 1000 * (ends[index] ?? 0)]
    const last = words.at(-1)
    if (/^\s*$/u.test(character)) isInWord = false
    else if (isInWord && last) Object.assign(last, { word: last.word + character, endMs })
    else {
      words.push({ word: character, startMs, endMs })
      isInWord = true
    }
  }
  return words
}
