import type { AnalysisSample, ClipAnalysis, WordRow } from '@voice-rankings/analysis'
import type { SpeechMark } from '@voice-rankings/contract'

/** A word with its pitch, in the strip below the chart. */
export interface StripWord extends Pick<WordRow, 'word' | 'startTime' | 'pitch' | 'vocalFry'> {
  /** True if the pitch is from the stored measurement. */
  readonly isCoarse: boolean
}

/** Words of a clip as measured, and before that with the mean pitch of the stored samples during each of them. */
export function stripWords(
  marks: readonly SpeechMark[],
  stored: readonly AnalysisSample[],
  clip: ClipAnalysis | null,
): StripWord[] {
  if (clip) return clip.words.map((row) => ({ ...row, isCoarse: false }))
  return marks.map(({ word, startTime, duration }) => {
    const pitches = stored.flatMap(({ time, pitch }) => {
      const timeMs = time * 1000
      return pitch !== null && timeMs >= startTime && timeMs <= startTime + duration ? [pitch] : []
    })
    const pitch = pitches.length > 0 ? pitches.reduce((sum, hz) => sum + hz, 0) / pitches.length : null
    return { word, startTime, pitch, vocalFry: false, isCoarse: true }
  })
}
