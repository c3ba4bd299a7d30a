import { formatTime, type Track, type TrackInfo, type TrackStatus } from '@voice-rankings/playback'
import { useRef } from 'react'
import { PlayButton, Waveform, playerMessages, useFollow } from '../player/index.ts'
import { useMessages } from '../runtime/index.ts'
import { Link } from '../ui/index.ts'
import { voicesMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { useStore } from 'zustand'

export interface DockProps extends RootProps {
  track: Track
  /** Name, link, colour and waveform of the sound. */
  info: TrackInfo
}

/** True if a docked player has nothing to continue. */
export const isOver = (status: TrackStatus): boolean => status === 'ended' || status === 'error' || status === 'idle'

/** Player docked to the lower edge of the window: play and pause, name, time and waveform of a sound. */
export function Dock({ track, info, ...props }: DockProps) {
  const messages = useMessages('voices', voicesMessages)
  const playerTexts = useMessages('player', playerMessages)
  const { status, durationMs } = useStore(track)
  const position = useRef<HTMLSpanElement>(null)
  useFollow(track, (timeMs) => {
    const [node, text] = [position.current, formatTime(timeMs)]
    // Bypasses React: written once a second instead of sixty times.
    if (node && node.textContent !== text) node.textContent = text
  })
  const { title, href, gender = 'none', peaks = [], melody } = info
  const isPlaying = status === 'playing' || status === 'loading'
  return (
    <section
      part="now-playing"
      aria-label={messages.nowPlaying}
      data-gender={gender}
      {...rootProps(props, 'voice-dock voice-floats')}
    >
      <PlayButton
        label={isPlaying ? playerTexts.pauseVoice(title) : playerTexts.playVoice(title)}
        status={status}
        gender={gender}
        onClick={() => void track.toggle()}
      />
      <p>
        {href ? <Link href={href}>{title}</Link> : title}
        <span className="voice-dock-time" aria-hidden="true">
          <span ref={position}>{formatTime(0)}</span>
          {durationMs === null ? null : ` / ${formatTime(durationMs)}`}
        </span>
      </p>
      <Waveform peaks={peaks} melody={melody} gender={gender} track={track} height={24} />
    </section>
  )
}
