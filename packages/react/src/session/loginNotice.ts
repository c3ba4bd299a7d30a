import type { SessionState } from '@voice-rankings/sdk/session'

/** What there is to say of a login or logout under way. */
export type LoginNoticeKind = 'waiting' | 'blocked' | 'unreachable' | 'complete'

/** What to say; null when there is nothing. Connecting is passed over in silence: it takes a moment. */
export function loginNotice({ problem, login, logout, profile, matchingCode }: SessionState): LoginNoticeKind | null {
  if (problem === 'popup_blocked') return 'blocked'
  if (problem === 'no_connection') return 'unreachable'
  if (logout === 1) return null
  // With a code the window may go on after it has seemed to be closed.
  if (login === 3 || matchingCode) return 'waiting'
  // Until it is seen who.
  return login === 4 && !profile ? 'complete' : null
}
