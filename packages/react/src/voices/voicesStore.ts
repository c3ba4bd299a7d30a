import type { VoiceListing } from '@voice-rankings/contract'
import { createObservable } from '@voice-rankings/playback'
import type { Observable } from '@voice-rankings/playback'
import type { Collections } from '../runtime/index.ts'
import type { VoiceFilterValues } from './filterValues.ts'

/** Chosen filters that the address does not contain yet. */
export interface VoicesChoice {
  /** Parameters of the address at which they were chosen. */
  readonly search: string
  readonly filters: VoiceFilterValues
}

/** Last change of the shown collection. */
export interface CollectionChange {
  readonly status: 'removed' | 'restored' | 'failed'
  readonly collectionId: string
  readonly voice: VoiceListing
}

export interface VoicesState {
  readonly choice: VoicesChoice | null
  readonly change: CollectionChange | null
}

export interface VoicesStore extends Observable<VoicesState> {
  /** Keeps chosen filters until another address is shown. */
  choose(choice: VoicesChoice): void
  /** Reports the current address; drops filters that were chosen at another one. */
  show(search: string): void
  /** Removes a voice from a collection. */
  remove(collectionId: string, voice: VoiceListing): Promise<void>
  /** Restores the last removed voice. */
  restore(): Promise<void>
  /** Dismisses the notice about the last change. */
  dismiss(): void
}

interface VoicesStoreOptions {
  collections: Pick<Collections, 'addVoice' | 'removeVoice'>
  /** Logs failures with their errors. Default: the console. */
  log?: (message: string, error: unknown) => void
}

const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Creates the store of the main screen: filters apply as soon as they are chosen, and the shown collection can be changed. */
export function createVoicesStore({ collections, log = logToConsole }: VoicesStoreOptions): VoicesStore {
  const { getState, getInitialState, subscribe, setState } = createObservable<VoicesState>({
    choice: null,
    change: null,
  })
  const set = (part: Partial<VoicesState>) => setState({ ...getState(), ...part })

  async function send(status: 'removed' | 'restored', collectionId: string, voice: VoiceListing): Promise<void> {
    try {
      await collections[status === 'removed' ? 'removeVoice' : 'addVoice'](collectionId, voice.voice_id)
      set({ change: { status, collectionId, voice } })
    } catch (error) {
      log('The collection could not be changed.', error)
      set({ change: { status: 'failed', collectionId, voice } })
    }
  }

  return {
    getState,
    getInitialState,
    subscribe,
    choose: (choice) => set({ choice }),
    show(search) {
      const { choice } = getState()
      if (choice && choice.search !== search) set({ choice: null })
    },
    remove: (collectionId, voice) => send('removed', collectionId, voice),
    async restore() {
      const { change } = getState()
      if (change?.status === 'removed') await send('restored', change.collectionId, change.voice)
    },
    dismiss: () => set({ change: null }),
  }
}
