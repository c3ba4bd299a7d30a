import { parseRate, RATE_KEY } from '@voice-rankings/playback'
import type { Track, TrackState } from '@voice-rankings/playback'
import { useEffect } from 'react'
import { usePreference } from '../../runtime/index.ts'

/**
 * Playback speed of a track: the visitor's choice for all sounds, unless the page has set another for this one. A media
 * element of the page keeps its own until the visitor chooses one.
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
