import { EmbeddedPlaylist } from '@voice-rankings/react/playlists'

export interface PlacedPlaylistProps {
  /** Id of a public playlist, as in the address of its page; or of an unlisted one, with `access`. */
  playlistId?: string
  /** Token of a share link, for a playlist that is not public. Revoking the link closes the element. Default: none. */
  access?: string
}

/** Playlist that plays through. */
export function PlacedPlaylist({ playlistId, access }: PlacedPlaylistProps) {
  // Another playlist begins anew.
  return playlistId === undefined ? null : (
    <EmbeddedPlaylist key={`${playlistId} ${access}`} playlistId={playlistId} access={access} />
  )
}
