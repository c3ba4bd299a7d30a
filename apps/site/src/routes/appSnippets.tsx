import { voicePath } from '@voice-rankings/contract'
import { Snippets } from '@voice-rankings/react/snippets'
import { useNavigate } from 'react-router'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { newTextState } from '../newText.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/appSnippets'

export async function loader({ context, request }: Route.LoaderArgs) {
  // If this fails, the list loads itself and reports its own errors.
  const found = await context
    .get(clientContext)
    .snippets.list({}, { signal: request.signal })
    .catch(() => null)
  return { snippets: found?.snippets }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: siteMessagesIn(matches).titles.snippets,
    description: siteMessagesIn(matches).descriptions.snippets,
    canonical: `${originOf(matches)}/app/snippets`,
  }),
  NO_INDEX,
]

export default function AppSnippets({ loaderData: { snippets } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <Snippets
      headingLevel={1}
      initial={snippets}
      cataloguePath="/voices"
      onNewText={(text, variant) => void navigate(voicePath(variant), { state: newTextState(text) })}
    />
  )
}
