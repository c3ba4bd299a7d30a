import type { TrackStatus } from '@voice-rankings/playback'
import { useEffect, useRef } from 'react'
import type { VoicePlayerProps } from '../VoicePlayerProps.ts'

/** Tells the host what the visitor hears; each change once, by the latest handlers. */
export function usePlaybackEvents(
  status: TrackStatus,
  { onPlay, onPause, onEnded }: Pick<VoicePlayerProps, 'onPlay' | 'onPause' | 'onEnded'>,
): void {
  const latest = useRef({ onPlay, onPause, onEnded })
  useEffect(() => {
    latest.current = { onPlay, onPause, onEnded }
  })
  useEffect(() => {
    if (status === 'playing') latest.current.onPlay?.()
    if (status === 'paused') latest.current.onPause?.()
    if (status === 'ended') latest.current.onEnded?.()
  }, [status])
}
