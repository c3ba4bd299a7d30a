import type { AnalysisSample } from '@voice-rankings/analysis'
import type { Gender, SpeechMark } from '@voice-rankings/contract'
import { wordAt } from '@voice-rankings/playback'
import type { AnalysisMessages } from './messages.ts'

/** Data of one voice in the chart. */
export interface Series {
  name: string
  gender: Gender
  samples: readonly AnalysisSample[]
  /** Word times, if known. */
  marks: readonly SpeechMark[]
}

/** Samples of the chart as CSV, one voice after the other. */
export function analysisCsv(series: readonly Series[], { csv }: Pick<AnalysisMessages, 'csv'>): string {
  const head = [csv.voice, csv.time, csv.word, csv.pitch, csv.intensity, csv.vocalFry]
  return formatCsv([head, ...series.flatMap(rowsOf)])
}

function rowsOf({ name, samples, marks }: Series): CsvValue[][] {
  return samples.map(({ time, pitch, intensity, vocalFry }) => [
    name,
    Number(time.toFixed(3)),
    wordHeard(marks, time * 1000),
    pitch === null ? null : Number(pitch.toFixed(1)),
    Number(intensity.toFixed(1)),
    vocalFry,
  ])
}

/** Word at a position in milliseconds; null in a pause. */
export function wordHeard(marks: readonly SpeechMark[], timeMs: number): string | null {
  return marks[wordAt(marks, timeMs).word]?.word ?? null
}

type CsvValue = string | number | null

/**
 * Writes rows as comma-separated values after RFC 4180. A text that a spreadsheet would take for a formula gets an
 * apostrophe before it, because the words of a clip are anybody's.
 */
export function formatCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(formatValue).join(',')}\r\n`).join('')
}

function formatValue(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
