import { createObservable } from '@voice-rankings/playback'

/** Small choices of a visitor that outlast the page, as texts by key. */
export interface Preferences {
  /** The stored text; null when there is none or the browser keeps nothing. */
  read(key: string): string | null
  /** Stores a text. Where the browser keeps nothing it lasts as long as the page. */
  write(key: string, value: string): void
  subscribe(listener: () => void): () => void
}

/** Where the voices lately opened from a search are kept. */
export const RECENT_SEARCHES_KEY = 'voiceRecentSearches'

/** What the preferences need of `localStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Keeps choices in a storage; null keeps them in memory alone, as on a server. */
export function createPreferences(storage: TextStorage | null): Preferences {
  const written = createObservable<ReadonlyMap<string, string>>(new Map())
  return {
    read: (key) => written.getState().get(key) ?? readSafely(storage, key),
    write(key, value) {
      written.setState(new Map(written.getState()).set(key, value))
      try {
        storage?.setItem(key, value)
      } catch {
        // A full or forbidden storage: the choice holds until the page is left.
      }
    },
    subscribe: written.subscribe,
  }
}

function readSafely(storage: TextStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** The page's `localStorage`; null on a server and where the browser forbids it. */
export function pageStorage(): TextStorage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
