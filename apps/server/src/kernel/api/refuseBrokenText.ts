import { callsByName } from '@voice-rankings/contract'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { ApiError } from '../http/apiError.ts'
import { cleanText } from '../http/cleanText.ts'
import { callPath } from './bindApi.ts'

/** Paths of contract calls, which are exempt: they strip invalid characters themselves. */
const CALLS = new Set(Object.values(callsByName).map(callPath))

/** Maximum number of decoding passes; text that was escaped more often is not checked further. */
const MAX_DECODINGS = 3

/**
 * Rejects requests outside the contract whose path cannot be decoded or whose address contains characters that no
 * database, file or header accepts, such as NUL, even when escaped twice.
 */
export const refuseBrokenText: MiddlewareHandler = async (context, next) => {
  if (matchedRoutes(context).some(({ path }) => CALLS.has(path))) return next()
  const { pathname, search } = new URL(context.req.url)
  if (isBroken(pathname, true)) throw new ApiError('not_found', 'The path of this address is not valid text.')
  if (isBroken(search, false)) {
    throw new ApiError('invalid_request', 'This address contains invalid characters. Remove them.')
  }
  return next()
}

function isBroken(escaped: string, mustDecode: boolean): boolean {
  let text = escaped
  for (let depth = 0; depth < MAX_DECODINGS; depth += 1) {
    try {
      text = decodeURIComponent(text)
    } catch {
      // After the first pass, a percent sign that does not decode may be a literal one.
      return mustDecode && depth === 0
    }
    if (cleanText(text) !== text) return true
  }
  return false
}
