import type { VoiceListing, Work } from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

/** Number of voices offered for a language. */
const VOICES = 100

/** Text of a new work, or the address of an article, or a book. */
export type NewSource =
  | { readonly format: 'text' | 'markdown' | 'html' | 'url'; readonly text: string }
  | { readonly format: 'epub'; readonly file: File }

/** A work to create. */
export type NewText = NewSource & { readonly title: string; readonly voiceId: string }

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
export function createNewWorkStore(client: Calls<'works.create' | 'works.import' | 'voices.search'>): NewWorkStore {
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
    async create({ title, voiceId, ...source }) {
      set({ isCreating: true, problem: null })
      try {
        const stated = { voice_id: voiceId, ...(title.trim() !== '' && { work_title: title }) }
        const { work } =
          source.format === 'epub'
            ? await client.works.import({ ...stated, epub: source.file })
            : await client.works.create({ ...stated, [source.format]: source.text })
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
