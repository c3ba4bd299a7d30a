import { serverMessage } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Collections } from '../runtime/index.ts'

/** Failed action; `message` is the server's text, or null. */
export interface CollectionListProblem {
  readonly kind: 'create' | 'rename' | 'delete'
  readonly message: string | null
}

export interface CollectionListState {
  /** True while a request is pending. */
  readonly isSaving: boolean
  readonly problem: CollectionListProblem | null
}

export interface CollectionListStore extends Pick<
  StoreApi<CollectionListState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  load: () => Promise<void>
  /** Each resolves to true if the server accepted. One action at a time. */
  create: (name: string) => Promise<boolean>
  rename: (collectionId: string, name: string) => Promise<boolean>
  remove: (collectionId: string) => Promise<boolean>
  /** Clears the error. */
  dismiss: () => void
}

/** Store of the actions on the visitor's collections. */
export function createCollectionListStore(
  collections: Pick<Collections, 'load' | 'create' | 'rename' | 'delete'>,
): CollectionListStore {
  const store = createStore<CollectionListState>(() => ({ isSaving: false, problem: null }))
  let loading = Promise.resolve()

  async function save(kind: CollectionListProblem['kind'], call: () => Promise<unknown>): Promise<boolean> {
    if (store.getState().isSaving) return false
    store.setState({ isSaving: true, problem: null })
    try {
      // A list response that arrives later would undo the change.
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
