import { voicePath } from '@voice-rankings/contract'
import { VoicePlayer } from '@voice-rankings/react/player'
import { Link } from 'react-router'
import { answerOf, pageNotFound } from '../answerOf.ts'
import { CollectionPage } from '../CollectionPage.tsx'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/shared'

/** What a share link opens. A missing, revoked or ended link is a missing page. */
export async function loader({ context, params, request: { url, signal } }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { pathname } = new URL(url)
  const { snippet, collection } = await answerOf(
    client.shares.open({ share_token: params.token }, { signal }),
    pathname,
  )
  if (collection) return { collection, heard: null }
  if (!snippet) throw pageNotFound(pathname)
  const { voice } = await answerOf(client.voices.get(snippet, { signal }), pathname)
  return { collection: null, heard: { snippet, voice } }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { description } = siteMessagesIn(matches).shared
  const title = loaderData?.collection?.collection_name ?? loaderData?.heard?.voice.voice_name ?? description
  return [...pageMeta({ title, description, canonical: null }), NO_INDEX]
}

export default function SharedPage({ loaderData: { collection, heard } }: Route.ComponentProps) {
  const texts = useSiteMessages().shared
  if (collection) return <CollectionPage collection={collection} />
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
