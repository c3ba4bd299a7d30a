import { createClient } from '@voice-rankings/sdk'
import type { Collections } from './collections.ts'
import { createCollections } from './collections.ts'
import type { PlayerRuntime } from './createPlayerRuntime.ts'
import { createPlayerRuntime } from './createPlayerRuntime.ts'
import type { Drafts } from './drafts.ts'
import { createDrafts } from './drafts.ts'
import type { Favorites } from './favorites.ts'
import { createFavorites } from './favorites.ts'
import type { RecentSearches } from './recentSearches.ts'
import { createRecentSearches } from './recentSearches.ts'
import type { RuntimeOptions } from './RuntimeOptions.ts'

/** Shared state of all components of a page: client, exclusive playback, session and preferences. */
export interface Runtime extends PlayerRuntime {
  readonly favorites: Favorites
  readonly collections: Collections
  readonly recentSearches: RecentSearches
  readonly drafts: Drafts
}

/**
 * Creates the runtime: one per page in a browser, one per request on a server. Makes no request and plays nothing.
 *
 * @example
 * const runtime = createRuntime({ baseUrl: 'https://voices.example' })
 */
export function createRuntime(options: RuntimeOptions = {}): Runtime {
  const client = options.client ?? createClient({ baseUrl: options.baseUrl, fetch: options.bearer?.fetch })
  return completeRuntime(createPlayerRuntime(client, options))
}

/** Adds the services of the other components to a player runtime. */
export function completeRuntime(runtime: PlayerRuntime): Runtime {
  return {
    ...runtime,
    favorites: createFavorites(runtime),
    collections: createCollections(runtime),
    recentSearches: createRecentSearches(runtime.preferences),
    drafts: createDrafts(runtime.session),
  }
}
