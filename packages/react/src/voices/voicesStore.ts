import type { VoiceListing } from '@voice-rankings/contract'
import { createObservable } from '@voice-rankings/playback'
import type { Observable } from '@voice-rankings/playback'
import type { Collections } from '../runtime/index.ts'
import type { VoiceFilterValues } from './filterValues.ts'

/** Filters that were chosen at an address which does not say so yet. */
export interface VoicesChoice {
  /** Parameters of that address. */
  readonly search: string
  readonly filters: VoiceFilterValues
}

/** What was last done to the collection that is shown. */
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
  /** Keeps what was chosen at an address until another one is shown. */
  choose(choice: VoicesChoice): void
  /** The page is at this address, which ends a choice that was made at another. */
  show(search: string): void
  /** Takes a voice out of a collection. */
  remove(collectionId: string, voice: VoiceListing): Promise<void>
  /** Puts the voice that was taken out last back into its collection. */
  restore(): Promise<void>
  /** Forgets what was done to the collection. */
  dismiss(): void
}

interface VoicesStoreOptions {
  collections: Pick<Collections, 'addVoice' | 'removeVoice'>
  /** Where failures go in full. Default: the console. */
  log?: (message: string, error: unknown) => void
}

const logToConsole = (message: string, error: unknown) => console.error(message, error)

/**
 * The main screen, whose voices are those of the page's address: filters hold from when they are chosen, and the collection that is
 * shown can be changed.
 */
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
