import type { Observable } from '@voice-rankings/playback'
import { createObservable } from '@voice-rankings/playback'
import type { PageSession } from './pageSession.ts'

/**
 * Texts that the visitor has begun and no voice has spoken yet, so that a player that comes back has them again. They are kept in
 * memory alone, and forgotten when the visitor logs out.
 */
export interface Drafts extends Pick<Observable<unknown>, 'subscribe'> {
  /** The text that was begun; null for none. */
  read(key: string): string | null
  /** Keeps a text; null forgets it. */
  write(key: string, text: string | null): void
}

/** Names a draft by its voice and by what the text began as: the id of a snippet, or a text of the address. Default: the voice's sample. */
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
