import { CEPSTRA, type Features } from './features.ts'

/** Largest normalized value; limits the weight of clicks and of digital silence. */
const LARGEST = 4

/**
 * Cepstra normalized to mean 0 and deviation 1 over the sounding frames, to remove speaker, channel and level. Pauses
 * are left out of the statistics: their share differs between recordings.
 */
export function normalize({ cepstra, frames }: Features, quiet: Uint8Array): Float32Array {
  const normalized = new Float32Array(cepstra.length)
  const sounding = quiet.reduce((count, isQuiet) => count + 1 - isQuiet, 0)
  for (let c = 0; c < CEPSTRA; c += 1) {
    let sum = 0
    let squares = 0
    for (let frame = 0; frame < frames; frame += 1) {
      if (quiet[frame]) continue
      const value = cepstra[frame * CEPSTRA + c]!
      sum += value
      squares += value * value
    }
    const mean = sum / Math.max(1, sounding)
    const deviation = Math.sqrt(Math.max(1e-6, squares / Math.max(1, sounding) - mean * mean))
    for (let at = c; at < cepstra.length; at += CEPSTRA) {
      normalized[at] = Math.max(-LARGEST, Math.min(LARGEST, (cepstra[at]! - mean) / deviation))
    }
  }
  return normalized
}
