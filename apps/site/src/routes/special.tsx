import { useProfile } from '@voice-rankings/react'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import { requireUser } from '../requireUser.ts'
import type { Route } from './+types/special'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** Without a loader, client-side navigation would skip the access check on the server. */
export function loader() {
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, refused } = siteMessagesIn(matches).special
  return [...pageMeta({ title, description: refused, canonical: null }), NO_INDEX]
}

export default function Special() {
  const { title, text } = useSiteMessages().special
  const profile = useProfile()
  return (
    <article className="site-text">
      <h1>{title}</h1>
      {profile ? <p>{text(profile.username)}</p> : null}
    </article>
  )
}
