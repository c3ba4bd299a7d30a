import { isRouteErrorResponse } from 'react-router'
import { siteMessages } from './messages.ts'

interface ErrorText {
  title: string
  message: string
  /** Details in small print, such as the missing path. */
  detail?: string
  /** True if a retry may succeed. */
  canRetry?: boolean
  /** True if only a reload helps, since a failed module import stays failed. */
  reloads?: boolean
}

/** Texts of the error page for a thrown value. */
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
  // Browser messages for failed requests are replaced with a helpful one.
  const isUnreached = error instanceof TypeError && UNREACHED.test(message)
  return { title: UNEXPECTED, message: isUnreached ? CONNECTION : message || RETRY, canRetry: true }
}

/** Messages of Chromium, Firefox and Safari, in this order. */
const NO_IMPORT = /dynamically imported module|Importing a module script failed/i
const UNREACHED = /^(Failed to fetch|NetworkError when attempting|Load failed)/
const CONNECTION = 'The server could not be reached. Check the connection and try again.'

const UNEXPECTED = 'An Unexpected Error Occurred'
const RETRY = 'Something went wrong. Please try again later.'
