import { CEPSTRA, type Features } from './features.ts'
import { normalize } from './normalize.ts'
import { keptFrames, quietFrames } from './quietFrames.ts'
import type { Matrix } from './warpPath.ts'

/** Most frames of a pause that are warped, at 5 ms: 80 ms. */
const MOST_PAUSE_FRAMES = 16

/** Normalized frames of speech. */
export interface SpeechFrames {
  readonly frames: number
  readonly quiet: Uint8Array
  /** Normalized cepstra of all frames. */
  readonly cepstra: Float32Array
  /** Frames outside the middle of long pauses; only these are warped. */
  readonly kept: Int32Array
}

/** Prepares features for alignment. */
export function speechFramesOf(features: Features): SpeechFrames {
  const quiet = quietFrames(features)
  const cepstra = normalize(features, quiet)
  return { frames: features.frames, quiet, cepstra, kept: keptFrames(quiet, MOST_PAUSE_FRAMES) }
}

/** Means of each `count` kept frames, as rows; at least one row. */
export function rowsOf({ kept, cepstra }: SpeechFrames, count: number): Matrix {
  const rows = Math.max(1, Math.ceil(kept.length / count))
  const values = new Float32Array(rows * CEPSTRA)
  for (let row = 0; row < rows; row += 1) {
    const frames = kept.subarray(row * count, (row + 1) * count)
    for (const frame of frames) {
      for (let c = 0; c < CEPSTRA; c += 1) {
        values[row * CEPSTRA + c]! += cepstra[frame * CEPSTRA + c]! / frames.length
      }
    }
  }
  return { rows, size: CEPSTRA, values }
}
