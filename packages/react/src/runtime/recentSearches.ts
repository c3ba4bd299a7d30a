import type { VoiceListing } from '@voice-rankings/contract'
import { RECENT_SEARCHES_KEY } from './preferences.ts'
import type { Preferences } from './preferences.ts'

/** Maximum number of voices. */
export const RECENT_SEARCHES_LIMIT = 6

const NONE: readonly VoiceListing[] = []

/** Voices recently opened from a search, newest first, at most six. */
export interface RecentSearches {
  getState(): readonly VoiceListing[]
  subscribe: Preferences['subscribe']
  add(voice: VoiceListing): void
  clear(): void
}

/** Stores voices under `voiceRecentSearches`. Invalid stored data counts as none. */
export function createRecentSearches(preferences: Preferences): RecentSearches {
  let text: string | null = null
  let voices = NONE

  function getState(): readonly VoiceListing[] {
    const stored = preferences.read(RECENT_SEARCHES_KEY)
    if (stored !== text) {
      text = stored
      voices = parseVoices(stored)
    }
    return voices
  }

  const store = (list: readonly VoiceListing[]) => preferences.write(RECENT_SEARCHES_KEY, JSON.stringify(list))
  return {
    getState,
    subscribe: preferences.subscribe,
    add(voice) {
      const others = getState().filter(({ voice_id }) => voice_id !== voice.voice_id)
      store([voice, ...others].slice(0, RECENT_SEARCHES_LIMIT))
    },
    clear: () => store(NONE),
  }
}

function parseVoices(text: string | null): readonly VoiceListing[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isVoice).slice(0, RECENT_SEARCHES_LIMIT) : NONE
  } catch {
    return NONE
  }
}

/** Checks the fields that a row of recent voices needs; a list from an older release may lack others. */
function isVoice(value: unknown): value is VoiceListing {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  const texts = ['voice_id', 'voice_name', 'voice_service', 'voice_gender', 'voice_speaker_id']
  return texts.every((field) => typeof fields[field] === 'string') && Array.isArray(fields['voice_language_codes'])
}
