import type { Collection, Stars, VoiceListing } from '@voice-rankings/contract'

/** What the ratings of a voice come to. */
export type VoiceScore = Pick<VoiceListing, 'voice_rating' | 'voice_rating_count'>

/** Something the visitor changed, once the server has it. */
export type Change =
  | { readonly kind: 'favorite'; readonly voiceId: string; readonly favoriteId: string | null }
  /** `score` is what the ratings come to with it; null when the server did not say. */
  | { readonly kind: 'rating'; readonly voiceId: string; readonly stars: Stars; readonly score: VoiceScore | null }
  /** Created, or given another name. */
  | { readonly kind: 'collection'; readonly collection: Collection }
  | { readonly kind: 'collection-deleted'; readonly collectionId: string }
  | {
      readonly kind: 'collection-voice'
      readonly collectionId: string
      readonly voiceId: string
      readonly isIn: boolean
    }

export type ChangeListener = (change: Change, isElsewhere: boolean) => void

/** What the visitor changes, told to everything on the page that shows it and to their other tabs. */
export interface Changes {
  tell(change: Change): void
  /** Tells the other tabs who is signed in here. */
  tellOwner(): void
  /** Calls `listener` after every change, with true when it was made in another tab; the returned function ends that. */
  listen(listener: ChangeListener): () => void
}

/** What joins the tabs of a browser: the part of a `BroadcastChannel` that is used. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

interface ChangesOptions {
  /** Null keeps changes to the page. */
  channel: TabChannel | null
  /** Who is signed in now, by address; null for a visitor. A tab of somebody else hears nothing of it. */
  owner: () => string | null
  /** Another tab is somebody else's now: of a login or logout there. */
  onOtherOwner?: () => void
}

interface Message {
  readonly owner: string | null
  /** Left out by a tab that only says whose it is. */
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

/** Part of the channel's name, as an older page may still be open: to be raised when messages change their form. */
const FORM = 1

/** The channel of the page's origin to the tabs that use the same API; null on a server and in a browser without. */
export function pageChannel(baseUrl: string): TabChannel | null {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return null
  return new BroadcastChannel(`voice-rankings-${FORM} ${baseUrl}`)
}
