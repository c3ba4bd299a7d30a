import { createObservable } from '@voice-rankings/playback'

/** Persistent preferences of a visitor, as texts by key. */
export interface Preferences {
  /** Stored text; null if there is none or storage is blocked. */
  read(key: string): string | null
  /** Stores a text. If storage is blocked, it lasts as long as the page. */
  write(key: string, value: string): void
  subscribe(listener: () => void): () => void
}

/** Storage key of recently opened voices. */
export const RECENT_SEARCHES_KEY = 'voiceRecentSearches'

/** Storage key of the sentence that all voices of a list speak. */
export const SENTENCE_KEY = 'voiceSentence'

/** Storage key of the text of a recording. */
export const RECORDING_TEXT_KEY = 'voiceRecordingText'

/** Storage key of the script that is cast, with its wishes. */
export const SCRIPT_KEY = 'voiceScript'

/** Used part of `localStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Creates preferences in a storage; null keeps them in memory, as on a server. */
export function createPreferences(storage: TextStorage | null): Preferences {
  const written = createObservable<ReadonlyMap<string, string>>(new Map())
  return {
    read: (key) => written.getState().get(key) ?? readSafely(storage, key),
    write(key, value) {
      written.setState(new Map(written.getState()).set(key, value))
      try {
        storage?.setItem(key, value)
      } catch {
        // Storage is full or blocked: the value is kept until the page is left.
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

/** The page's `localStorage`; null on a server and where it is blocked. */
export function pageStorage(): TextStorage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
