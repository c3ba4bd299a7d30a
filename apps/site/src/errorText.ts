import { isRouteErrorResponse } from 'react-router'
import { siteMessages } from './messages.ts'

interface ErrorText {
  title: string
  message: string
  /** What exactly was not found, in small print. */
  detail?: string
  /** Whether the same step may work the next time. */
  canRetry?: boolean
  /** Whether only a page that is loaded anew can do it: the import of a component fails for good. */
  reloads?: boolean
}

/** What the error page says of whatever was thrown while a page was made. */
export function errorText(error: unknown): ErrorText {
  if (isRouteErrorResponse(error)) {
    const said = typeof error.data === 'string' ? error.data : ''
    if (error.status === 401 || error.status === 403) {
      return { title: 'Access Denied', message: said || "You don't have permission to access this page." }
    }
    if (error.status === 404) {
      const message = "Sorry, the page you are looking for doesn't exist or has been moved."
      return { title: 'Page Not Found', message, detail: said }
    }
    return { title: UNEXPECTED, message: said || RETRY, canRetry: true }
  }
  const message = error instanceof Error ? error.message : ''
  if (error instanceof TypeError && NO_IMPORT.test(message)) {
    return { title: UNEXPECTED, message: siteMessages.notice.failed, canRetry: true, reloads: true }
  }
  // What a browser says of a request that did not get through tells nobody what to do.
  const isUnreached = error instanceof TypeError && UNREACHED.test(message)
  return { title: UNEXPECTED, message: isUnreached ? CONNECTION : message || RETRY, canRetry: true }
}

/** Chromium, Firefox and Safari, in this order. */
const NO_IMPORT = /dynamically imported module|Importing a module script failed/i
const UNREACHED = /^(Failed to fetch|NetworkError when attempting|Load failed)/
const CONNECTION = 'The server could not be reached. Check the connection and try again.'

const UNEXPECTED = 'An Unexpected Error Occurred'
const RETRY = 'Something went wrong. Please try again later.'
