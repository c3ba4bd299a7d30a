import type { AnalysisSample } from '@voice-rankings/analysis'
import type { Gender, SpeechMark } from '@voice-rankings/contract'
import { wordAt } from '@voice-rankings/playback'
import type { CsvValue } from './formatCsv.ts'
import { formatCsv } from './formatCsv.ts'
import type { AnalysisMessages } from './messages.ts'

/** One voice's line in the chart. */
export interface Series {
  name: string
  gender: Gender
  samples: readonly AnalysisSample[]
  /** Its words, where they are known. */
  marks: readonly SpeechMark[]
}

/** The points of the chart as a table, one voice after the other. */
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

/** The word spoken at a time in milliseconds; null in a pause. */
export function wordHeard(marks: readonly SpeechMark[], timeMs: number): string | null {
  return marks[wordAt(marks, timeMs).word]?.word ?? null
}
