import type { VoiceMapQueryInput } from '@voice-rankings/contract'
import type { SessionState } from '@voice-rankings/sdk/session'
import type { PageSession } from './pageSession.ts'

/** Called after a login or logout; `left` is the previous user, null for a visitor. */
export type OwnerListener = (left: string | null) => unknown

/** User of a page by e-mail address or, if withheld, by username; null for a visitor. */
export function ownerOf({ profile }: Pick<SessionState, 'profile'>): string | null {
  return profile && (profile.user_email || profile.username)
}

/** Calls `listener` after every login and logout, here or in another tab; the returned function unsubscribes. */
export function onOwnerChange(
  session: Pick<PageSession, 'getState' | 'subscribe'>,
  listener: OwnerListener,
): () => void {
  let owner = ownerOf(session.getState())
  return session.subscribe(() => {
    const left = owner
    owner = ownerOf(session.getState())
    if (owner !== left) listener(left)
  })
}

/** True if a search depends on the user: for favorites or one of their collections. */
export function isPersonal({ favorites, collectionId = 'all' }: VoiceMapQueryInput): boolean {
  return favorites === 'true' || collectionId !== 'all'
}
