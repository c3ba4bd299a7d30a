import { useLocation } from 'react-router'
import { languageIn, siteTexts } from '../languages/siteTexts.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import { plannedMessages } from '../planned/messages.ts'
import { plannedPageAt } from '../planned/plannedPages.ts'
import { PlannedPageView } from '../planned/PlannedPageView.tsx'
import type { Route } from './+types/planned'

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const planned = plannedPageAt(location.pathname)
  if (!planned) return []
  const { title, plan } = siteTexts(languageIn(matches), 'planned', plannedMessages).pages[planned.page]
  return [...pageMeta({ title, description: plan, canonical: null }), NO_INDEX]
}

/** Page of a planned feature. */
export default function Planned() {
  const { pathname } = useLocation()
  const page = plannedPageAt(pathname)
  return page ? <PlannedPageView {...page} /> : null
}
