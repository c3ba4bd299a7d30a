import { shownPitch } from '@voice-rankings/analysis'
import type { AnalysisSample, ClipAnalysis, WordRow } from '@voice-rankings/analysis'
import type { SpeechMark } from '@voice-rankings/contract'
import { voiceFixture } from '@voice-rankings/testkit'

/** Ten samples per second with a varying pitch and a pause every second. */
export function samplesFixture(seconds: number, pitchHz = 200): AnalysisSample[] {
  return Array.from({ length: Math.round(seconds * 10) }, (_, n) => {
    const time = n / 10
    const isPause = n % 10 > 7
    return {
      time,
      pitch: isPause ? null : pitchHz + 30 * Math.sin(1.7 * time),
      intensity: isPause ? -52 : -24 + 5 * Math.sin(0.045 * pitchHz * time),
      vocalFry: n % 37 === 16 ? 1 : 0,
    }
  })
}

/** Measured word. */
export function wordFixture(
  { word, startTime, duration }: SpeechMark,
  measured: Pick<WordRow, 'pitch' | 'intensity' | 'vocalFry'>,
): WordRow {
  const { pitch, intensity } = measured
  const timeRange = [startTime / 1000, (startTime + duration) / 1000] as const
  return { word, startTime, timeRange, ...measured, shownPitch: shownPitch(pitch, intensity) }
}

/** Measured clip: its samples, and a row for each mark. */
export function clipFixture(
  marks: readonly SpeechMark[] = voiceFixture().voice_sample_word_times,
  pitchHz = 200,
): ClipAnalysis {
  return {
    durationMs: 5000,
    samples: samplesFixture(5, pitchHz),
    medianPitchHz: pitchHz,
    words: marks.map((mark, n) => {
      const pitch = n % 7 === 3 ? null : pitchHz - 10 + 4 * (n % 6)
      return wordFixture(mark, { pitch, intensity: -24 + (n % 5), vocalFry: n === 2 })
    }),
    overall: {
      peakIntensity: -11.2,
      averageIntensityDb: -19.6,
      averageIntensityPercent: 38,
      lufsLoudness: -16.04,
      perceptualLoudnessPercent: 84.3,
    },
  }
}
