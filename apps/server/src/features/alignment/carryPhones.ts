import type { Reference, ReferencePhone } from './alignJob.ts'
import { HOP_MS } from './features.ts'
import { rowsOf, type SpeechFrames } from './speechFrames.ts'
import { diagonalBand, type Path, warpPath } from './warpPath.ts'

/** Frames per row of the warp: a hop of 10 ms. */
const WARP_FRAMES = 2

/** Reach of the band, relative to the longer sound. */
const BAND = 0.15

/** Phones of a reference at their times in another recording, and the path that carried them. */
export interface Carried {
  readonly phones: readonly ReferencePhone[]
  readonly path: Path
}

/** Carries the phones of a reference over to another voice that says the same words. */
export function carryPhones(reference: SpeechFrames, phones: Reference['phones'], target: SpeechFrames): Carried {
  const from = rowsOf(reference, WARP_FRAMES)
  const to = rowsOf(target, WARP_FRAMES)
  const path = warpPath(from, to, diagonalBand(from, to, BAND))
  const carry = createCarry(path, reference, target, WARP_FRAMES)
  return { path, phones: phones.map((phone) => ({ ...phone, start: carry(phone.start), end: carry(phone.end) })) }
}

/** Creates a function that maps times of the reference to times of the target, in ms. It never decreases. */
export function createCarry(
  { first, last }: Path,
  reference: SpeechFrames,
  target: SpeechFrames,
  framesPerRow: number,
): (ms: number) => number {
  const final = first.length - 1
  const targetFrame = (row: number) => {
    const kept = Math.min(target.kept.length - 1, Math.max(0, Math.round(row * framesPerRow)))
    return target.kept[kept] ?? 0
  }
  const middle = (row: number) => targetFrame((first[row]! + last[row]!) / 2)
  return (ms) => {
    const frame = ms / HOP_MS
    const kept = lastAtMost(reference.kept, frame)
    const within = Math.min(1, Math.max(0, frame - (reference.kept[kept] ?? 0)))
    const position = Math.min(final, (kept + within) / framesPerRow)
    const row = Math.floor(position)
    const from = middle(row)
    const next = row < final ? middle(row + 1) : from
    return (from + (next - from) * (position - row)) * HOP_MS
  }
}

/** Index of the last of sorted values that is at most `limit`; 0 if there is none. */
function lastAtMost(values: Int32Array, limit: number): number {
  let low = 0
  let high = values.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (values[middle]! <= limit) low = middle
    else high = middle - 1
  }
  return low
}
