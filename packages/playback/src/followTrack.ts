import type { Track } from './track.ts'

/** The browser's animation frames, or a stand-in. */
export interface Frames {
  request(callback: () => void): number
  cancel(handle: number): void
}

const browserFrames: Frames = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
}

/**
 * Calls `onTime` with the position in milliseconds: on every frame while the track plays, once after any other change
 * (a seek, a pause, the end), and once now. Never by `timeupdate`, which comes only four times a second.
 * The returned function ends it.
 */
export function followTrack(track: Track, onTime: (timeMs: number) => void, frames = browserFrames): () => void {
  let handle: number | null = null

  function frame(): void {
    onTime(track.currentTimeMs)
    handle = frames.request(frame)
  }

  function change(): void {
    const moving = track.getSnapshot().status === 'playing'
    if (moving && handle === null) handle = frames.request(frame)
    if (!moving && handle !== null) {
      frames.cancel(handle)
      handle = null
    }
    onTime(track.currentTimeMs)
  }

  const leave = track.subscribe(change)
  change()
  return () => {
    leave()
    if (handle !== null) frames.cancel(handle)
    handle = null
  }
}
