import { overallResults, intensityAt, type OverallResults } from './overallResults.ts'
import { PITCH_HOP_MS } from './pitchTrack.ts'
import { quantile } from './quantile.ts'
import type { TimedWord } from './speakingRate.ts'
import { voiceTrackSteps } from './voiceTrack.ts'
import { wordRows, type WordRow } from './wordRows.ts'

/** Measurements at one time of a clip. */
export interface AnalysisSample {
  /** Seconds from the start. */
  readonly time: number
  /** Hz; null where no pitch is reliable. */
  readonly pitch: number | null
  /** dB relative to full scale, at least -60. */
  readonly intensity: number
  readonly vocalFry: 0 | 1
}

/** Measurements of a whole clip. */
export interface ClipAnalysis {
  readonly durationMs: number
  /** Equally spaced, at most {@link MOST_SAMPLES}. */
  readonly samples: readonly AnalysisSample[]
  /** Hz; null for an unvoiced clip, such as a whisper. */
  readonly medianPitchHz: number | null
  readonly words: readonly WordRow[]
  readonly overall: OverallResults
}

/** Maximum number of samples: a chart cannot resolve more. */
export const MOST_SAMPLES = 1000
/** Minimum distance of samples: closer ones show the ripple of single periods. */
const SHORTEST_STEP_MS = 5 * PITCH_HOP_MS

/**
 * Measures a mono clip (rate in Hz) and its words completely, unlike a live view, which sees only its windows.
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
 * The same in steps, so that a page without workers can render in between; the generator returns the result.
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
      // A creak between two samples is attributed to the earlier one.
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
