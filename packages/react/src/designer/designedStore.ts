import type { DesignedVoice } from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

/** Failed action; `message` is the server's text, or null. */
export interface DesignedProblem {
  readonly kind: 'rename' | 'delete' | 'restore'
  readonly message: string | null
}

export interface DesignedState {
  readonly status: 'loading' | 'ready' | 'failed'
  /** Newest first. */
  readonly designs: readonly DesignedVoice[]
  /** Voice that was deleted last and can be restored; null for none. */
  readonly deleted: DesignedVoice | null
  readonly problem: DesignedProblem | null
  /** True while a change is being stored. */
  readonly isSaving: boolean
}

export interface DesignedStore extends Pick<StoreApi<DesignedState>, 'getState' | 'getInitialState' | 'subscribe'> {
  load(): Promise<void>
  stop(): void
  /** Resolves to true if the server stored the name. */
  rename(designed: DesignedVoice, name: string): Promise<boolean>
  remove(designed: DesignedVoice): Promise<boolean>
  /** Restores the voice that was deleted last. */
  restore(): Promise<boolean>
}

/** Store of the voices that the visitor has designed. */
export function createDesignedStore(
  client: Calls<'designs.list' | 'designs.rename' | 'designs.delete' | 'designs.restore'>,
  initial?: readonly DesignedVoice[] | null,
): DesignedStore {
  const store = createStore<DesignedState>(() => ({
    status: initial ? 'ready' : 'loading',
    designs: initial ?? [],
    deleted: null,
    problem: null,
    isSaving: false,
  }))
  const { getState: get, setState: set } = store
  const loading = createLatestRequest()

  /** Runs one change at a time; true if it succeeded. */
  async function change(kind: DesignedProblem['kind'], work: () => Promise<void>): Promise<boolean> {
    if (get().isSaving) return false
    set({ isSaving: true, problem: null })
    try {
      await work()
      return true
    } catch (error) {
      console.error(`The designed voice could not be changed: ${kind}.`, error)
      set({ problem: { kind, message: serverMessage(error) } })
      return false
    } finally {
      set({ isSaving: false })
    }
  }

  return {
    ...store,
    load: () =>
      loading.send(
        (signal) => client.designs.list({}, { signal }),
        ({ designs }) => set({ status: 'ready', designs }),
        (error) => {
          console.error('The designed voices could not be loaded.', error)
          set({ status: 'failed' })
        },
      ),
    stop: () => loading.drop(),
    rename: (designed, name) =>
      change('rename', async () => {
        const { voice_id } = designed.voice
        const { voice_name } = await client.designs.rename({ voice_id, voice_name: name.trim() })
        set({
          designs: get().designs.map((one) =>
            one.voice.voice_id === voice_id ? { ...one, voice: { ...one.voice, voice_name } } : one,
          ),
        })
      }),
    remove: (designed) =>
      change('delete', async () => {
        await client.designs.delete({ voice_id: designed.voice.voice_id })
        set({ designs: get().designs.filter(isOther(designed)), deleted: designed })
      }),
    restore: () =>
      change('restore', async () => {
        const { deleted } = get()
        if (!deleted) return
        await client.designs.restore({ voice_id: deleted.voice.voice_id })
        set({ designs: [...get().designs, deleted].toSorted(byNewest), deleted: null })
      }),
  }
}

const isOther = (one: DesignedVoice) => (other: DesignedVoice) => other.voice.voice_id !== one.voice.voice_id

const byNewest = (a: DesignedVoice, b: DesignedVoice) => (a.created_at < b.created_at ? 1 : -1)
