import { playlistFramePath } from '@voice-rankings/contract'
import { loadEmbeddedPlaylist, PLAYLIST_DESCRIPTION } from '../embeddedPlaylist.ts'
import { NO_INDEX } from '../noIndex.ts'
import { oembedAddress, originOf, pageMeta } from '../pageMeta.ts'
import { FramedPlaylist } from '../plain/FramedPlaylist.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/embedPlaylist'

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadEmbeddedPlaylist(context.get(clientContext), params.id, request)

export const meta: Route.MetaFunction = ({ loaderData, matches, params: { id } }) => {
  if (!loaderData) return [NO_INDEX]
  const { playlist, access = null } = loaderData
  const { playlist_name: title, playlist_visibility: visibility } = playlist.playlist
  const origin = originOf(matches)
  return [
    ...pageMeta({
      title,
      description: PLAYLIST_DESCRIPTION,
      canonical: visibility === 'public' ? `${origin}/playlist/${id}` : null,
      oembed: oembedAddress(origin, playlistFramePath({ playlistId: id, access })),
    }),
    NO_INDEX,
  ]
}

/** Player of a playlist for frames on other sites. */
export default function EmbedPlaylist({ loaderData, params }: Route.ComponentProps) {
  return <FramedPlaylist key={params.id} {...loaderData} />
}
