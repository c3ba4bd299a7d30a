import type { Endpoint } from '../endpoint.ts'
import { COMMON_ERRORS, ERROR_STATUS, type ErrorCode } from '../errors.ts'

/**
 * Every error a call can answer: its own, and those that come of how it is called, ordered by status.
 *
 * @example
 * import { searchVoices } from '@voice-rankings/contract'
 *
 * const codes = errorsOf(searchVoices)
 */
export function errorsOf(call: Endpoint): ErrorCode[] {
  // Whether the process serves, and how far it is, is told before there is anything that could fail.
  if (!call.path.startsWith('/api/')) return ['internal']
  const codes = new Set<ErrorCode>([...COMMON_ERRORS, ...call.errors])
  if (call.body || call.query) codes.add('invalid_fields')
  if (call.body) for (const code of ['invalid_request', 'unsupported_type', 'body_too_large'] as const) codes.add(code)
  if (call.method !== 'GET') codes.add('forbidden')
  return [...codes].toSorted((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b] || a.localeCompare(b, 'en'))
}
