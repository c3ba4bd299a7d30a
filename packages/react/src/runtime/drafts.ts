import type { Observable } from '@voice-rankings/playback'
import { createObservable } from '@voice-rankings/playback'
import type { PageSession } from './pageSession.ts'

/**
 * Texts that the visitor has typed but not generated, restored when a player is mounted again. They are kept in memory
 * only and cleared on logout.
 */
export interface Drafts extends Pick<Observable<unknown>, 'subscribe'> {
  /** Draft of a key; null for none. */
  read(key: string): string | null
  /** Stores a draft; null removes it. */
  write(key: string, text: string | null): void
}

/**
 * Key of a draft: its voice and its initial text (the id of a snippet, or a text in the address). Default: the voice's
 * sample.
 */
export const draftKey = (voiceId: string, from?: string | null) => `${voiceId}?${from ?? ''}`

export function createDrafts(session: Pick<PageSession, 'getState' | 'subscribe'>): Drafts {
  const kept = createObservable<ReadonlyMap<string, string>>(new Map())
  let owner = ownerOf(session)
  session.subscribe(() => {
    const before = owner
    owner = ownerOf(session)
    if (before !== undefined && owner !== before) kept.setState(new Map())
  })
  return {
    subscribe: kept.subscribe,
    read: (key) => kept.getState().get(key) ?? null,
    write(key, text) {
      const texts = new Map(kept.getState())
      if ((texts.get(key) ?? null) === text) return
      if (text === null) texts.delete(key)
      else texts.set(key, text)
      kept.setState(texts)
    },
  }
}

const ownerOf = (session: Pick<PageSession, 'getState'>) => session.getState().profile?.user_email
