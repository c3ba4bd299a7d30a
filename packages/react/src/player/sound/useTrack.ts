import type { AudioSource, Track, TrackInfo, TrackState } from '@voice-rankings/playback'
import { useEffect, useSyncExternalStore } from 'react'
import { usePlayerRuntime } from '../../runtime/index.ts'

const subscribeToNothing = () => () => {}

/**
 * Track of a source and its state, retained while the component is mounted; nulls without a source.
 *
 * @example
 * const [track, state] = useTrack({ url: '/sample.mp3' }, { title: 'Good morning' })
 * const isPlaying = state?.status === 'playing'
 */
export function useTrack(source: AudioSource | null, info?: TrackInfo): [Track, TrackState] | [null, null] {
  const { playback } = usePlayerRuntime()
  // Read in every render: the same source returns the same track.
  const track = source && playback.track(source, info)
  useEffect(() => track?.retain(), [track])
  const state = useTrackState(track)
  return track && state ? [track, state] : [null, null]
}

/** State of a track; null without one. */
export function useTrackState(track: Track | null): TrackState | null {
  const getState = () => track?.getState() ?? null
  return useSyncExternalStore(track?.subscribe ?? subscribeToNothing, getState, getState)
}

/** True if a track has been played or moved from its start. */
export function useHeard(track: Track | null): boolean {
  return useSyncExternalStore(
    track?.subscribe ?? subscribeToNothing,
    () => isHeard(track),
    () => false,
  )
}

function isHeard(track: Track | null): boolean {
  const { status, positionMs } = track?.getState() ?? { status: 'idle', positionMs: 0 }
  return status !== 'idle' || positionMs > 0
}
