import type { Gender } from '@voice-rankings/contract'
import type { TrackStatus } from '@voice-rankings/playback'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/index.ts'
import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'

export interface PlayButtonProps extends RootProps<HTMLButtonElement> {
  /** Accessible name with action and target, for example `Play Amara`. */
  label: string
  status: TrackStatus
  /** `none` without audio. */
  gender: Gender | 'none'
  size?: 'small' | 'medium' | 'large'
  /** Renders your own icons; `own` is the triangle or the two bars. Default: `own`. */
  renderIcon?: (name: 'play' | 'pause', own: ReactNode) => ReactNode
  disabled?: boolean
  onClick: () => void
}

/** Round play button: tinted in the voice's colour at rest, filled during playback. */
export function PlayButton(props: PlayButtonProps) {
  const { label, status, gender, size = 'medium', disabled, onClick } = props
  const { renderIcon = (_name, own) => own } = props
  const icon = status === 'playing' ? 'pause' : 'play'
  return (
    <button
      type="button"
      part="play-button"
      data-status={status}
      data-gender={gender}
      data-size={size}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      {...rootProps(props, 'voice-play')}
    >
      {status === 'loading' ? <Spinner /> : renderIcon(icon, <Icon name={icon} />)}
    </button>
  )
}
