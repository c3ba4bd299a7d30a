import { textKey } from './textKey.ts'

/** Maximum number of remembered texts, about 2 MB. */
const MAX_TEXTS = 10_000

/** Texts recently answered by this process, by voice, at any speed and for any client. */
export interface SpokenTexts {
  add(voiceId: string, text: string): void
  has(voiceId: string, text: string): boolean
}

/**
 * Creates an LRU set of recent texts. Texts refused by a full queue are looked up here instead of the database, so that
 * a refusal costs no query.
 */
export function createSpokenTexts(maxTexts = MAX_TEXTS): SpokenTexts {
  const keys = new Set<string>()
  return {
    add(voiceId, text) {
      const key = keyOf(voiceId, text)
      // Re-inserted at the end: the first entry is the oldest.
      keys.delete(key)
      keys.add(key)
      const [oldest] = keys
      if (keys.size > maxTexts && oldest !== undefined) keys.delete(oldest)
    },
    has: (voiceId, text) => keys.has(keyOf(voiceId, text)),
  }
}

const keyOf = (voiceId: string, text: string) => `${voiceId} ${textKey(text)}`
