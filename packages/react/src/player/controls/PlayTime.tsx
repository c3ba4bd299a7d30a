import type { Track } from '@voice-rankings/playback'
import { formatTenths, formatTime } from '@voice-rankings/playback'
import { useMemo, useRef } from 'react'
import { decimalMark, useWriting } from '../../runtime/index.ts'
import { useFollow } from '../sound/useFollow.ts'

export interface PlayTimeProps {
  track: Track | null
  /** Milliseconds; null until known. */
  durationMs: number | null
  /** Shows tenths of a second. Default true. */
  tenths?: boolean
}

/** Position and length, for example `0:04.2 / 0:11.6`. Hidden from screen readers, which get both from the seek bar. */
export function PlayTime({ track, durationMs, tenths = true }: PlayTimeProps) {
  const writing = useWriting()
  const mark = useMemo(() => decimalMark(writing), [writing])
  const format = (timeMs: number) => (tenths ? formatTenths(timeMs, mark) : formatTime(timeMs))
  const position = useRef<HTMLSpanElement>(null)
  useFollow(track, (timeMs) => {
    const text = format(timeMs)
    const node = position.current
    // Bypasses React: written ten times a second instead of sixty.
    if (node && node.textContent !== text) node.textContent = text
  })
  return (
    <div className="voice-play-time" part="time" aria-hidden="true">
      <span part="time-position" ref={position} suppressHydrationWarning>
        {format(0)}
      </span>
      <span part="time-duration"> / {durationMs === null ? '–:––' : format(durationMs)}</span>
    </div>
  )
}
