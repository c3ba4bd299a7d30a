import { CANDIDATES_PER_FRAME, type PitchCandidates } from './pitchCandidates.ts'

/** Cost per octave of a pitch jump between two frames 10 ms apart. */
const OCTAVE_JUMP_COST = 0.35
/** Cost of a change between voiced and unvoiced. */
const VOICING_CHANGE_COST = 0.14

/** Pitch per frame: Hz (0 where there is none) and periodicity. */
export interface PitchPath {
  readonly hz: Float32Array
  readonly periodicity: Float32Array
}

/**
 * Chooses one candidate per frame that maximizes the sum of strengths minus the costs of jumps (dynamic programming
 * after Boersma 1993, section 4, with costs for a 10 ms hop).
 */
export function pitchPath(candidates: PitchCandidates): PitchPath {
  const { frames, hz, strength, unvoiced } = candidates
  // State CANDIDATES_PER_FRAME means "no pitch".
  const states = CANDIDATES_PER_FRAME + 1
  const octaves = Float64Array.from(hz, (f) => (f > 0 ? Math.log2(f) : 0))
  const cameFrom = new Uint8Array(frames * states)
  let scores = new Float64Array(states)
  let next = new Float64Array(states)

  for (let frame = 0; frame < frames; frame++) {
    const here = frame * CANDIDATES_PER_FRAME
    const before = Math.max(0, here - CANDIDATES_PER_FRAME)
    for (let to = 0; to < states; to++) {
      const voiced = to < CANDIDATES_PER_FRAME
      if (voiced && hz[here + to] === 0) {
        next[to] = -Infinity
        continue
      }
      // Every state scores 0 before the first frame, and staying in a state is free, so the first frame has no cost.
      let best = -Infinity
      let origin = 0
      for (let from = 0; from < states; from++) {
        const score = scores[from]!
        if (score === -Infinity) continue
        const wasVoiced = from < CANDIDATES_PER_FRAME
        let cost = 0
        if (voiced !== wasVoiced) cost = VOICING_CHANGE_COST
        else if (voiced) cost = OCTAVE_JUMP_COST * Math.abs(octaves[here + to]! - octaves[before + from]!)
        if (score - cost > best) {
          best = score - cost
          origin = from
        }
      }
      cameFrom[frame * states + to] = origin
      next[to] = best + (voiced ? strength[here + to]! : unvoiced[frame]!)
    }
    ;[scores, next] = [next, scores]
  }
  return readBack(candidates, cameFrom, scores)
}

function readBack(candidates: PitchCandidates, cameFrom: Uint8Array, scores: Float64Array): PitchPath {
  const { frames } = candidates
  const path = { hz: new Float32Array(frames), periodicity: new Float32Array(frames) }
  let state = scores.indexOf(Math.max(...scores))
  for (let frame = frames - 1; frame >= 0; frame--) {
    if (state < CANDIDATES_PER_FRAME) {
      path.hz[frame] = candidates.hz[frame * CANDIDATES_PER_FRAME + state]!
      path.periodicity[frame] = candidates.periodicity[frame * CANDIDATES_PER_FRAME + state]!
    }
    state = cameFrom[frame * scores.length + state]!
  }
  return path
}
