import { textKey } from './textKey.ts'

/** Most texts that are remembered: about 2 MB. */
const MOST = 10_000

/** The texts that this process has lately answered, by voice, at whatever speed and for whomever. */
export interface SpokenTexts {
  add(voiceId: string, text: string): void
  has(voiceId: string, text: string): boolean
}

/**
 * Remembers the texts answered last. A text for which the line before its engine has no room is looked up here and not in the database,
 * so that a refusal costs no query.
 */
export function createSpokenTexts(most = MOST): SpokenTexts {
  const keys = new Set<string>()
  return {
    add(voiceId, text) {
      const key = keyOf(voiceId, text)
      // Again at the end: a set is in the order of insertion, the oldest first.
      keys.delete(key)
      keys.add(key)
      const [oldest] = keys
      if (keys.size > most && oldest !== undefined) keys.delete(oldest)
    },
    has: (voiceId, text) => keys.has(keyOf(voiceId, text)),
  }
}

const keyOf = (voiceId: string, text: string) => `${voiceId} ${textKey(text)}`
