import { ShareSettings, readSharedTarget } from '@voice-rankings/react/share'
import { pageNotFound } from '../answerOf.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import type { Route } from './+types/shareSettings'

/** The id is `{kind}-{target id}`, for example `snippet-Qx3vT0hK8mZr5LwA2nYb1g`. */
export function loader({ params, request }: Route.LoaderArgs) {
  const target = readSharedTarget(params.id)
  if (!target) throw pageNotFound(new URL(request.url).pathname)
  return { target }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ ...siteMessagesIn(matches).shareSettings, canonical: null }),
  NO_INDEX,
]

export default function ShareSettingsPage({ loaderData: { target } }: Route.ComponentProps) {
  return <ShareSettings key={target.target_id} target={target} headingLevel={1} />
}
