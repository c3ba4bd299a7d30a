import { FAVORITES_QUERY, FavoriteVoices } from '@voice-rankings/react/favorites'
import { MembersOnly } from '@voice-rankings/react/session'
import { Link } from 'react-router'
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
  if (!(await userOf(client, signal))) return { favorites: null }
  // If this fails, the list loads itself and reports its own errors.
  return { favorites: await client.voices.search(FAVORITES_QUERY, { signal }).catch(() => null) }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = siteMessagesIn(matches).appVoices
  return [...pageMeta({ title, description, canonical: `${originOf(matches)}/app/voices` }), NO_INDEX]
}

export default function AppVoices({ loaderData: { favorites } }: Route.ComponentProps) {
  const texts = useSiteMessages().appVoices
  return (
    <MembersOnly title={texts.title} description={texts.description} loginHref={useLoginPage()} headingLevel={1}>
      <h1>{texts.title}</h1>
      <FavoriteVoices initial={favorites} />
      <p className="site-hint">
        {texts.created} <Link to="/create-voice">{texts.planned}</Link>
      </p>
    </MembersOnly>
  )
}
