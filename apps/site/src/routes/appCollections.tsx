import { CollectionList } from '@voice-rankings/react/collections'
import { MembersOnly } from '@voice-rankings/react/session'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import { useLoginPage } from '../useLoginPage.ts'
import type { Route } from './+types/appCollections'

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  // If this fails, or without a user, the list loads itself.
  const listed = await context
    .get(clientContext)
    .collections.list({}, { signal })
    .catch(() => null)
  return { collections: listed?.collections ?? null }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = siteMessagesIn(matches).appCollections
  return [...pageMeta({ title, description, canonical: `${originOf(matches)}/app/collections` }), NO_INDEX]
}

export default function AppCollections({ loaderData: { collections } }: Route.ComponentProps) {
  const texts = useSiteMessages().appCollections
  return (
    <MembersOnly title={texts.title} description={texts.description} loginHref={useLoginPage()} headingLevel={1}>
      <CollectionList initial={collections} headingLevel={1} />
    </MembersOnly>
  )
}
