import { recordingNode } from '@voice-rankings/contract'
import type { MarkupNode } from '@voice-rankings/contract'
import { safeFileName } from '../files/saveFile.ts'
import type { TimedRecording } from './recordingStore.ts'

/** Files of a recording, in the order offered. */
export const RECORDING_FILES = ['vtt', 'srt', 'json', 'peaks'] as const
export type RecordingFile = (typeof RECORDING_FILES)[number]

const ENDINGS: Record<RecordingFile, string> = {
  vtt: '.vtt',
  srt: '.srt',
  json: '.json',
  peaks: '.peaks.json',
}
const TYPES: Record<RecordingFile, string> = {
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  json: 'application/json',
  peaks: 'application/json',
}

/** Name of a recording: that of its file without the extension. */
export const recordingTitle = (fileName: string): string => fileName.replace(/(?<=.)\.[a-z\d]{1,5}$/iu, '')

/** Name of a file of a recording: `talk.vtt` and `talk.peaks.json` of `talk.mp3`. */
export const recordingFileName = (fileName: string, file: RecordingFile): string =>
  safeFileName(recordingTitle(fileName) + ENDINGS[file])

/** Content of a file of a recording. */
export function recordingFile({ times }: Pick<TimedRecording, 'times'>, file: RecordingFile): Blob {
  const text = file === 'peaks' ? JSON.stringify(times.recording_peaks) : times.captions[file]
  return new Blob([text], { type: `${TYPES[file]};charset=utf-8` })
}

/** Element that plays a recording from the files beside its page. */
export function recordingMarkup({ file, times, languageCode, gender }: Omit<TimedRecording, 'text'>): MarkupNode {
  const { name } = file.audio
  return recordingNode({
    src: addressOf(name),
    marks: addressOf(recordingFileName(name, 'vtt')),
    peaks: addressOf(recordingFileName(name, 'peaks')),
    title: recordingTitle(name),
    durationMs: times.recording_duration,
    languageCode,
    gender,
  })
}

/** Relative address of a file. Letters of any language are valid in an address of HTML. */
const addressOf = (fileName: string) => fileName.replaceAll(/[\s%#?:\\]/gu, encodeURIComponent)

/** Longest quotation of a text, in characters. */
const QUOTE_LENGTH = 60

/** Words of a text from an index on, for a quotation. */
export function quoteAt(text: string, offset: number): string {
  const rest = text.slice(offset).trim().replaceAll(/\s+/gu, ' ')
  const shown = [...rest].slice(0, QUOTE_LENGTH).join('')
  if (shown === rest) return shown
  // Ends at a whole word, unless the language has no spaces.
  return `${shown.replace(/(?<=\S)\s+\S*$/u, '')}…`
}
