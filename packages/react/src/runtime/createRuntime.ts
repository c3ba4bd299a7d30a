import type { UserProfile } from '@voice-rankings/contract'
import type { Playback, PlaybackOptions } from '@voice-rankings/playback'
import { createPlayback } from '@voice-rankings/playback'
import type { Client } from '@voice-rankings/sdk'
import { createClient } from '@voice-rankings/sdk'
import type { Bearer } from '@voice-rankings/sdk/session'
import type { Changes, TabChannel } from './changes.ts'
import { createChanges, pageChannel } from './changes.ts'
import type { Collections } from './collections.ts'
import { createCollections } from './collections.ts'
import type { Favorites } from './favorites.ts'
import { createFavorites } from './favorites.ts'
import type { LoginPrompt } from './loginPrompt.ts'
import { createLoginPrompt } from './loginPrompt.ts'
import type { PageRatings } from './pageRatings.ts'
import { createPageRatings } from './pageRatings.ts'
import type { PageSession } from './pageSession.ts'
import { createPageSession } from './pageSession.ts'
import type { Preferences, TextStorage } from './preferences.ts'
import { createPreferences, pageStorage } from './preferences.ts'
import type { RecentSearches } from './recentSearches.ts'
import { createRecentSearches } from './recentSearches.ts'

export interface RuntimeOptions extends PlaybackOptions {
  /** Where the API lives; the default is the page's own origin. Ignored when `client` is given. */
  baseUrl?: string
  /** A client of your own, for example one that calls a server in the same process. */
  client?: Client
  /**
   * On a page of another site than the API's: what keeps the session there, by `createBearer` of
   * `@voice-rankings/sdk/session`.
   */
  bearer?: Bearer
  /** Who is signed in, when the page knows already: null for a visitor. Without it the server is asked when it matters. */
  user?: UserProfile | null
  /** Where choices are kept; null keeps them in memory. Default: the page's `localStorage`. */
  storage?: TextStorage | null
  /**
   * What tells the visitor's other tabs what they change here; null for none. Default: a `BroadcastChannel` of the page's
   * origin, or none where a `storage` is given.
   */
  channel?: TabChannel | null
  /** Address of a country's flag by its lower-case ISO 3166 code. Default: `/flags/4x3/{code}.svg` below `baseUrl`. */
  flagUrl?: (countryCode: string) => string
  /**
   * Address of a provider's icon by a voice's `voice_service_alias`, a host such as `cmuflite.org`; null for one that has
   * none, which then shows its initial. Answer with a place of your own server, so that no page tells others who looks at
   * it. Default: `/provider-icons/{alias}` below `baseUrl`.
   */
  providerIconUrl?: (alias: string) => string | null
}

/** What all components of a page share: one client, one sound at a time, one login, one memory of choices. */
export interface Runtime extends PageRatings {
  readonly client: Client
  readonly playback: Playback
  readonly session: PageSession
  readonly loginPrompt: LoginPrompt
  readonly favorites: Favorites
  readonly collections: Collections
  /** What the visitor changed, here or in another tab: listen to load a list of their own voices anew. */
  readonly changes: Changes
  readonly preferences: Preferences
  readonly recentSearches: RecentSearches
  flagUrl(countryCode: string): string
  providerIconUrl(alias: string): string | null
}

/** Makes the runtime: one per page in a browser, one per request on a server. Nothing is fetched or played by it. */
export function createRuntime(options: RuntimeOptions = {}): Runtime {
  const { baseUrl, bearer, user } = options
  const client = options.client ?? createClient({ baseUrl, fetch: bearer?.fetch })
  const session = createPageSession({ client, bearer, user })
  const { storage, channel = storage === undefined ? pageChannel(client.baseUrl) : null } = options
  const owner = () => session.getSnapshot().profile?.user_email ?? null
  const onOtherOwner = () => session.getSnapshot().known && void session.refresh()
  const changes = createChanges({ channel, owner, onOtherOwner })
  tellOwners(session, changes)
  const loginPrompt = createLoginPrompt(session.login)
  const preferences = createPreferences(storage === undefined ? pageStorage() : storage)
  return {
    client,
    playback: createPlayback(options),
    session,
    loginPrompt,
    favorites: createFavorites({ client, session, loginPrompt, changes }),
    collections: createCollections({ client, session, changes }),
    changes,
    ...createPageRatings({ session, changes }),
    preferences,
    recentSearches: createRecentSearches(preferences),
    flagUrl: options.flagUrl ?? ((countryCode) => client.url(`/flags/4x3/${countryCode}.svg`)),
    providerIconUrl: options.providerIconUrl ?? ((alias) => client.url(`/provider-icons/${encodeURIComponent(alias)}`)),
  }
}

/** Tells the other tabs of every login and logout; of one that was a page of its own, the page it led back to. */
function tellOwners({ getSnapshot, subscribe }: PageSession, changes: Changes): void {
  let told: string | null | undefined
  const tell = () => {
    const { known, profile } = getSnapshot()
    const owner = profile?.user_email ?? null
    if (!known || owner === told) return
    told = owner
    changes.tellOwner()
  }
  subscribe(tell)
  tell()
}
