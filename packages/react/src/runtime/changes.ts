import type { Collection, Stars, VoiceListing } from '@voice-rankings/contract'

/** Rating summary of a voice. */
export type VoiceScore = Pick<VoiceListing, 'voice_rating' | 'voice_rating_count'>

/** Change made by the visitor and saved by the server. */
export type Change =
  | { readonly kind: 'favorite'; readonly voiceId: string; readonly favoriteId: string | null }
  /** `score` is the new rating summary; null if the server did not send it. */
  | { readonly kind: 'rating'; readonly voiceId: string; readonly stars: Stars; readonly score: VoiceScore | null }
  /** Created or renamed. */
  | { readonly kind: 'collection'; readonly collection: Collection }
  | { readonly kind: 'collection-deleted'; readonly collectionId: string }
  | {
      readonly kind: 'collection-voice'
      readonly collectionId: string
      readonly voiceId: string
      readonly isIn: boolean
    }

export type ChangeListener = (change: Change, isElsewhere: boolean) => void

/** Changes by the visitor, published on the page and in their other tabs. */
export interface Changes {
  tell(change: Change): void
  /** Announces the logged-in user to the other tabs. */
  tellOwner(): void
  /**
   * Calls `listener` after every change, with true if it was made in another tab; the returned function unsubscribes.
   */
  listen(listener: ChangeListener): () => void
}

/** Channel between the tabs of a browser: the used part of `BroadcastChannel`. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

interface ChangesOptions {
  /** Null limits changes to the page. */
  channel: TabChannel | null
  /** Logged-in user by e-mail address; null for a visitor. Tabs of other users ignore the changes. */
  owner: () => string | null
  /** Another tab has a different owner, after a login or logout there. */
  onOtherOwner?: () => void
}

interface Message {
  readonly owner: string | null
  /** Missing if a tab only announces its owner. */
  readonly change?: Change
}

export function createChanges({ channel, owner, onOtherOwner }: ChangesOptions): Changes {
  const listeners = new Set<ChangeListener>()
  const pass = (change: Change, isElsewhere: boolean) => {
    for (const listener of listeners) listener(change, isElsewhere)
  }
  channel?.addEventListener('message', ({ data }) => {
    const message = data as Message
    if (message.owner !== owner()) onOtherOwner?.()
    else if (message.change) pass(message.change, true)
  })
  return {
    tellOwner: () => channel?.postMessage({ owner: owner() } satisfies Message),
    tell(change) {
      pass(change, false)
      channel?.postMessage({ owner: owner(), change } satisfies Message)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Version in the channel's name, since an older page may be open; increase it when the message format changes. */
const FORM = 1

/** Channel of the page's origin to the tabs that use the same API; null on a server and without browser support. */
export function pageChannel(baseUrl: string): TabChannel | null {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return null
  return new BroadcastChannel(`voice-rankings-${FORM} ${baseUrl}`)
}
