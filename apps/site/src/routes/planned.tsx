import { useLocation } from 'react-router'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import { plannedPageAt } from '../planned/plannedPages.ts'
import { PlannedPageView } from '../planned/PlannedPageView.tsx'
import type { Route } from './+types/planned'

export const meta: Route.MetaFunction = ({ location }) => {
  const page = plannedPageAt(location.pathname)
  if (!page) return []
  return [...pageMeta({ title: page.title, description: page.plan, canonical: null }), NO_INDEX]
}

/** Page of a planned feature. */
export default function Planned() {
  const { pathname } = useLocation()
  const page = plannedPageAt(pathname)
  return page ? <PlannedPageView {...page} /> : null
}
