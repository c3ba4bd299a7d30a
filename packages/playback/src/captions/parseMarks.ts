import type { SpeechMark } from '@voice-rankings/contract'
import { parseCaptions } from './parseCaptions.ts'
import { parseJsonMarks } from './parseJsonMarks.ts'

/**
 * Reads the times of words from a file: a JSON list of marks (or an object that holds one as `marks` or `speechMarks`),
 * WebVTT, or SubRip; which one is seen from the text. Marks that are none are left out. Never throws.
 *
 * @example
 * const [file] = document.querySelector<HTMLInputElement>('input[type=file]')!.files!
 * const marks = parseMarks(await file!.text())
 */
export const parseMarks = (file: string): SpeechMark[] => parseJsonMarks(file) ?? parseCaptions(file)
