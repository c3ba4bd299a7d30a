import { VoicePlaylist } from '@voice-rankings/react/playlists'
import { shareSettingsPath } from '@voice-rankings/react/share'
import { data } from 'react-router'
import { answerIfAny } from '../answerOf.ts'
import { mayEmbedPlaylist, PLAYLIST_DESCRIPTION } from '../embeddedPlaylist.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { NO_INDEX } from '../noIndex.ts'
import { oembedAddress, originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/playlist'

export async function loader({ context, params, request: { signal } }: Route.LoaderArgs) {
  const call = context.get(clientContext).playlists.get({ playlist_id: params.id }, { signal })
  const { answer: found, status } = await answerIfAny(call)
  return data({ found }, { status })
}

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const { found } = loaderData ?? {}
  const address = `/playlist/${params.id}`
  const isEmbeddable = found?.playlist.playlist_visibility === 'public' && mayEmbedPlaylist(found)
  return [
    ...pageMeta({
      title: found?.playlist.playlist_name ?? siteMessagesIn(matches).titles.playlist,
      description: PLAYLIST_DESCRIPTION,
      canonical: originOf(matches) + address,
      oembed: isEmbeddable ? oembedAddress(originOf(matches), address) : undefined,
    }),
    // Its owner gives the address to whom it is for.
    NO_INDEX,
  ]
}

export default function PlaylistPage({ loaderData: { found }, params }: Route.ComponentProps) {
  return (
    <VoicePlaylist
      key={params.id}
      playlistId={params.id}
      initial={found}
      listHref="/app/playlists"
      shareHref={shareSettingsPath({ share_kind: 'playlist', target_id: params.id })}
      voicesHref="/voices"
    />
  )
}
