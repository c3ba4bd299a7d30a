import type { SpokenSnippet, Voice, VoicePath } from '@voice-rankings/contract'
import { isClientError, serverMessage } from '@voice-rankings/sdk'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

export type OverviewState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly voice: Voice
      /** Snippet in place of the sample. */
      readonly snippet: SpokenSnippet | null
      /**
       * Reason why the named snippet is not shown: not accessible to the visitor, or failed to load. Null if there is
       * none.
       */
      readonly snippetProblem: SnippetProblem | null
    }
  /** The voice does not exist. */
  | { readonly status: 'missing' }
  /** `message` is the server's text, or null. */
  | { readonly status: 'failed'; readonly message: string | null }

export type SnippetProblem = 'missing' | 'failed'

/** Subject of an overview, as far as the page has loaded it. */
export interface OverviewInput {
  /** Voice, if loaded. */
  voice?: Voice
  /** Path of the voice, if not loaded; null if the host's path is invalid, so that the voice is missing. */
  voicePath?: VoicePath | null
  /** Snippet of `?snippet=`, if loaded; null for none or a missing one. */
  snippet?: SpokenSnippet | null
  /** Id of the snippet in the address. It is loaded, unless `snippet` is given. Default: none. */
  snippetId?: string | null
}

export interface OverviewStoreOptions {
  client: Calls<'voices.get' | 'snippets.get'>
  /** Logs errors in full. Default: the console. */
  log?: (message: string, error: unknown) => void
}

export interface OverviewStore extends Pick<StoreApi<OverviewState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Loads missing data; the returned function cancels it. */
  start: () => () => void
  /** Retries after a failure. */
  retry: () => void
  /** After a login or logout: drops the snippet and reloads loaded data; a given voice is kept. */
  renew: () => void
  /** Shows a newly generated snippet. */
  setSnippet: (snippet: SpokenSnippet) => void
}

const logToConsole = (message: string, error: unknown) => console.error(message, error)

/**
 * Store of an overview's voice and its initial snippet.
 *
 * @example
 * const store = createOverviewStore({ voice }, { client })
 * const stop = store.start()
 */
export function createOverviewStore(input: OverviewInput, options: OverviewStoreOptions): OverviewStore {
  const { client, log = logToConsole } = options
  const { voice, voicePath, snippetId } = input
  const isComplete = voice !== undefined && (input.snippet !== undefined || !snippetId)
  const isMissing = voice === undefined && voicePath === null
  const store = createStore<OverviewState>(() =>
    isComplete ? ready(voice, input.snippet ?? null) : { status: isMissing ? 'missing' : 'loading' },
  )
  const request = createLatestRequest()

  async function load(meanwhile: OverviewState = { status: 'loading' }): Promise<void> {
    if (isMissing) return
    store.setState(meanwhile, true)
    await request.send(
      (signal) => Promise.all([loadVoice(signal), loadSnippet(signal)]),
      ([found, snippet]) => store.setState(ready(found, snippet), true),
      (error) => {
        if (isRefused(error, [404])) return store.setState({ status: 'missing' }, true)
        log('The voice could not be loaded.', error)
        store.setState({ status: 'failed', message: serverMessage(error) }, true)
      },
    )
  }

  async function loadVoice(signal: AbortSignal): Promise<Voice> {
    if (voice) return voice
    if (!voicePath)
      throw new TypeError('An overview needs a voice to show. Give it `voice`, or `voicePath` to load one.')
    return (await client.voices.get(voicePath, { signal })).voice
  }

  /** Loads the snippet. A failure does not affect the voice. */
  async function loadSnippet(signal: AbortSignal): Promise<SpokenSnippet | SnippetProblem | null> {
    if (input.snippet !== undefined || !snippetId) return input.snippet ?? null
    try {
      return (await client.snippets.get({ voice_snippet_id: snippetId }, { signal })).snippet
    } catch (error) {
      if (!signal.aborted) log('The snippet could not be loaded.', error)
      return isRefused(error, [401, 403, 404, 410]) ? 'missing' : 'failed'
    }
  }

  function ready(found: Voice, loaded: SpokenSnippet | SnippetProblem | null): OverviewState {
    if (loaded === 'failed') return { status: 'ready', voice: found, snippet: null, snippetProblem: loaded }
    // The address may name a snippet of another voice.
    const snippet = loaded !== 'missing' && loaded?.voice_id === found.voice_id ? loaded : null
    const isLost = snippet === null && (loaded !== null || Boolean(snippetId))
    return { status: 'ready', voice: found, snippet, snippetProblem: isLost ? 'missing' : null }
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start() {
      if (store.getState().status !== 'ready') void load()
      return request.drop
    },
    retry: () => void load(),
    renew() {
      const state = store.getState()
      if (state.status === 'ready') store.setState({ ...state, snippet: null }, true)
      if (!isComplete) void load(store.getState())
    },
    setSnippet(snippet) {
      const state = store.getState()
      if (state.status === 'ready') store.setState({ ...state, snippet, snippetProblem: null }, true)
    },
  }
}

const isRefused = (error: unknown, statuses: readonly number[]) =>
  isClientError(error) && error.kind === 'request' && statuses.includes(error.status)
