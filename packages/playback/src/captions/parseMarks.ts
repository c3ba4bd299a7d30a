import type { SpeechMark } from '@voice-rankings/contract'
import { parseCaptions } from './parseCaptions.ts'
import { parseJsonMarks } from './parseJsonMarks.ts'

/**
 * Parses word times from a file: a JSON list of marks (or an object that holds one as `marks` or `speechMarks`),
 * WebVTT, or SubRip, detected by content. Invalid marks are skipped. Never throws.
 *
 * @example
 * const [file] = document.querySelector<HTMLInputElement>('input[type=file]')!.files!
 * const marks = parseMarks(await file!.text())
 */
export const parseMarks = (file: string): SpeechMark[] => parseJsonMarks(file) ?? parseCaptions(file)
