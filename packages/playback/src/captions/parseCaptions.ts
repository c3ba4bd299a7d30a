import type { SpeechMark } from '@voice-rankings/contract'
import { parseSrt } from './parseSrt.ts'
import { parseVtt } from './parseVtt.ts'

/** Reads WebVTT, or SubRip where the text does not say that it is the former. Never throws. */
export const parseCaptions = (file: string): SpeechMark[] =>
  file.trimStart().startsWith('WEBVTT') ? parseVtt(file) : parseSrt(file)
