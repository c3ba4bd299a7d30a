import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { errorText } from './errorText.ts'
import { documentTitle } from './pageMeta.ts'

/** Delay before a page retries after 503, in seconds. */
const RETRY_SECONDS = 3

/** Metadata of the error page. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const { title, detail } = errorText(error)
  // A busy or starting server responds soon, so the page refreshes itself.
  const isBusy = isRouteErrorResponse(error) && error.status === 503
  return [
    { title: documentTitle(detail ? detail.replace('Page not found', 'Page Not Found') : title) },
    ...(isBusy ? [{ httpEquiv: 'refresh', content: String(RETRY_SECONDS) }] : []),
  ]
}
