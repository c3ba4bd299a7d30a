import { DesignedVoices } from '@voice-rankings/react/designer'
import { FAVORITES_QUERY, FavoriteVoices } from '@voice-rankings/react/favorites'
import { MembersOnly } from '@voice-rankings/react/session'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import { useLoginPage } from '../useLoginPage.ts'
import { userOf } from '../userOf.ts'
import type { Route } from './+types/appVoices'

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  // If one of these fails, its list loads itself and reports its own errors.
  const [designs, user] = await Promise.all([
    client.designs.list({}, { signal }).catch(() => null),
    userOf(client, signal),
  ])
  const favorites = user && (await client.voices.search(FAVORITES_QUERY, { signal }).catch(() => null))
  return { designs: designs?.designs ?? null, favorites: favorites ?? null }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = siteMessagesIn(matches).appVoices
  return [...pageMeta({ title, description, canonical: `${originOf(matches)}/app/voices` }), NO_INDEX]
}

export default function AppVoices({ loaderData: { designs, favorites } }: Route.ComponentProps) {
  const texts = useSiteMessages().appVoices
  return (
    <>
      <h1>{texts.title}</h1>
      <DesignedVoices initial={designs} />
      <MembersOnly title={texts.favorites} description={texts.description} loginHref={useLoginPage()}>
        <FavoriteVoices initial={favorites} />
      </MembersOnly>
    </>
  )
}
