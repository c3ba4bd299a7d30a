import type { UserProfile } from '@voice-rankings/contract'
import type { Playback, PlaybackOptions } from '@voice-rankings/playback'
import type { Client } from '@voice-rankings/sdk'
import type { Bearer } from '@voice-rankings/sdk/session'
import type { TabChannel } from './changes.ts'
import type { TextStorage } from './preferences.ts'

export interface RuntimeOptions extends PlaybackOptions {
  /** Address of the API; default: the page's own origin. Ignored when `client` is given. */
  baseUrl?: string
  /** Custom client, for example one that calls a server in the same process. */
  client?: Client
  /**
   * Custom playback, to share exclusive playback with other sounds of the page. Default: created from these options.
   */
  playback?: Playback
  /**
   * On a page of another site than the API's: keeps the session there. Created by `createBearer` of
   * `@voice-rankings/sdk/session`.
   */
  bearer?: Bearer
  /** Logged-in user, if known: null for a visitor. Without it the server is asked on demand. */
  user?: UserProfile | null
  /** Storage of preferences; null keeps them in memory. Default: the page's `localStorage`. */
  storage?: TextStorage | null
  /**
   * Channel that syncs changes to the visitor's other tabs; null for none. Default: a `BroadcastChannel` of the page's
   * origin, or none if a `storage` is given.
   */
  channel?: TabChannel | null
  /** Address of a country's flag by its lower-case ISO 3166 code. Default: `/flags/4x3/{code}.svg` below `baseUrl`. */
  flagUrl?: (countryCode: string) => string
  /**
   * Address of a provider's icon by a voice's `voice_service_alias`, a host such as `cmuflite.org`; null if there is
   * none, which shows its initial instead. Use an address on your own server for the visitors' privacy. Default:
   * `/provider-icons/{alias}` below `baseUrl`.
   */
  providerIconUrl?: (alias: string) => string | null
}
