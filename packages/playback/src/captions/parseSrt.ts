import type { SpeechMark } from '@voice-rankings/contract'
import { readCues } from './readCues.ts'
import { marksOf, spread } from './wordTimes.ts'

/** Italic, bold, underline, strike-out and font tags, and the placing of SubStation: all that players understand. */
const FORMATTING = /<\/?(?:[bius]|font)(?:\s[^<>]{0,200})?>|\{\\[^{}]{0,200}\}/giu

/**
 * Reads SubRip as marks: the time of a caption is spread over its words by their length. Never throws: what is no caption
 * gives nothing.
 */
export function parseSrt(file: string): SpeechMark[] {
  return marksOf(readCues(file).flatMap(({ start, end, text }) => spread(text.replaceAll(FORMATTING, ''), start, end)))
}
