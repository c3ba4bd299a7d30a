import { mfcc, MFCC_COUNT } from '@voice-rankings/analysis'

/** Coefficients per frame in the rows of {@link melCepstra}: the level and the broad shape of the spectrum. */
export const CEPSTRA_PER_FRAME = 13

/**
 * Computes the first {@link CEPSTRA_PER_FRAME} mel-frequency cepstral coefficients per frame, normalized to mean 0 and deviation 1 over
 * the sound to remove the speaker's characteristics. Row-major, one frame every `hopSeconds`.
 */
export function melCepstra(
  samples: Float32Array,
  sampleRate: number,
  hopSeconds: number,
): { frames: number; values: Float64Array } {
  const cepstra = mfcc(samples, sampleRate, hopSeconds * 1000)
  const frames = cepstra.length / MFCC_COUNT
  const values = new Float64Array(frames * CEPSTRA_PER_FRAME)
  for (let c = 0; c < CEPSTRA_PER_FRAME; c += 1) {
    let sum = 0
    let squares = 0
    for (let at = c; at < cepstra.length; at += MFCC_COUNT) {
      sum += cepstra[at] ?? 0
      squares += (cepstra[at] ?? 0) ** 2
    }
    const mean = sum / frames
    const deviation = Math.sqrt(Math.max(1e-9, squares / frames - mean * mean))
    for (let frame = 0; frame < frames; frame += 1) {
      values[frame * CEPSTRA_PER_FRAME + c] = ((cepstra[frame * MFCC_COUNT + c] ?? 0) - mean) / deviation
    }
  }
  return { frames, values }
}
