import type { SpeakerVoices, Work } from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** Text of a new work, or the address of an article, or a book. */
export type NewSource =
  | { readonly format: 'text' | 'markdown' | 'html' | 'url'; readonly text: string }
  | { readonly format: 'epub'; readonly file: File }

/** A work to create. */
export type NewText = NewSource & {
  readonly title: string
  readonly voiceId: string
  /** Voices of the speakers by name. Default: none, and the server finds the speakers. */
  readonly speakerVoices?: SpeakerVoices | undefined
}

export interface NewWorkState {
  readonly isCreating: boolean
  /** Error of the last attempt; null without one. */
  readonly problem: string | null
}

export interface NewWorkStore extends Pick<StoreApi<NewWorkState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Resolves to the work, or to null if it could not be stored. */
  create(text: NewText): Promise<Work | null>
}

/** Store of the form for a new text. */
export function createNewWorkStore(client: Calls<'works.create' | 'works.import' | 'works.sentence'>): NewWorkStore {
  const store = createStore<NewWorkState>(() => ({ isCreating: false, problem: null }))
  const { setState: set } = store

  /** Has the first sentence spoken while the reader opens; the reader asks for it too, and shows an error of it. */
  function speakFirst({ work_id, work_revision }: Work): void {
    client.works.sentence({ work_id, work_revision, sentence_index: 0 }).catch(() => {})
  }

  return {
    ...store,
    async create({ title, voiceId, speakerVoices, ...source }) {
      set({ isCreating: true, problem: null })
      try {
        const stated = { voice_id: voiceId, ...(title.trim() !== '' && { work_title: title }) }
        const { work } =
          source.format === 'epub'
            ? await client.works.import({ ...stated, epub: source.file })
            : await client.works.create({
                ...stated,
                ...(speakerVoices && { speaker_voices: speakerVoices }),
                [source.format]: source.text,
              })
        speakFirst(work)
        return work
      } catch (error) {
        console.error('The text could not be stored.', error)
        set({ problem: serverMessage(error) ?? '' })
        return null
      } finally {
        set({ isCreating: false })
      }
    },
  }
}
