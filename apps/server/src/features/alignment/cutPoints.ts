import { createCarry } from './carryPhones.ts'
import { HOP_MS, type Features } from './features.ts'
import { pausesOf } from './quietFrames.ts'
import { rowsOf, speechFramesOf } from './speechFrames.ts'
import { diagonalBand, refinedBand, warpPath } from './warpPath.ts'

/** Frames per row of the first and of the second warp: 160 and 40 ms. */
const COARSE_FRAMES = 32
const FINE_FRAMES = 8

/** Reach of the band of the first warp relative to the longer sound, and of the second in rows: 2 s. */
const COARSE_BAND = 0.2
const FINE_REACH = 50

/** Least length of a pause between sentences, in ms. */
const PAUSE_MS = 300

/** Maximum distance between a pause and the expected place of a cut, in ms. */
const REACH_MS = 600

/**
 * Finds the middle of the pause in a recording that matches each of the given times of a reference of the same text, in
 * ms; undefined without a pause there. It warps coarsely first and refines that path: cost grows with the length.
 */
export function cutPoints(
  referenceFeatures: Features,
  targetFeatures: Features,
  times: readonly number[],
): (number | undefined)[] {
  const reference = speechFramesOf(referenceFeatures)
  const target = speechFramesOf(targetFeatures)
  const coarse = [rowsOf(reference, COARSE_FRAMES), rowsOf(target, COARSE_FRAMES)] as const
  const fine = [rowsOf(reference, FINE_FRAMES), rowsOf(target, FINE_FRAMES)] as const
  const rough = warpPath(...coarse, diagonalBand(...coarse, COARSE_BAND))
  const path = warpPath(...fine, refinedBand(rough, COARSE_FRAMES / FINE_FRAMES, FINE_REACH))
  const carry = createCarry(path, reference, target, FINE_FRAMES)
  const pauses = pausesOf(target.quiet)
    .map(({ from, to }) => ({ start: from * HOP_MS, end: to * HOP_MS }))
    .filter(({ start, end }) => end - start >= PAUSE_MS)
  return times.map((time) => {
    const expected = carry(time)
    let nearest: number | undefined
    let gap = REACH_MS
    for (const { start, end } of pauses) {
      const distance = Math.max(0, start - expected, expected - end)
      if (distance < gap) [nearest, gap] = [(start + end) / 2, distance]
    }
    return nearest
  })
}
