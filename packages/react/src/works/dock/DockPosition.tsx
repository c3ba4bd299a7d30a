import type { Gender } from '@voice-rankings/contract'
import { formatTime } from '@voice-rankings/playback'
import type { FollowedTrack } from '@voice-rankings/playback'
import { Waveform } from '../../player/index.ts'

interface DockPositionProps {
  label: string
  nowMs: number
  durationMs: number
  /** Step of the arrow keys, in ms. */
  stepMs: number
  /** Waveform; without it the line is flat. */
  wave?: { readonly peaks: readonly number[]; readonly melody: readonly number[] }
  gender: Gender
  /** Track that the waveform follows; null before it is loaded. */
  track: FollowedTrack | null
  onTime: (timeMs: number) => void
}

/** Waveform with a slider, between the position and the duration. */
export function DockPosition({ label, nowMs, durationMs, stepMs, wave, gender, track, onTime }: DockPositionProps) {
  return (
    <div part="reader-position">
      <time>{formatTime(nowMs)}</time>
      <div part="reader-wave">
        <Waveform peaks={[]} {...wave} gender={gender} track={track} />
        <input
          type="range"
          part="reader-seek"
          aria-label={label}
          aria-valuetext={`${formatTime(nowMs)} / ${formatTime(durationMs)}`}
          min={0}
          max={Math.round(durationMs)}
          step={stepMs}
          value={Math.round(nowMs)}
          onChange={({ target }) => onTime(Number(target.value))}
        />
      </div>
      <time>{formatTime(durationMs)}</time>
    </div>
  )
}
