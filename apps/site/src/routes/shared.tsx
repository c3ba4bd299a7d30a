import { voicePath } from '@voice-rankings/contract'
import { VoicePlayer } from '@voice-rankings/react/player'
import { VoicePlaylist } from '@voice-rankings/react/playlists'
import { VoiceReader } from '@voice-rankings/react/works'
import { Link } from 'react-router'
import { answerOf } from '../answerOf.ts'
import { CollectionPage } from '../CollectionPage.tsx'
import { mayEmbedPlaylist } from '../embeddedPlaylist.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { NO_INDEX } from '../noIndex.ts'
import { oembedAddress, originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/shared'

/** What a share link opens. A missing, revoked or ended link is a missing page. */
export async function loader({ context, params, request: { url, signal } }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { pathname } = new URL(url)
  const { token } = params
  const { snippet, ...opened } = await answerOf(client.shares.open({ share_token: token }, { signal }), pathname)
  if (!snippet) return { ...opened, token, heard: null }
  const { voice } = await answerOf(client.voices.get(snippet, { signal }), pathname)
  return { ...opened, token, heard: { snippet, voice } }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { description } = siteMessagesIn(matches).shared
  const { collection, playlist, work, heard, token } = loaderData ?? {}
  const title =
    collection?.collection_name ??
    playlist?.playlist.playlist_name ??
    work?.work_title ??
    heard?.voice.voice_name ??
    description
  const isPodcast = playlist && !playlist.share_forbids?.includes('download')
  const podcast = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    href: `/podcasts/${token}/feed.xml`,
  }
  const isEmbeddable = playlist && mayEmbedPlaylist(playlist)
  const oembed = isEmbeddable ? oembedAddress(originOf(matches), `/shared/${token}`) : undefined
  return [...pageMeta({ title, description, canonical: null, oembed }), NO_INDEX, ...(isPodcast ? [podcast] : [])]
}

export default function SharedPage({ loaderData }: Route.ComponentProps) {
  const { collection, playlist, work, heard, token } = loaderData
  const texts = useSiteMessages().shared
  if (collection) return <CollectionPage collection={collection} />
  if (playlist) {
    return <VoicePlaylist key={token} playlistId={playlist.playlist.playlist_id} initial={playlist} access={token} />
  }
  if (work) return <VoiceReader key={token} workId={work.work_id} initial={work} access={token} />
  if (!heard) return null
  const { voice, snippet } = heard
  return (
    <article className="site-text">
      <h1>{voice.voice_name}</h1>
      <VoicePlayer voice={voice} snippet={snippet} readOnly rated={false} />
      <p>
        <Link to={voicePath(voice)}>{texts.voice}</Link>
      </p>
    </article>
  )
}
