import type { UserProfile } from '@voice-rankings/contract'
import type { Playback, PlaybackOptions } from '@voice-rankings/playback'
import type { Client } from '@voice-rankings/sdk'
import type { Bearer } from '@voice-rankings/sdk/session'
import type { TabChannel } from './changes.ts'
import type { TextStorage } from './preferences.ts'

export interface RuntimeOptions extends PlaybackOptions {
  /** Where the API lives; the default is the page's own origin. Ignored when `client` is given. */
  baseUrl?: string
  /** A client of your own, for example one that calls a server in the same process. */
  client?: Client
  /** A playback of your own, for sounds that take turns with others of the page. Default: one made of these options. */
  playback?: Playback
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
