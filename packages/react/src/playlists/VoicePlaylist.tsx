import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { useVoicePlaylist } from './useVoicePlaylist.ts'
import type { VoicePlaylistOptions } from './useVoicePlaylist.ts'
import { VoicePlaylistView } from './VoicePlaylistView.tsx'

export interface VoicePlaylistProps extends VoicePlaylistOptions, RootProps {
  /** Address of the list of playlists; without it there is no link. */
  listHref?: string | undefined
  /** Address of the share settings, linked for the owner; without it there is no link. */
  shareHref?: string | undefined
  /** Address of the voices, linked from an empty playlist; without it there is no link. */
  voicesHref?: string | undefined
}

/**
 * Plays a playlist through: words light up, and it goes on where it stopped. Its owner orders, removes and renames.
 *
 * @example
 * <VoicePlaylist playlistId="p4Jr0wTz8LmQ" />
 */
export function VoicePlaylist({ listHref, shareHref, voicesHref, ...options }: VoicePlaylistProps) {
  return (
    <VoicePlaylistView
      {...useVoicePlaylist(options)}
      {...rootProps(options)}
      listHref={listHref}
      shareHref={shareHref}
      voicesHref={voicesHref}
    />
  )
}
