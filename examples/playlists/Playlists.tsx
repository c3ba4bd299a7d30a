import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import { PlaylistList, VoicePlaylist } from '@voice-rankings/react/playlists'
import '@voice-rankings/react/styles.css'
import { useState } from 'react'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function Playlists() {
  const [playlistId, setPlaylistId] = useState<string | null>(null)
  return (
    <VoiceProvider runtime={runtime}>
      {playlistId === null ? (
        <PlaylistList
          hrefOf={({ playlist_id }) => `/playlist/${playlist_id}`}
          onCreated={({ playlist_id }) => setPlaylistId(playlist_id)}
        />
      ) : (
        <VoicePlaylist playlistId={playlistId} />
      )}
    </VoiceProvider>
  )
}
