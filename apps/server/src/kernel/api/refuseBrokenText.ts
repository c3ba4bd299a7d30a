import { callsByName } from '@voice-rankings/contract'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { ApiError } from '../http/apiError.ts'
import { cleanText } from '../http/cleanText.ts'
import { callPath } from './bindApi.ts'

/** Calls of the contract clean what they are given, so that a stray character in a search does no harm. */
const CALLS = new Set(Object.values(callsByName).map(callPath))

/** As often as a text may have been escaped before it was put into an address; more is left as it is. */
const DEEPEST = 3

/**
 * Refuses an address that no route outside the contract can read: with a path that is no text, or with characters that no
 * database, file or header takes, such as NUL, also where they have been escaped twice.
 */
export const refuseBrokenText: MiddlewareHandler = async (context, next) => {
  if (matchedRoutes(context).some(({ path }) => CALLS.has(path))) return next()
  const { pathname, search } = new URL(context.req.url)
  if (isBroken(pathname, true)) throw new ApiError('not_found', 'The path of this address is not readable text.')
  if (isBroken(search, false)) {
    throw new ApiError('invalid_request', 'This address holds characters that are no text. Leave them out.')
  }
  return next()
}

function isBroken(escaped: string, mustDecode: boolean): boolean {
  let text = escaped
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    try {
      text = decodeURIComponent(text)
    } catch {
      // Escaped once less deep it may be a text in which a percent sign stands for itself.
      return mustDecode && depth === 0
    }
    if (cleanText(text) !== text) return true
  }
  return false
}
