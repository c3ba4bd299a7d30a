import { ShareSettings, readSharedTarget } from '@voice-rankings/react/share'
import { data } from 'react-router'
import { answerIfAny, pageNotFound } from '../answerOf.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/shareSettings'

/** The id is `{kind}-{target id}`, for example `snippet-Qx3vT0hK8mZr5LwA2nYb1g`. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const target = readSharedTarget(params.id)
  if (!target) throw pageNotFound(new URL(request.url).pathname)
  // The settings load themselves; this is only for the status.
  const { status } = await answerIfAny(context.get(clientContext).shares.get(target, { signal: request.signal }))
  return data({ target }, { status })
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ ...siteMessagesIn(matches).shareSettings, canonical: null }),
  NO_INDEX,
]

export default function ShareSettingsPage({ loaderData: { target } }: Route.ComponentProps) {
  return <ShareSettings key={target.target_id} target={target} headingLevel={1} />
}
