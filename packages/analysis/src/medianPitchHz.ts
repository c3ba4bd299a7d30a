import { quantile } from './quantile.ts'
import { voiceTrack } from './voiceTrack.ts'

/**
 * Median pitch of a mono clip in Hz; null without a voice, as for whispers and noise.
 *
 * @example
 * const pitchHz = medianPitchHz(samples, 48_000) ?? 'none'
 */
export function medianPitchHz(samples: Float32Array, rate: number): number | null {
  const pitches = voiceTrack(samples, rate).pitchHz.filter((hz) => hz > 0)
  return pitches.length > 0 ? quantile(pitches, 0.5) : null
}
