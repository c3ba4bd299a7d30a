import { HOP_MS } from './features.ts'
import { type Cuts, findGaps } from './findGaps.ts'
import { pausesOf } from './quietFrames.ts'
import { rowsOf, type SpeechFrames } from './speechFrames.ts'

/** Frames per row: 20 ms. */
const ROW_FRAMES = 4

/** Most pairs of rows that are compared: a minute of speech with a minute. */
const MOST_PAIRS = 9e6

/** Least length of a pause between sentences, in ms: of the reference, whose pauses are regular, and of the recording. */
const REFERENCE_PAUSE_MS = 200
const TARGET_PAUSE_MS = 100

/**
 * Cost of leaving a row out, above the mean: with it, no sentence of 52 right texts was left out, and 68 of 74 sentences
 * that only one side has (`npm run accuracy -- misfits`).
 */
const GAP_COST = 0.25

/** What two recordings have in common, in frames. */
export interface Said {
  /** Stretch of the target that says the reference: first frame, and end. */
  readonly from: number
  readonly to: number
  /** End of the part of the reference that is said; absent when all of it is. */
  readonly referenceTo?: number
}

/**
 * Finds the speech that two recordings have in common. Speech between two pauses that only one of them has costs more in
 * a warp than leaving it out.
 */
export function findSaid(reference: SpeechFrames, target: SpeechFrames): Said {
  const rows = rowsOf(reference, ROW_FRAMES)
  const columns = rowsOf(target, ROW_FRAMES)
  if (rows.rows * columns.rows > MOST_PAIRS) return { from: 0, to: target.frames }
  const cuts: Cuts = {
    reference: cutsOf(reference, rows.rows, REFERENCE_PAUSE_MS),
    target: cutsOf(target, columns.rows, TARGET_PAUSE_MS),
  }
  const gaps = findGaps(rows, columns, cuts, GAP_COST)
  const head = gaps.find((gap) => gap.side === 'target' && gap.reference === 0)
  const tail = gaps.find((gap) => gap.side === 'target' && gap.reference === rows.rows && gap !== head)
  const parting = gaps.find((gap) => gap !== head && gap !== tail)
  return {
    from: head ? frameAt(target, head.target + head.length) : 0,
    to: frameAt(target, parting?.target ?? tail?.target ?? columns.rows),
    ...(parting && { referenceTo: frameAt(reference, parting.reference) }),
  }
}

const frameAt = ({ kept, frames }: SpeechFrames, row: number): number => kept[row * ROW_FRAMES] ?? frames

/** Middles of the pauses of a side, in rows, and its two ends. */
function cutsOf({ quiet, kept, frames }: SpeechFrames, rows: number, leastMs: number): number[] {
  const middles = pausesOf(quiet)
    .filter(({ from, to }) => from > 0 && to < frames && (to - from) * HOP_MS >= leastMs)
    .map(({ from, to }) => Math.round(kept.findIndex((frame) => frame >= (from + to) / 2) / ROW_FRAMES))
  return [...new Set([0, ...middles.filter((row) => row > 0 && row < rows), rows])]
}
