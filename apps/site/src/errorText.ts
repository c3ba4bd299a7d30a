import { isRouteErrorResponse } from 'react-router'
import { siteMessages, type SiteMessages } from './messages.ts'

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

/** Texts of the error page for a thrown value. A response with status 404 has the path as its data. */
export function errorText(error: unknown, messages: SiteMessages = siteMessages): ErrorText {
  const { error: texts, notice, special } = messages
  if (isRouteErrorResponse(error)) {
    const said = typeof error.data === 'string' ? error.data : ''
    if (error.status === 401 || error.status === 403) {
      const reason = error.status === 401 ? special.refused : texts.deniedText
      return { title: texts.denied, message: said || reason }
    }
    if (error.status === 404) {
      return { title: texts.missing, message: texts.missingText, detail: said && texts.missingAt(said) }
    }
    return { title: texts.unexpected, message: said || texts.unexpectedText, canRetry: true }
  }
  const message = error instanceof Error ? error.message : ''
  if (error instanceof TypeError && NO_IMPORT.test(message)) {
    return { title: texts.unexpected, message: notice.failed, canRetry: true, reloads: true }
  }
  // Browser messages for failed requests are replaced with a helpful one.
  const isUnreached = error instanceof TypeError && UNREACHED.test(message)
  const reason = isUnreached ? texts.unreached : message || texts.unexpectedText
  return { title: texts.unexpected, message: reason, canRetry: true }
}

/** Messages of Chromium, Firefox and Safari, in this order. */
const NO_IMPORT = /dynamically imported module|Importing a module script failed/i
const UNREACHED = /^(Failed to fetch|NetworkError when attempting|Load failed)/
