import { parseRate, RATE_KEY } from '@voice-rankings/playback'
import type { Track, TrackState } from '@voice-rankings/playback'
import { useEffect } from 'react'
import { usePreference } from '../../runtime/index.ts'

/**
 * The speed of a track: the one that the visitor chose for all sounds, unless the page has set another for this one. An element of the
 * page keeps the one it came with until they choose.
 */
export function usePlaybackRate(track: Track | null, sound: TrackState | null): [number, (rate: number) => void] {
  const [kept, keep] = usePreference(RATE_KEY, parseRate)
  const isTakenOver = track !== null && 'media' in track.source
  useEffect(() => {
    if (track && !isTakenOver && track.getState().rate !== Number(kept)) track.adjust({ rate: Number(kept) })
  }, [track, isTakenOver, kept])
  function change(rate: number): void {
    keep(parseRate(String(rate)))
    track?.adjust({ rate })
  }
  return [sound ? sound.rate : Number(kept), change]
}
