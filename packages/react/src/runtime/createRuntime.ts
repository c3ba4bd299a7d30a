import type { Playback, PlaybackOptions } from '@voice-rankings/playback'
import { createPlayback } from '@voice-rankings/playback'
import type { Client } from '@voice-rankings/sdk'
import { createClient } from '@voice-rankings/sdk'
import type { Preferences, TextStorage } from './preferences.ts'
import { createPreferences, pageStorage } from './preferences.ts'
import type { RecentSearches } from './recentSearches.ts'
import { createRecentSearches } from './recentSearches.ts'

export interface RuntimeOptions extends PlaybackOptions {
  /** Where the API lives; the default is the page's own origin. Ignored when `client` is given. */
  baseUrl?: string
  /** A client of your own, for example one that calls a server in the same process. */
  client?: Client
  /** Where choices are kept; null keeps them in memory. Default: the page's `localStorage`. */
  storage?: TextStorage | null
  /** Address of a country's flag by its lower-case ISO 3166 code. Default: `/flags/4x3/{code}.svg` below `baseUrl`. */
  flagUrl?: (countryCode: string) => string
}

/** What all components of a page share: one client, one sound at a time, one memory of choices. */
export interface Runtime {
  readonly client: Client
  readonly playback: Playback
  readonly preferences: Preferences
  readonly recentSearches: RecentSearches
  flagUrl(countryCode: string): string
}

/** Makes the runtime: one per page in a browser, one per request on a server. Nothing is fetched or played by it. */
export function createRuntime(options: RuntimeOptions = {}): Runtime {
  const client = options.client ?? createClient(options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl })
  const preferences = createPreferences(options.storage === undefined ? pageStorage() : options.storage)
  return {
    client,
    playback: createPlayback(options.createAudio ? { createAudio: options.createAudio } : {}),
    preferences,
    recentSearches: createRecentSearches(preferences),
    flagUrl: options.flagUrl ?? ((countryCode) => client.url(`/flags/4x3/${countryCode}.svg`)),
  }
}
