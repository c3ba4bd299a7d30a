import type { Features } from './features.ts'

/** Level of a pause relative to the loudest frame, in dB. */
const PAUSE_DB = -38

/** Least length of a pause that is not the closure of a plosive: 120 ms. */
export const LONG_PAUSE_FRAMES = 24

/** Frames averaged on each side of a frame, so that single zero crossings are no pause. */
const SMOOTHING = 2

/** Marks the frames of pauses with 1: those below {@link PAUSE_DB} of the loudest. */
export function quietFrames({ levels, frames }: Features): Uint8Array {
  const smooth = new Float32Array(frames)
  let peak = 0
  for (let frame = 0; frame < frames; frame += 1) {
    const from = Math.max(0, frame - SMOOTHING)
    const to = Math.min(frames, frame + SMOOTHING)
    let sum = 0
    for (let k = from; k < to; k += 1) sum += levels[k]!
    smooth[frame] = sum / Math.max(1, to - from)
    peak = Math.max(peak, smooth[frame]!)
  }
  const threshold = peak * 10 ** (PAUSE_DB / 10)
  return Uint8Array.from(smooth, (level) => (level <= threshold ? 1 : 0))
}

/** A run of quiet frames: `from` inclusive, `to` exclusive. */
export interface Pause {
  readonly from: number
  readonly to: number
}

/** Runs of quiet frames, in order. */
export function pausesOf(quiet: Uint8Array): Pause[] {
  const pauses: Pause[] = []
  for (let frame = 0; frame < quiet.length; frame += 1) {
    if (!quiet[frame]) continue
    const from = frame
    while (frame < quiet.length && quiet[frame]) frame += 1
    pauses.push({ from, to: frame })
  }
  return pauses
}

/** Marks the frames of long pauses with 1. */
export function longPauses(quiet: Uint8Array): Uint8Array {
  const silent = new Uint8Array(quiet.length)
  for (const { from, to } of pausesOf(quiet)) if (to - from >= LONG_PAUSE_FRAMES) silent.fill(1, from, to)
  return silent
}

/**
 * Frames without the middle of long pauses: of each pause, at most `most` frames are kept, half of them at each edge.
 */
export function keptFrames(quiet: Uint8Array, most: number): Int32Array {
  const isLeftOut = new Uint8Array(quiet.length)
  for (const { from, to } of pausesOf(quiet)) {
    if (to - from > most) isLeftOut.fill(1, from + (most >> 1), to - (most - (most >> 1)))
  }
  return Int32Array.from(quiet.keys()).filter((frame) => !isLeftOut[frame])
}
