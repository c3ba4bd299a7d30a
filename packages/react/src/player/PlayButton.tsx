import type { Gender } from '@voice-rankings/contract'
import type { TrackStatus } from '@voice-rankings/playback'
import { ICONS, Spinner } from '../ui/index.ts'

export interface PlayButtonProps {
  /** What a click does and to whom, for example `Play Amara`. */
  label: string
  status: TrackStatus
  /** `none` without audio. */
  gender: Gender | 'none'
  size?: 'small' | 'medium' | 'large'
  disabled?: boolean
  onClick: () => void
}

/** The round play button: a wash of the voice's colour at rest, the full colour while it is heard. */
export function PlayButton({ label, status, gender, size = 'medium', disabled, onClick }: PlayButtonProps) {
  return (
    <button
      type="button"
      className="voice-play"
      part="play-button"
      data-status={status}
      data-gender={gender}
      data-size={size}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {status === 'loading' ? <Spinner /> : status === 'playing' ? ICONS.pause : ICONS.play}
    </button>
  )
}
