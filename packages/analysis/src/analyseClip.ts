import { overallResults, intensityAt, type OverallResults } from './overallResults.ts'
import { PITCH_HOP_MS } from './pitchTrack.ts'
import { quantile } from './quantile.ts'
import type { TimedWord } from './speakingRate.ts'
import { voiceTrackSteps } from './voiceTrack.ts'
import { wordRows, type WordRow } from './wordRows.ts'

/** What is heard at one moment of a clip. */
export interface AnalysisSample {
  /** Seconds from the start. */
  readonly time: number
  /** Hz; null where there is no pitch to be sure of. */
  readonly pitch: number | null
  /** dB relative to full scale, at least -60. */
  readonly intensity: number
  readonly vocalFry: 0 | 1
}

/** A whole clip, measured. */
export interface ClipAnalysis {
  readonly durationMs: number
  /** Evenly spaced, at most {@link MOST_SAMPLES}. */
  readonly samples: readonly AnalysisSample[]
  /** Hz; null for a clip without a voice, such as a whisper. */
  readonly medianPitchHz: number | null
  readonly words: readonly WordRow[]
  readonly overall: OverallResults
}

/** A chart of more points would show no more. */
export const MOST_SAMPLES = 1000
/** Closer points show the ripple of single periods and nothing of how somebody speaks. */
const SHORTEST_STEP_MS = 5 * PITCH_HOP_MS

/**
 * Measures a mono clip (rate in Hz) and its words: all of it, where a live view sees what falls into its windows.
 *
 * @example
 * const analysis = analyseClip(samples, 48_000, marks)
 */
export function analyseClip(samples: Float32Array, rate: number, marks: readonly TimedWord[]): ClipAnalysis {
  const steps = analyseClipSteps(samples, rate, marks)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * The same in steps, so that a page without workers can draw in between; its return value is the result.
 *
 * @example
 * const steps = analyseClipSteps(samples, 48_000, marks)
 * let step = steps.next()
 * while (!step.done) {
 *   await new Promise(requestAnimationFrame)
 *   step = steps.next()
 * }
 */
export function* analyseClipSteps(
  samples: Float32Array,
  rate: number,
  marks: readonly TimedWord[],
): Generator<void, ClipAnalysis, void> {
  const track = yield* voiceTrackSteps(samples, rate)
  const overall = overallResults(samples, rate)
  yield
  const durationMs = (samples.length * 1000) / rate
  const stepMs = Math.max(SHORTEST_STEP_MS, Math.ceil(durationMs / MOST_SAMPLES / PITCH_HOP_MS) * PITCH_HOP_MS)
  const points = Array.from({ length: Math.min(MOST_SAMPLES, Math.ceil(durationMs / stepMs)) }, (_, n) => {
    const frame = (n * stepMs) / PITCH_HOP_MS
    return {
      time: (n * stepMs) / 1000,
      pitch: track.pitchHz[frame] || null,
      intensity: intensityAt(samples, rate, n * stepMs),
      // A creak between two points is told by the one before it.
      vocalFry: track.creaky.subarray(frame, frame + stepMs / PITCH_HOP_MS).includes(1) ? (1 as const) : (0 as const),
    }
  })
  yield
  const voiced = track.pitchHz.filter((hz) => hz > 0)
  return {
    durationMs,
    samples: points,
    medianPitchHz: voiced.length > 0 ? quantile(voiced, 0.5) : null,
    words: wordRows(samples, rate, track, marks),
    overall,
  }
}
