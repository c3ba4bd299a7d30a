import type { Track } from '@voice-rankings/playback'
import { animationFrames, followTrack, framesEvery } from '@voice-rankings/playback'
import { useEffect, useRef, useSyncExternalStore } from 'react'

/** As often as a browser's own player tells the time. */
const STEP_MS = 250

const steps = framesEvery(STEP_MS)

/**
 * Calls `onTime` with the position in milliseconds while the track plays and after every other change, without rendering:
 * on every frame, or four times a second where motion is not wanted, so that what follows steps and does not glide. The
 * latest `onTime` is the one called.
 */
export function useFollow(track: Track | null, onTime: (timeMs: number) => void): void {
  const isStill = useReducedMotion()
  const latest = useRef(onTime)
  useEffect(() => {
    latest.current = onTime
  })
  useEffect(() => {
    if (!track) return
    return followTrack(track, (timeMs) => latest.current(timeMs), isStill ? steps : animationFrames)
  }, [track, isStill])
}

const QUERY = '(prefers-reduced-motion: reduce)'
const media = () => globalThis.matchMedia?.(QUERY)

function subscribe(listener: () => void): () => void {
  const query = media()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Whether the visitor wants no motion; false on a server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  )
}
