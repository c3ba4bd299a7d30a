import type { PlayablePlaylist } from '@voice-rankings/contract'
import { useMemo } from 'react'
import { useMessages, useRuntime } from '../../runtime/index.ts'
import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'
import { createPlaylistPlaces } from '../playlistPlaces.ts'
import { usePlaylist } from '../useVoicePlaylist.ts'
import { EmbeddedPlaylistView } from './EmbeddedPlaylistView.tsx'
import { embeddedPlaylistMessages } from './messages.ts'

export interface EmbeddedPlaylistProps extends RootProps {
  /** Id of a public playlist, or of any with `access`. */
  playlistId: string
  /** Token of a share link, for a playlist that is not public. Default: none. */
  access?: string | undefined
  /** Known playlist, for example loaded by a server; else it is loaded. */
  initial?: PlayablePlaylist | undefined
}

/**
 * Player of a shared playlist for any page: its text lights up, its items are a list, and the browser keeps the place.
 *
 * @example
 * <EmbeddedPlaylist playlistId="p4Jr0wTz8LmQ" />
 */
export function EmbeddedPlaylist({ playlistId, access, initial, ...props }: EmbeddedPlaylistProps) {
  const { preferences } = useRuntime()
  const texts = useMessages('embeddedPlaylist', embeddedPlaylistMessages)
  const places = useMemo(() => createPlaylistPlaces(preferences, playlistId), [preferences, playlistId])
  const model = usePlaylist({ playlistId, access, initial, places })
  const href = access === undefined ? `/playlist/${encodeURIComponent(playlistId)}` : `/shared/${access}`
  return <EmbeddedPlaylistView {...model} {...rootProps(props)} embedded={texts} href={href} />
}
