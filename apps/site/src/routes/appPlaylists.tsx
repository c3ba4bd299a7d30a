import { PlaylistList } from '@voice-rankings/react/playlists'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/appPlaylists'

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  // If this fails, the list loads itself.
  const listed = await context
    .get(clientContext)
    .playlists.list({}, { signal })
    .catch(() => null)
  return { playlists: listed?.playlists }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: siteMessagesIn(matches).titles.playlists,
    description: siteMessagesIn(matches).descriptions.playlists,
    canonical: `${originOf(matches)}/app/playlists`,
  }),
  NO_INDEX,
]

export default function AppPlaylists({ loaderData: { playlists } }: Route.ComponentProps) {
  return (
    <>
      <NeedsScripts />
      <PlaylistList headingLevel={1} initial={playlists} hrefOf={({ playlist_id }) => `/playlist/${playlist_id}`} />
    </>
  )
}
