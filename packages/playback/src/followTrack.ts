import type { TrackState } from './track.ts'

/** Part of a track that its followers read. */
export interface FollowedTrack {
  /** Position in milliseconds. */
  readonly currentTimeMs: number
  getState(): Pick<TrackState, 'status' | 'durationMs'>
  subscribe(listener: () => void): () => void
}

/** Schedules a callback for the next time check; returns a function that cancels it. */
export type Frames = (look: () => void) => () => void

/**
 * Schedules by the browser's animation frames.
 *
 * @example
 * const stop = followTrack(track, (timeMs) => console.log(timeMs), animationFrames)
 */
export const animationFrames: Frames = (look) => {
  const handle = requestAnimationFrame(look)
  return () => cancelAnimationFrame(handle)
}

/**
 * Schedules by a timer with an interval in milliseconds.
 *
 * @example
 * const stop = followTrack(track, (timeMs) => console.log(timeMs), framesEvery(250))
 */
export const framesEvery =
  (stepMs: number): Frames =>
  (look) => {
    const handle = setTimeout(look, stepMs)
    return () => clearTimeout(handle)
  }

/**
 * Calls `onTime` with the position in milliseconds: at every frame during playback, once after any other change (seek,
 * pause, end), and once now. `timeupdate` is not used, as it fires only four times a second. `heardMs` is the time for
 * word highlighting: before playback no word has begun, although the first may start within the tolerance of zero, and
 * at the end none is spoken. The returned function stops it.
 *
 * @example
 * const stop = followTrack(track, (timeMs) => (element.textContent = formatTime(timeMs)), framesEvery(100))
 */
export function followTrack(
  track: FollowedTrack,
  onTime: (timeMs: number, heardMs: number) => void,
  nextFrame: Frames,
): () => void {
  let cancel: (() => void) | undefined

  function look(): void {
    const { status } = track.getState()
    cancel?.()
    if (status === 'playing') cancel = nextFrame(look)
    onTime(track.currentTimeMs, status === 'ended' ? Infinity : track.currentTimeMs || -Infinity)
  }

  const leave = track.subscribe(look)
  look()
  return () => {
    leave()
    cancel?.()
  }
}
