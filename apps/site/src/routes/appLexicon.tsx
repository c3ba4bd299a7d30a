import { Lexicon } from '@voice-rankings/react/lexicon'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/appLexicon'

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  // If this fails, the lexicon loads itself and reports its own errors.
  const listed = await context
    .get(clientContext)
    .lexicon.list({}, { signal })
    .catch(() => null)
  return { entries: listed?.entries ?? null }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = siteMessagesIn(matches).appLexicon
  return [...pageMeta({ title, description, canonical: `${originOf(matches)}/app/lexicon` }), NO_INDEX]
}

export default function AppLexicon({ loaderData: { entries } }: Route.ComponentProps) {
  return <Lexicon initial={entries} headingLevel={1} />
}
