import type { SpeechMark } from '@voice-rankings/contract'

/** A word with its start and end in whole milliseconds; `end` is after `start`. */
export interface WordTime {
  readonly word: string
  readonly start: number
  readonly end: number
}

/**
 * Normalizes marks for caption files: in order, whole milliseconds, each word at least 1 ms long, without overlaps.
 * Marks without a word or with invalid times are skipped.
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

/** Collapses white space and line separators, which would break the file, into spaces. */
const oneLine = (word: string) => word.replaceAll(/[\s\0\u0085]+/gu, ' ').trim()

/** Converts words back to marks, ordered by time: cues may overlap. */
export function marksOf(words: readonly WordTime[]): SpeechMark[] {
  const inOrder = words.toSorted((a, b) => a.start - b.start)
  return inOrder.map(({ word, start, end }) => ({ word, startTime: start, duration: end - start }))
}

/** Distributes a time range over the words of a text by length; empty for a text without words. */
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
