import type { SpeechMark } from '@voice-rankings/contract'
import { readCues } from './readCues.ts'
import { marksOf, spread } from './wordTimes.ts'

/** Formatting that players support: italic, bold, underline, strike-out and font tags, and SubStation positioning. */
const FORMATTING = /<\/?(?:[bius]|font)(?:\s[^<>]{0,200})?>|\{\\[^{}]{0,200}\}/giu

/**
 * Parses SubRip to marks, distributing the time of a caption over its words by length. Never throws: invalid captions
 * are skipped.
 */
export function parseSrt(file: string): SpeechMark[] {
  return marksOf(readCues(file).flatMap(({ start, end, text }) => spread(text.replaceAll(FORMATTING, ''), start, end)))
}
