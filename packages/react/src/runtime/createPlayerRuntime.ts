import type { AudioSource, Playback } from '@voice-rankings/playback'
import { createPlayback, POSITIONS_KEY } from '@voice-rankings/playback'
import type { Client } from '@voice-rankings/sdk'
import type { Changes } from './changes.ts'
import { createChanges, pageChannel } from './changes.ts'
import type { LoginPrompt } from './loginPrompt.ts'
import { createLoginPrompt } from './loginPrompt.ts'
import { onOwnerChange, ownerOf } from './owner.ts'
import type { PageRatings } from './pageRatings.ts'
import { createPageRatings } from './pageRatings.ts'
import type { PageSession } from './pageSession.ts'
import { createPageSession } from './pageSession.ts'
import type { Preferences } from './preferences.ts'
import {
  createPreferences,
  pageStorage,
  RECENT_SEARCHES_KEY,
  RECORDING_TEXT_KEY,
  SCRIPT_KEY,
  SENTENCE_KEY,
} from './preferences.ts'
import type { RuntimeOptions } from './RuntimeOptions.ts'

/** Part of a runtime that players use. */
export interface PlayerRuntime extends PageRatings {
  readonly client: Client
  readonly playback: Playback
  readonly session: PageSession
  readonly loginPrompt: LoginPrompt
  /** Changes by the visitor, here or in another tab: listen to reload lists of personal data. */
  readonly changes: Changes
  readonly preferences: Preferences
  flagUrl(countryCode: string): string
  providerIconUrl(alias: string): string | null
}

/** Creates the player part of a runtime. `completeRuntime` adds the rest. */
export function createPlayerRuntime(client: Client, options: RuntimeOptions = {}): PlayerRuntime {
  const { bearer, user } = options
  const session = createPageSession({ client, bearer, user })
  const { storage, channel = storage === undefined ? pageChannel(client.baseUrl) : null } = options
  const owner = () => ownerOf(session.getState())
  const onOtherOwner = () => session.getState().known && void session.refresh()
  const changes = createChanges({ channel, owner, onOtherOwner })
  tellOwners(session, changes)
  const playback = options.playback ?? createPlayback(options)
  const loginPrompt = createLoginPrompt(session.login)
  const preferences = createPreferences(storage === undefined ? pageStorage() : storage)
  onOwnerChange(session, (left) => {
    loginPrompt.close()
    if (left === null) return
    playback.release(isSnippet)
    for (const [key, empty] of Object.entries(PERSONAL)) preferences.write(key, empty)
  })
  return {
    client,
    playback,
    session,
    loginPrompt,
    changes,
    ...createPageRatings({ session, changes, preferences }),
    preferences,
    flagUrl: options.flagUrl ?? ((countryCode) => client.url(`/flags/4x3/${countryCode}.svg`)),
    providerIconUrl: options.providerIconUrl ?? ((alias) => client.url(`/provider-icons/${encodeURIComponent(alias)}`)),
  }
}

/** What a logout clears, with the empty values: recent searches, resume positions and typed texts. */
const PERSONAL = {
  [RECENT_SEARCHES_KEY]: '[]',
  [POSITIONS_KEY]: '[]',
  [SENTENCE_KEY]: '',
  [RECORDING_TEXT_KEY]: '',
  [SCRIPT_KEY]: '',
}

/** True if a source is a snippet, not a sample or the host's own sound. */
function isSnippet(source: AudioSource): boolean {
  return 'base64' in source || ('url' in source && source.url.includes('/snippets/'))
}

/**
 * Announces every login and logout to the other tabs; after a login on a separate page, the page it returns to
 * announces it.
 */
function tellOwners({ getState, subscribe }: PageSession, changes: Changes): void {
  let told: string | null | undefined
  const tell = () => {
    const { known } = getState()
    const owner = ownerOf(getState())
    if (!known || owner === told) return
    told = owner
    changes.tellOwner()
  }
  subscribe(tell)
  tell()
}
