import type { Track, TrackState } from '@voice-rankings/playback'
import { useEffect } from 'react'
import { usePreference } from '../runtime/index.ts'

/** Where the chosen speed is kept. */
export const RATE_KEY = 'voicePlaybackRate'

/** Speeds on offer; 1 = as recorded. */
export const RATES = ['0.5', '0.75', '1', '1.25', '1.5', '1.75', '2'] as const

/** The stored speed if it is on offer; otherwise that of the recording. */
export const parseRate = (stored: string | null) => RATES.find((rate) => rate === stored) ?? '1'

/** The speed the visitor chose for all sounds. An element of the page keeps the one it came with until they choose. */
export function usePlaybackRate(track: Track | null, sound: TrackState | null): [number, (rate: number) => void] {
  const [kept, keep] = usePreference(RATE_KEY, parseRate)
  const isTakenOver = track !== null && 'media' in track.source
  useEffect(() => {
    if (track && !isTakenOver) track.setRate(Number(kept))
  }, [track, isTakenOver, kept])
  function change(rate: number): void {
    keep(parseRate(String(rate)))
    track?.setRate(rate)
  }
  return [isTakenOver && sound ? sound.rate : Number(kept), change]
}
