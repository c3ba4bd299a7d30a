import { voicePath } from '@voice-rankings/contract'
import { useProfile } from '@voice-rankings/react'
import { UserSummary } from '@voice-rankings/react/account'
import { FAVORITES_QUERY, FavoriteVoices } from '@voice-rankings/react/favorites'
import { MembersOnly } from '@voice-rankings/react/session'
import { Snippets } from '@voice-rankings/react/snippets'
import { Link, useNavigate, useRouteLoaderData } from 'react-router'
import { ACCOUNT_PATHS } from '../accountPaths.ts'
import type { loader as rootLoader } from '../root.tsx'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { newTextState } from '../newText.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import { useLoginPage } from '../useLoginPage.ts'
import { userOf } from '../userOf.ts'
import type { Route } from './+types/appHome'

/** Number of snippets and of voices shown. */
const SHOWN = 3

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  // If this fails, or without a user, the lists load themselves.
  if (!(await userOf(client, signal))) return { snippets: undefined, favorites: null }
  const [spoken, favorites] = await Promise.all([
    client.snippets.list({}, { signal }).catch(() => null),
    client.voices.search(FAVORITES_QUERY, { signal }).catch(() => null),
  ])
  return { snippets: spoken?.snippets.slice(0, SHOWN), favorites }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = siteMessagesIn(matches).appHome
  return [...pageMeta({ title, description, canonical: `${originOf(matches)}/app/home` }), NO_INDEX]
}

export default function AppHome({ loaderData: { snippets, favorites } }: Route.ComponentProps) {
  const { appHome: texts, pages } = useSiteMessages()
  const sells = useRouteLoaderData<typeof rootLoader>('root')?.sells
  const profile = useProfile()
  const navigate = useNavigate()
  return (
    <MembersOnly title={texts.title} description={texts.description} loginHref={useLoginPage()} headingLevel={1}>
      <h1>{texts.title}</h1>
      {profile ? (
        <div className="site-card">
          <UserSummary profile={profile} />
        </div>
      ) : null}
      {sells ? <Link to="/upgrade">{pages['/upgrade']}</Link> : null}
      <div>
        <Snippets
          initial={snippets}
          limit={SHOWN}
          cataloguePath="/voices"
          onNewText={(text, variant) => void navigate(voicePath(variant), { state: newTextState(text) })}
        />
        {snippets?.length === 0 ? null : (
          <Link className="site-more" to={ACCOUNT_PATHS.snippets}>
            {texts.snippets}
          </Link>
        )}
      </div>
      <FavoriteVoices initial={favorites} count={SHOWN} />
    </MembersOnly>
  )
}
