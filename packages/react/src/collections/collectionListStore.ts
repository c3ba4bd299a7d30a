import { serverMessage } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Collections } from '../runtime/index.ts'

/** What did not work; `message` is the server's own sentence, null when it said none. */
export interface CollectionListProblem {
  readonly kind: 'create' | 'rename' | 'delete'
  readonly message: string | null
}

export interface CollectionListState {
  /** Whether something is on its way to the server. */
  readonly isSaving: boolean
  readonly problem: CollectionListProblem | null
}

export interface CollectionListStore extends Pick<
  StoreApi<CollectionListState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  load: () => Promise<void>
  /** Each gives whether the server took it. One at a time. */
  create: (name: string) => Promise<boolean>
  rename: (collectionId: string, name: string) => Promise<boolean>
  remove: (collectionId: string) => Promise<boolean>
  /** Forgets what did not work. */
  dismiss: () => void
}

/** How what is done to the visitor's collections goes. */
export function createCollectionListStore(collections: Collections): CollectionListStore {
  const store = createStore<CollectionListState>(() => ({ isSaving: false, problem: null }))
  let loading = Promise.resolve()

  async function save(kind: CollectionListProblem['kind'], call: () => Promise<unknown>): Promise<boolean> {
    if (store.getState().isSaving) return false
    store.setState({ isSaving: true, problem: null })
    try {
      // A list that is on its way would take the change away again.
      await loading
      await call()
      store.setState({ isSaving: false })
      return true
    } catch (error) {
      console.error(`The collection could not be changed: ${kind}.`, error)
      store.setState({ isSaving: false, problem: { kind, message: serverMessage(error) } })
      return false
    }
  }

  return {
    ...store,
    load: () =>
      (loading = collections.load().then(
        () => {},
        (error: unknown) => console.error('Could not load collections.', error),
      )),
    create: (name) => save('create', () => collections.create(name.trim())),
    rename: (id, name) => save('rename', () => collections.rename(id, name.trim())),
    remove: (id) => save('delete', () => collections.delete(id)),
    dismiss: () => store.setState({ problem: null }),
  }
}
