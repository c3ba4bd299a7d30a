import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { NO_INDEX } from '../noIndex.ts'
import { savedPages, type SavedPage } from '../offline/offlineCopies.ts'
import { pageMeta } from '../pageMeta.ts'
import { useIsServer } from '../plain/useIsServer.ts'
import type { Route } from './+types/offline'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, text } = siteMessagesIn(matches).offline
  return [...pageMeta({ title, description: text, canonical: null }), NO_INDEX]
}

/** Page that the service worker shows without a connection; it lists the pages with a copy on this device. */
export default function Offline() {
  const texts = useSiteMessages().offline
  // The copy of this page is rendered without parameters, so they are read after hydration.
  const from = useIsServer() ? '/' : wantedPath()
  const [pages, setPages] = useState<readonly SavedPage[]>([])
  useEffect(() => {
    if ('caches' in globalThis) savedPages().then(setPages, () => {})
  }, [])
  return (
    <article className="site-text">
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      {/* A reload, since the router's data has no copy. */}
      <Link className="voice-button" data-variant="primary" to={from} reloadDocument>
        {texts.retry}
      </Link>
      {pages.length > 0 ? (
        <section aria-labelledby="saved">
          <h2 id="saved">{texts.saved}</h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} reloadDocument>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  )
}

/** Path in the `from` parameter: a path of this site, otherwise the home page. */
function wantedPath(): string {
  const from = new URLSearchParams(location.search).get('from') ?? ''
  return /^\/(?![/\\])/u.test(from) ? from : '/'
}
