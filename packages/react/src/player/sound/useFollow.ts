import type { FollowedTrack } from '@voice-rankings/playback'
import { animationFrames, followTrack, framesEvery } from '@voice-rankings/playback'
import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Interval of a media element's own time updates. */
const STEP_MS = 250

const steps = framesEvery(STEP_MS)

/**
 * Calls the latest `onTime` with the position in milliseconds during playback and after every other change, without
 * rendering: on every frame, or four times a second with reduced motion, so that followers move in steps.
 */
export function useFollow(track: FollowedTrack | null, onTime: (timeMs: number) => void): void {
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

/** True if the visitor prefers reduced motion; false on a server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  )
}
