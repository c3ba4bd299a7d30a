import type { Calls, Clock } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { ShareMessages } from './messages.ts'

/** Duration of the "Copied!" message, in milliseconds. */
export const COPIED_MS = 2000

/** Forms of the code of a badge. */
export const BADGE_FORMS = ['markdown', 'html'] as const
export type BadgeForm = (typeof BADGE_FORMS)[number]

/** What a visitor can copy. */
export type Copyable = 'link' | 'embed' | BadgeForm

/** Visibility of the snippet: public, or only for its owner. */
export type Visibility =
  | { readonly status: 'public' }
  | { readonly status: 'private' }
  | { readonly status: 'changing'; readonly to: 'public' | 'private' }

export interface ShareState {
  /** Last copied item. */
  readonly copied: Copyable | null
  /** Null unless it is the visitor's own snippet, whose visibility they can change. */
  readonly visibility: Visibility | null
  /** Error text; null for none. */
  readonly problem: string | null
}

export interface ShareStoreOptions {
  client: Calls<'snippets.share'>
  clock: Clock
  /** Copies a text to the clipboard. */
  copy: (text: string) => Promise<void>
  texts: Pick<ShareMessages, 'copyFailed' | 'notChanged'>
  /** The visitor's own snippet, if shared. */
  snippet: { readonly id: string; readonly shared: boolean } | null
  /** Logs errors in full. Default: the console. */
  log?: (message: string, error: unknown) => void
}

export interface ShareStore extends Pick<StoreApi<ShareState>, 'getState' | 'getInitialState' | 'subscribe'> {
  copy: (what: Copyable, text: string) => Promise<void>
  /** Makes the snippet public or private. Resolves to the new value; null if the change failed. */
  setShared: (shared: boolean) => Promise<boolean | null>
  /** Clears the copied item and the error. */
  reset: () => void
}

const statusOf = (shared: boolean) => (shared ? 'public' : 'private')
const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Store that shares a voice or a snippet. */
export function createShareStore(options: ShareStoreOptions): ShareStore {
  const { client, clock, texts, snippet, log = logToConsole } = options
  const store = createStore<ShareState>(() => ({
    copied: null,
    visibility: snippet && { status: statusOf(snippet.shared) },
    problem: null,
  }))
  let timer: unknown = null

  function reset(): void {
    clock.clearTimeout(timer)
    store.setState({ copied: null, problem: null })
  }

  async function copy(what: Copyable, text: string): Promise<void> {
    reset()
    try {
      await options.copy(text)
      store.setState({ copied: what })
      timer = clock.setTimeout(() => store.setState({ copied: null }), COPIED_MS)
    } catch (error) {
      log('The clipboard could not be written.', error)
      store.setState({ problem: texts.copyFailed })
    }
  }

  async function setShared(shared: boolean): Promise<boolean | null> {
    const before = store.getState().visibility
    if (!snippet || !before || before.status === 'changing') return null
    store.setState({ visibility: { status: 'changing', to: statusOf(shared) }, problem: null })
    try {
      const input = { voice_snippet_id: snippet.id, voice_snippet_shared: shared }
      const { voice_snippet_shared: isShared } = await client.snippets.share(input)
      store.setState({ visibility: { status: statusOf(isShared) } })
      return isShared
    } catch (error) {
      log('Who can hear the snippet could not be changed.', error)
      store.setState({ visibility: before, problem: texts.notChanged })
      return null
    }
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    copy,
    setShared,
    reset,
  }
}
