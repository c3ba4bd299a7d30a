import type { Track } from '@voice-rankings/playback'
import { useEffect } from 'react'
import { useRuntime } from '../runtime/index.ts'
import { Dock, isOver } from './Dock.tsx'
import { samePath } from './samePath.ts'
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
  return track ? <CurrentDock {...props} track={track} /> : null
}

function CurrentDock({ track, except, ...props }: NowPlayingProps & { track: Track }) {
  const { status } = useStore(track)
  // Keeps the sound when its card is unmounted, also while it has no dock.
  useEffect(() => track.retain(), [track])
  const { info } = track
  const isHere = info?.href !== undefined && except !== undefined && samePath(info.href, except)
  return isOver(status) || info === undefined || isHere ? null : <Dock {...props} track={track} info={info} />
}
