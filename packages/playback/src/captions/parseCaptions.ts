import type { SpeechMark } from '@voice-rankings/contract'
import { parseVtt } from './parseVtt.ts'
import { readCues } from './readCues.ts'
import { marksOf, spread } from './wordTimes.ts'

/**
 * Parses WebVTT if the text declares it, otherwise SubRip. Never throws.
 *
 * @example
 * const marks = parseCaptions('WEBVTT\n\n00:00.000 --> 00:00.400\nGood')
 */
export const parseCaptions = (file: string): SpeechMark[] =>
  file.trimStart().startsWith('WEBVTT') ? parseVtt(file) : parseSrt(file)

/** Formatting that players support: italic, bold, underline, strike-out and font tags, and SubStation positioning. */
const FORMATTING = /<\/?(?:[bius]|font)(?:\s[^<>]{0,200})?>|\{\\[^{}]{0,200}\}/giu

/**
 * Parses SubRip to marks, distributing the time of a caption over its words by length. Never throws: invalid captions
 * are skipped.
 */
export function parseSrt(file: string): SpeechMark[] {
  return marksOf(readCues(file).flatMap(({ start, end, text }) => spread(text.replaceAll(FORMATTING, ''), start, end)))
}
