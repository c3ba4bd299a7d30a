import type { Track } from './track.ts'

/** Has something look at the next moment; what it returns takes that back. */
export type Frames = (look: () => void) => () => void

/**
 * The browser's animation frames.
 *
 * @example
 * const stop = followTrack(track, (timeMs) => console.log(timeMs), animationFrames)
 */
export const animationFrames: Frames = (look) => {
  const handle = requestAnimationFrame(look)
  return () => cancelAnimationFrame(handle)
}

/**
 * A moment every so many milliseconds.
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
 * Calls `onTime` with the position in milliseconds: at every frame while the track plays, once after any other change
 * (a seek, a pause, the end), and once now. Never by `timeupdate`, which comes only four times a second. `heardMs` is the
 * time by which its words go: at the very start none has begun, although the first may start within the tolerance of zero, and at
 * the end none is spoken any more. The returned function ends it.
 *
 * @example
 * const stop = followTrack(track, (timeMs) => (element.textContent = formatTime(timeMs)), framesEvery(100))
 */
export function followTrack(
  track: Track,
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
