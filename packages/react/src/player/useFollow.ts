import type { Track } from '@voice-rankings/playback'
import { followTrack } from '@voice-rankings/playback'
import { useEffect, useRef } from 'react'

/**
 * Calls `onTime` with the position in milliseconds on every frame while the track plays and after every other change,
 * without rendering. The latest `onTime` is the one called.
 */
export function useFollow(track: Track | null, onTime: (timeMs: number) => void): void {
  const latest = useRef(onTime)
  useEffect(() => {
    latest.current = onTime
  })
  useEffect(() => (track ? followTrack(track, (timeMs) => latest.current(timeMs)) : undefined), [track])
}
