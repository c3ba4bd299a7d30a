import { useLocation } from 'react-router'
import { extensionPageAt } from '../extension/extensionPages.ts'
import { ExtensionPageView } from '../extension/ExtensionPageView.tsx'
import { extensionMessages } from '../extension/messages.ts'
import { languageIn, siteTexts } from '../languages/siteTexts.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import type { Route } from './+types/extension'

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const page = extensionPageAt(location.pathname)
  if (!page) return []
  const texts = siteTexts(languageIn(matches), 'extension', extensionMessages)
  return [...pageMeta({ title: texts[page].title, description: texts.welcome.text, canonical: null }), NO_INDEX]
}

/** Page of the browser extension. */
export default function Extension() {
  const { pathname } = useLocation()
  const page = extensionPageAt(pathname)
  return page ? <ExtensionPageView page={page} /> : null
}
