import type { SessionState } from '@voice-rankings/sdk/session'

/** Kind of notice about a login or logout in progress. */
export type LoginNoticeKind = 'waiting' | 'blocked' | 'unreachable' | 'complete'

/** Current notice; null for none. Connecting is not reported, since it is brief. */
export function loginNotice({ problem, login, logout, profile, matchingCode }: SessionState): LoginNoticeKind | null {
  if (problem === 'popup_blocked') return 'blocked'
  if (problem === 'no_connection') return 'unreachable'
  if (logout === 1) return null
  // With a confirmation code the popup may continue after it seemed to be closed.
  if (login === 3 || matchingCode) return 'waiting'
  // Until the user has loaded.
  return login === 4 && !profile ? 'complete' : null
}
