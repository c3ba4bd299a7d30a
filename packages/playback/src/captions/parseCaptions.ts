import type { SpeechMark } from '@voice-rankings/contract'
import { parseSrt } from './parseSrt.ts'
import { parseVtt } from './parseVtt.ts'

/**
 * Parses WebVTT if the text declares it, otherwise SubRip. Never throws.
 *
 * @example
 * const marks = parseCaptions('WEBVTT\n\n00:00.000 --> 00:00.400\nGood')
 */
export const parseCaptions = (file: string): SpeechMark[] =>
  file.trimStart().startsWith('WEBVTT') ? parseVtt(file) : parseSrt(file)
