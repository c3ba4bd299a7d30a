import type { PlayablePlaylist } from '@voice-rankings/contract'
import { LinkProvider } from '@voice-rankings/react'
import { useFrame } from '@voice-rankings/react/frame'
import { EmbeddedPlaylist } from '@voice-rankings/react/playlists'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { OutsideLink } from './OutsideLink.tsx'
import { PlainAudio } from './PlainAudio.tsx'

interface FramedPlaylistProps {
  playlist: PlayablePlaylist
  /** Token of a share link; undefined for a public playlist. */
  access: string | undefined
}

/** Playlist for frames on other sites, which the embedding page can control. Without scripts its sounds are plain players. */
export function FramedPlaylist({ playlist, access }: FramedPlaylistProps) {
  const { plain } = useSiteMessages()
  const { playlist_id, playlist_name } = playlist.playlist
  useFrame(playlist_name)
  return (
    <LinkProvider value={OutsideLink}>
      {playlist.items.map((item) =>
        item.kind === 'work' ? null : (
          <PlainAudio
            key={item.item_id}
            src={item.item_audio_url}
            label={(item.kind === 'snippet' ? plain.snippetOf : plain.sampleOf)(item.voice_name)}
          />
        ),
      )}
      <EmbeddedPlaylist playlistId={playlist_id} access={access} initial={playlist} />
    </LinkProvider>
  )
}
