import { CEPSTRA } from './features.ts'

/** Numbers per frame of {@link withDeltas}. */
export const OBSERVED = 2 * CEPSTRA

/** Distance of the frames whose difference is the delta, on each side: 15 ms. */
const SPAN = 3

/** Frames of cepstra with their deltas: how the spectrum changes tells where phones meet. */
export function withDeltas(cepstra: Float32Array): Float32Array {
  const frames = cepstra.length / CEPSTRA
  const observed = new Float32Array(frames * OBSERVED)
  for (let frame = 0; frame < frames; frame += 1) {
    const before = Math.max(0, frame - SPAN) * CEPSTRA
    const after = Math.min(frames - 1, frame + SPAN) * CEPSTRA
    for (let c = 0; c < CEPSTRA; c += 1) {
      observed[frame * OBSERVED + c] = cepstra[frame * CEPSTRA + c]!
      observed[frame * OBSERVED + CEPSTRA + c] = cepstra[after + c]! - cepstra[before + c]!
    }
  }
  return observed
}
