import type { Track } from '@voice-rankings/playback'
import { formatTime } from '@voice-rankings/playback'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { PlayerMessages } from './messages.ts'
import { useFollow } from './useFollow.ts'

const STEP_MS = 1000
/** How rarely the slider speaks up by itself: a screen reader would read every change over the voice. */
const ANNOUNCE_EVERY_MS = 5000

export interface SeekSliderProps {
  track: Track
  durationMs: number | null
  texts: PlayerMessages
}

/** A seek bar that lies unseen over the picture of the sound. Arrow keys move a second, Page keys a tenth of it all. */
export function SeekSlider({ track, durationMs, texts }: SeekSliderProps) {
  const slider = useRef<HTMLInputElement>(null)
  const told = useRef(Number.NEGATIVE_INFINITY)
  const lengthMs = durationMs ?? 0

  function tell(timeMs: number): void {
    const node = slider.current
    if (!node) return
    told.current = timeMs
    node.value = String(Math.round(timeMs))
    node.setAttribute('aria-valuetext', texts.seekValue(formatTime(timeMs), formatTime(lengthMs)))
  }

  useFollow(track, (timeMs) => {
    const isMoving = track.getSnapshot().status === 'playing'
    if (!isMoving || Math.abs(timeMs - told.current) >= ANNOUNCE_EVERY_MS) tell(timeMs)
  })
  useEffect(() => tell(track.currentTimeMs))

  function seek(timeMs: number): void {
    track.seek(Math.max(0, Math.min(timeMs, lengthMs)))
    tell(track.currentTimeMs)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const target = keyTarget(event.key, track.currentTimeMs, lengthMs, isRightToLeft(event.currentTarget))
    if (target === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    seek(target)
  }

  return (
    <input
      className="voice-seek"
      part="seek"
      type="range"
      ref={slider}
      aria-label={texts.seek}
      aria-valuetext={texts.seekValue(formatTime(0), formatTime(lengthMs))}
      min={0}
      max={Math.max(1, Math.round(lengthMs))}
      step={10}
      defaultValue={0}
      disabled={lengthMs === 0}
      onChange={(event) => seek(Number(event.currentTarget.value))}
      onKeyDown={onKeyDown}
      onFocus={() => tell(track.currentTimeMs)}
    />
  )
}

const isRightToLeft = (node: Element) => getComputedStyle(node).direction === 'rtl'

function keyTarget(key: string, timeMs: number, lengthMs: number, isReversed: boolean): number | null {
  const forward = isReversed ? -STEP_MS : STEP_MS
  const targets: Record<string, number> = {
    ArrowRight: timeMs + forward,
    ArrowLeft: timeMs - forward,
    ArrowUp: timeMs + STEP_MS,
    ArrowDown: timeMs - STEP_MS,
    PageUp: timeMs + lengthMs / 10,
    PageDown: timeMs - lengthMs / 10,
    Home: 0,
    End: lengthMs,
  }
  return targets[key] ?? null
}
