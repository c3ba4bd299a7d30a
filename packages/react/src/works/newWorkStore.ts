import type { VoiceListing, Work } from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

/** Number of voices offered for a language. */
const VOICES = 100

/** A text to create. */
export interface NewText {
  readonly text: string
  /** `url` if the text is the address of an article. */
  readonly format: 'text' | 'markdown' | 'html' | 'url'
  readonly title: string
  readonly voiceId: string
}

export interface NewWorkState {
  /** Voices of the language; null while they load. */
  readonly voices: readonly VoiceListing[] | null
  readonly isCreating: boolean
  /** Error of the last attempt; null without one. */
  readonly problem: string | null
}

export interface NewWorkStore extends Pick<StoreApi<NewWorkState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Loads the voices of a language (BCP 47). */
  loadVoices(languageCode: string): Promise<void>
  /** Resolves to the work, or to null if it could not be stored. */
  create(text: NewText): Promise<Work | null>
  stop(): void
}

/** Store of the form for a new text. */
export function createNewWorkStore(client: Calls<'works.create' | 'voices.search'>): NewWorkStore {
  const store = createStore<NewWorkState>(() => ({ voices: null, isCreating: false, problem: null }))
  const { setState: set } = store
  const searching = createLatestRequest()
  return {
    ...store,
    loadVoices(languageCode) {
      set({ voices: null })
      return searching.send(
        (signal) => client.voices.search({ languageCode, limit: VOICES }, { signal }),
        ({ voices }) => set({ voices }),
        (error) => set({ voices: [], problem: serverMessage(error) ?? '' }),
      )
    },
    async create({ text, format, title, voiceId }) {
      set({ isCreating: true, problem: null })
      try {
        const name = title.trim() === '' ? {} : { work_title: title }
        const { work } = await client.works.create({ voice_id: voiceId, [format]: text, ...name })
        return work
      } catch (error) {
        console.error('The text could not be stored.', error)
        set({ problem: serverMessage(error) ?? '' })
        return null
      } finally {
        set({ isCreating: false })
      }
    },
    stop: () => searching.drop(),
  }
}
