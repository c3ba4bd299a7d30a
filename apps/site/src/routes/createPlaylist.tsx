import { useMessages } from '@voice-rankings/react'
import { PlaylistList, playlistsMessages } from '@voice-rankings/react/playlists'
import { useNavigate } from 'react-router'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/createPlaylist'

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  // If this fails, the list loads itself.
  const listed = await context
    .get(clientContext)
    .playlists.list({}, { signal })
    .catch(() => null)
  return { playlists: listed?.playlists }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: siteMessagesIn(matches).pages['/create-playlist'],
    description: siteMessagesIn(matches).descriptions.createPlaylist,
    canonical: `${originOf(matches)}/create-playlist`,
  })

export default function CreatePlaylistPage({ loaderData: { playlists } }: Route.ComponentProps) {
  const { create } = useMessages('playlists', playlistsMessages)
  const navigate = useNavigate()
  return (
    <div className="voice-screen">
      <h1 className="voice-screen-title">{create.title}</h1>
      <p className="voice-screen-intro">{create.intro}</p>
      <NeedsScripts />
      <PlaylistList
        initial={playlists}
        hrefOf={({ playlist_id }) => `/playlist/${playlist_id}`}
        onCreated={({ playlist_id }) => void navigate(`/playlist/${playlist_id}`)}
      />
    </div>
  )
}
