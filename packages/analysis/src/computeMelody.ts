import { PITCH_HOP_MS } from './pitchTrack.ts'
import { quantile } from './quantile.ts'

const SEMITONES_PER_OCTAVE = 12

/**
 * Reduces a pitch track to the melody of a waveform with `count` bars: the median pitch of each equal part of the clip,
 * in whole semitones from the median of the whole clip, and 0 where no pitch was found. Empty for a clip without pitch.
 *
 * `pitchHz` has a value every {@link PITCH_HOP_MS}, 0 without pitch.
 *
 * @example
 * const { pitchHz } = voiceTrack(samples, 48_000)
 * const melody = computeMelody(pitchHz, samples.length / 48, 100)
 */
export function computeMelody(pitchHz: Float32Array, durationMs: number, count: number): number[] {
  const median = medianOf(pitchHz)
  if (Number.isNaN(median)) return []
  const frames = durationMs / PITCH_HOP_MS
  return Array.from({ length: count }, (_, bar) => {
    const start = Math.floor((bar * frames) / count)
    // A part that is shorter than a frame has the pitch of the frame it is in.
    const end = Math.max(start + 1, Math.floor(((bar + 1) * frames) / count))
    const semitones = Math.round(SEMITONES_PER_OCTAVE * Math.log2(medianOf(pitchHz.subarray(start, end)) / median))
    // Also turns NaN and -0 into 0.
    return semitones || 0
  })
}

/** Median of the pitches that were found; NaN for none. */
function medianOf(pitchHz: Float32Array): number {
  return quantile(
    pitchHz.filter((hz) => hz > 0),
    0.5,
  )
}
