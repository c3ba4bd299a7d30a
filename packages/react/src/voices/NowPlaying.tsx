import { formatTime, type Track } from '@voice-rankings/playback'
import { useEffect, useRef } from 'react'
import { PlayButton, Waveform, playerMessages, useFollow } from '../player/index.ts'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { Link } from '../ui/index.ts'
import { voicesMessages } from './messages.ts'
import { samePath } from './samePath.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { useStore } from 'zustand'

export interface NowPlayingProps extends RootProps {
  /** Path of the current page, which hides the player for its own voice. */
  except?: string
}

/**
 * Player docked to the lower edge for the page's current sound; nothing before the first sound and after its end.
 *
 * @example
 * <NowPlaying className="footer" />
 */
export function NowPlaying(props: NowPlayingProps) {
  const { playback } = useRuntime()
  const track = useStore(playback.current)
  return track ? <Dock {...props} track={track} /> : null
}

function Dock({ track, except, ...props }: NowPlayingProps & { track: Track }) {
  const messages = useMessages('voices', voicesMessages)
  const playerTexts = useMessages('player', playerMessages)
  const { status, durationMs } = useStore(track)
  const position = useRef<HTMLSpanElement>(null)
  // Keeps the sound when its card is unmounted.
  useEffect(() => track.retain(), [track])
  useFollow(track, (timeMs) => {
    const [node, text] = [position.current, formatTime(timeMs)]
    // Bypasses React: written once a second instead of sixty times.
    if (node && node.textContent !== text) node.textContent = text
  })
  const { title = '', href, gender = 'none', peaks = [], melody } = track.info ?? {}
  const isPlaying = status === 'playing' || status === 'loading'
  const isOver = status === 'ended' || status === 'error' || status === 'idle'
  if (isOver || track.info === undefined || (href !== undefined && except !== undefined && samePath(href, except)))
    return null
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
