import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { errorText } from './errorText.ts'
import { siteMessages, type SiteMessages } from './messages.ts'
import { documentTitle } from './pageMeta.ts'

/** Delay before a page retries after 503, in seconds. */
const RETRY_SECONDS = 3

/** Metadata of the error page. */
export function errorMeta(error: unknown, messages: SiteMessages = siteMessages): MetaDescriptor[] {
  const { title } = errorText(error, messages)
  const missing = isRouteErrorResponse(error) && error.status === 404 ? String(error.data ?? '') : ''
  // A busy or starting server responds soon, so the page refreshes itself.
  const isBusy = isRouteErrorResponse(error) && error.status === 503
  return [
    { title: documentTitle(missing ? `${title}: ${missing}` : title) },
    ...(isBusy ? [{ httpEquiv: 'refresh', content: String(RETRY_SECONDS) }] : []),
  ]
}
