import type { Endpoint } from '../endpoint.ts'
import { COMMON_ERRORS, ERROR_STATUS, type ErrorCode } from '../errors.ts'

/**
 * Lists all error codes of a call, its own and the common ones, ordered by status.
 *
 * @example
 * import { searchVoices } from '@voice-rankings/contract'
 *
 * const codes = errorsOf(searchVoices)
 */
export function errorsOf(call: Endpoint): ErrorCode[] {
  // Health and readiness answer before anything else can fail.
  if (!call.path.startsWith('/api/')) return ['internal']
  const codes = new Set<ErrorCode>([...COMMON_ERRORS, ...call.errors])
  if (call.body || call.query) codes.add('invalid_fields')
  if (call.body) for (const code of ['invalid_request', 'unsupported_type', 'body_too_large'] as const) codes.add(code)
  if (call.method !== 'GET') codes.add('forbidden')
  return [...codes].toSorted((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b] || a.localeCompare(b, 'en'))
}
