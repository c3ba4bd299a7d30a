import type { AnalysisSample } from '@voice-rankings/analysis'
import type { WaveformShape } from '@voice-rankings/playback'

// The same as in the analysis package, whose import would bring the measuring code, which is loaded with a start.
const LISTENING_LUFS = -16
const SILENCE_DB = -60
const SEMITONES_PER_OCTAVE = 12
/** Peaks below it are pauses, and a melody of 0 below the other is a consonant rather than the median pitch. */
const PAUSE_PEAK = 4
const VOICED_PEAK = 25

/**
 * Converts the stored waveform of a sound to samples, one for each of its parts. The pitch is the melody around the
 * median pitch of the voice in Hz, smoothed because it is stored in whole semitones; intensities are relative to the
 * loudness to which all sounds are levelled. Vocal fry is not stored over time.
 */
export function storedSamples(
  { peaks, melody = [] }: WaveformShape,
  durationMs: number,
  medianHz: number | null,
): AnalysisSample[] {
  const powers = peaks.map((peak) => (peak / 100) ** 2)
  const mean = powers.reduce((sum, power) => sum + power, 0) / powers.length
  if (!(mean > 0) || durationMs <= 0) return []
  const semitones = peaks.map((peak, n) => {
    const stored = melody[n]
    return stored === undefined || peak < (stored === 0 ? VOICED_PEAK : PAUSE_PEAK) ? null : stored
  })
  return peaks.map((_, n) => {
    const level = smoothed(semitones, n)
    return {
      time: ((n + 0.5) * durationMs) / peaks.length / 1000,
      pitch: level === null || medianHz === null ? null : medianHz * 2 ** (level / SEMITONES_PER_OCTAVE),
      intensity: Math.max(SILENCE_DB, LISTENING_LUFS + 10 * Math.log10(powers[n]! / mean)),
      vocalFry: 0,
    }
  })
}

/** Mean of a value and the known ones beside it, itself counting twice; null for an unknown value. */
function smoothed(values: readonly (number | null)[], at: number): number | null {
  const own = values[at] ?? null
  if (own === null) return null
  const around = [own, own, values[at - 1], values[at + 1]].filter((value) => typeof value === 'number')
  return around.reduce((sum, value) => sum + value, 0) / around.length
}
