import type { SpeechMark } from '@voice-rankings/contract'

/** A word with both its ends, in whole milliseconds; `end` is after `start`. */
export interface WordTime {
  readonly word: string
  readonly start: number
  readonly end: number
}

/**
 * Brings marks into the order and shape that caption files ask for: whole milliseconds, each word at least 1 ms long,
 * never two at once. Marks without a word or with times that are no numbers are left out.
 */
export function wordTimes(marks: readonly SpeechMark[]): WordTime[] {
  const sound = marks
    .map(({ word, startTime, duration }) => ({ word: oneLine(word), startTime, duration }))
    .filter((mark) => mark.word !== '' && Number.isFinite(mark.startTime) && Number.isFinite(mark.duration))
    .toSorted((a, b) => a.startTime - b.startTime)
  let earliest = 0
  const starts = sound.map(({ startTime }) => {
    const start = Math.max(earliest, Math.round(startTime))
    earliest = start + 1
    return start
  })
  return sound.map(({ word, startTime, duration }, n) => {
    const start = starts[n] ?? 0
    const end = Math.max(start + 1, Math.round(startTime + duration))
    return { word, start, end: Math.min(end, starts[n + 1] ?? Infinity) }
  })
}

/** A mark holds one word; white space and signs that end a line in some reader would break the file. */
const oneLine = (word: string) => word.replaceAll(/[\s\0\u0085]+/gu, ' ').trim()

/** Marks again from words with both their ends, in the order they are heard: cues may overlap. */
export function marksOf(words: readonly WordTime[]): SpeechMark[] {
  const inOrder = words.toSorted((a, b) => a.start - b.start)
  return inOrder.map(({ word, start, end }) => ({ word, startTime: start, duration: end - start }))
}

/** Spreads a stretch of time over the words of a text, each by its length. No words give nothing. */
export function spread(text: string, start: number, end: number): WordTime[] {
  const words = text.match(/\S+/gu) ?? []
  const total = words.join('').length
  let heard = 0
  const timeNow = () => start + ((end - start) * heard) / total
  return words.map((word) => {
    const from = timeNow()
    heard += word.length
    return { word, start: from, end: timeNow() }
  })
}
