import type { SpeechMark } from '@voice-rankings/contract'
import { parseSrt } from './parseSrt.ts'
import { parseVtt } from './parseVtt.ts'

/**
 * Reads WebVTT, or SubRip where the text does not say that it is the former. Never throws.
 *
 * @example
 * const marks = parseCaptions('WEBVTT\n\n00:00.000 --> 00:00.400\nGood')
 */
export const parseCaptions = (file: string): SpeechMark[] =>
  file.trimStart().startsWith('WEBVTT') ? parseVtt(file) : parseSrt(file)
