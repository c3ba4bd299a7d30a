import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { errorText } from './errorText.ts'
import { documentTitle } from './pageMeta.ts'

/** How soon a page that the server could not make yet is asked for again. */
const RETRY_SECONDS = 3

/** What the error page says of itself. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const { title, detail } = errorText(error)
  // A server that is busy or starting will answer soon; the visitor need not reload.
  const isBusy = isRouteErrorResponse(error) && error.status === 503
  return [
    { title: documentTitle(detail ? detail.replace('Page not found', 'Page Not Found') : title) },
    ...(isBusy ? [{ httpEquiv: 'refresh', content: String(RETRY_SECONDS) }] : []),
  ]
}
