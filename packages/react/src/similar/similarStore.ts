import { similarRecord } from '@voice-rankings/contract'
import type { Api, CallOutput } from '@voice-rankings/contract'
import { isClientError, serverMessage, type Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

export type SimilarResult = CallOutput<Api['voices']['similar']>

export type SimilarState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly result: SimilarResult }
  /** `message` is the server's text, or null. */
  | { readonly status: 'failed'; readonly reason: SimilarFailure; readonly message: string | null }

/** Reason for a failure: no voice id, a refusal by the server, or a missing or invalid response. */
export type SimilarFailure = 'no_voice' | 'refused' | 'unreachable'

export interface SimilarStore extends Pick<StoreApi<SimilarState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Loads the voices, or retries after a failure; a pending request is aborted. */
  load: () => Promise<void>
  /** Restricts the lists to voices of the same language, or not. The result is kept until the new one has loaded. */
  setSameLanguage: (isSame: boolean) => Promise<void>
  /** Cancels pending requests. */
  stop: () => void
}

export interface SimilarOptions {
  client: Calls<'voices.similar'>
  voiceId: string
  /** Also requests the closest voices by attribute. */
  byCharacteristic: boolean
  /** Requests only voices of the same language, or those of any. Default: the server decides by their number. */
  sameLanguage?: boolean
  /** Loaded result, for example from server rendering. */
  initial?: SimilarResult | null
}

/** Store of the voices similar to a reference voice. */
export function createSimilarStore(options: SimilarOptions): SimilarStore {
  const { client, voiceId, byCharacteristic, sameLanguage, initial } = options
  const store = createStore<SimilarState>(() =>
    initial ? { status: 'ready', result: initial } : { status: 'loading' },
  )
  const request = createLatestRequest()
  let isSameLanguage = sameLanguage

  async function load() {
    // An element may be written without its attribute.
    if (!voiceId) return store.setState({ status: 'failed', reason: 'no_voice', message: null }, true)
    store.setState({ status: 'loading' }, true)
    await ask()
  }

  async function ask() {
    const wanted = byCharacteristic ? similarRecord('wanted', () => true) : {}
    const restricted = isSameLanguage === undefined ? {} : { same_language: isSameLanguage }
    await request.send(
      (signal) => client.voices.similar({ voice_id: voiceId, ...restricted, ...wanted }, { signal }),
      (result) => store.setState({ status: 'ready', result }, true),
      (error) => {
        console.error('Failed to fetch similar voices', error)
        const reason = isClientError(error) && error.kind === 'request' ? 'refused' : 'unreachable'
        store.setState({ status: 'failed', reason, message: serverMessage(error) }, true)
      },
    )
  }

  return {
    ...store,
    load,
    setSameLanguage(isSame) {
      isSameLanguage = isSame
      return ask()
    },
    stop: request.drop,
  }
}
