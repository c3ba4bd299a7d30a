import type { Collection } from '@voice-rankings/contract'
import type { Observable } from '@voice-rankings/playback'
import { createObservable } from '@voice-rankings/playback'
import type { Calls } from '@voice-rankings/sdk'
import type { Changes } from './changes.ts'
import { onOwnerChange } from './owner.ts'
import type { PageSession } from './pageSession.ts'

/** Listed collection; a temporary one is being created and has no server id yet. */
export interface ListedCollection extends Collection {
  readonly isTemporary?: boolean
}

export type ListedCollections =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly collections: readonly ListedCollection[] }

/**
 * Collections of the visitor, shared by all components. Changes are optimistic; if the server refuses, they are rolled
 * back and the promise rejects with the reason.
 */
export interface Collections extends Observable<ListedCollections> {
  /**
   * Loads the list; the current one is kept until then. With a voice it resolves to the ids of the collections that
   * contain it; without one, each collection has its number of voices and the first of them.
   */
  load(voiceId?: string): Promise<readonly string[]>
  /** Lists a temporary collection first, and replaces it with the server's. */
  create(name: string): Promise<Collection>
  rename(collectionId: string, name: string): Promise<void>
  delete(collectionId: string): Promise<void>
  addVoice(collectionId: string, voiceId: string): Promise<void>
  removeVoice(collectionId: string, voiceId: string): Promise<void>
}

interface CollectionsOptions {
  client: Calls<
    | 'collections.list'
    | 'collections.create'
    | 'collections.rename'
    | 'collections.delete'
    | 'collections.add'
    | 'collections.remove'
  >
  changes: Changes
  session: Pick<PageSession, 'getState' | 'subscribe'>
}

type Listed = readonly ListedCollection[]
type Edit = (listed: Listed) => Listed

const LOADING: ListedCollections = { status: 'loading' }

/** Creates the collections of a page, without loading them. */
export function createCollections({ client, changes, session }: CollectionsOptions): Collections {
  const list = createObservable<ListedCollections>(LOADING)
  let loading: AbortController | undefined
  let lastTemporary = 0

  onOwnerChange(session, () => {
    loading?.abort()
    list.setState(LOADING)
  })

  function change(edit: Edit): void {
    const now = list.getState()
    if (now.status === 'ready') list.setState({ status: 'ready', collections: edit(now.collections) })
  }

  changes.listen((told) => {
    if (told.kind === 'collection') change((listed) => put(listed, told.collection))
    if (told.kind === 'collection-voice') change((listed) => withoutVoices(listed, told.collectionId))
    if (told.kind === 'collection-deleted') change((listed) => without(listed, told.collectionId))
  })

  async function load(voiceId?: string): Promise<readonly string[]> {
    loading?.abort()
    const { signal } = (loading = new AbortController())
    if (list.getState().status === 'failed') list.setState(LOADING)
    try {
      const input = voiceId === undefined ? ({ with_voices: 'true' } as const) : { voice_id: voiceId }
      const { collections, collections_with_voice = [] } = await client.collections.list(input, { signal })
      if (!signal.aborted) list.setState({ status: 'ready', collections })
      return collections_with_voice
    } catch (error) {
      if (signal.aborted) return []
      list.setState({ status: 'failed' })
      throw error
    }
  }

  /** Applies a change before the server has saved it, and rolls it back if `send` fails. */
  async function optimistically<T>(show: Edit, takeBack: Edit, send: () => Promise<T>): Promise<T> {
    // A pending list response lacks the change.
    if (list.getState().status === 'ready') loading?.abort()
    change(show)
    try {
      return await send()
    } catch (error) {
      change(takeBack)
      throw error
    }
  }

  const find = (id: string) => {
    const now = list.getState()
    return now.status === 'ready' ? now.collections.find(({ collection_id }) => collection_id === id) : undefined
  }

  return {
    getState: list.getState,
    getInitialState: list.getInitialState,
    subscribe: list.subscribe,
    load,
    async create(collection_name) {
      const temporary = { collection_id: `temporary-${++lastTemporary}`, collection_name, isTemporary: true }
      const withoutIt: Edit = (listed) => without(listed, temporary.collection_id)
      const { collection } = await optimistically(
        (listed) => [temporary, ...listed],
        withoutIt,
        () => client.collections.create({ collection_name }),
      )
      const created = { ...collection, voice_count: 0, first_voices: [] }
      change((listed) => listed.map((one) => (one === temporary ? created : one)))
      changes.tell({ kind: 'collection', collection })
      return collection
    },
    async rename(collection_id, collection_name) {
      const before = find(collection_id)
      const { collection } = await optimistically(
        (listed) => put(listed, { collection_id, collection_name }),
        (listed) => (before ? put(listed, before) : listed),
        () => client.collections.rename({ collection_id, collection_name }),
      )
      changes.tell({ kind: 'collection', collection })
    },
    async delete(collection_id) {
      let before: Listed = []
      await optimistically(
        (listed) => without((before = listed), collection_id),
        (listed) => putBack(listed, before, collection_id),
        () => client.collections.delete({ collection_id }),
      )
      changes.tell({ kind: 'collection-deleted', collectionId: collection_id })
    },
    async addVoice(collectionId, voiceId) {
      await client.collections.add({ collection_id: collectionId, voice_id: voiceId })
      changes.tell({ kind: 'collection-voice', collectionId, voiceId, isIn: true })
    },
    async removeVoice(collectionId, voiceId) {
      await client.collections.remove({ collection_id: collectionId, voice_id: voiceId })
      changes.tell({ kind: 'collection-voice', collectionId, voiceId, isIn: false })
    },
  }
}

/** Changes the collection with its id, which keeps its voices, or adds it first if it is new. */
function put(listed: Listed, collection: ListedCollection): Listed {
  const { collection_id: id } = collection
  return listed.some((one) => one.collection_id === id)
    ? listed.map((one) => (one.collection_id === id ? { ...one, ...collection } : one))
    : [collection, ...listed]
}

/** Removes the outdated number of voices of a collection, and the first of them. */
function withoutVoices(listed: Listed, id: string): Listed {
  return listed.map((one) => {
    const { voice_count: _count, first_voices: _first, ...rest } = one
    return one.collection_id === id ? rest : one
  })
}

function without(listed: Listed, id: string): Listed {
  return listed.filter(({ collection_id }) => collection_id !== id)
}

/** Restores a collection at its previous position, as far as its predecessors still exist. */
function putBack(listed: Listed, before: Listed, id: string): Listed {
  const place = before.findIndex(({ collection_id }) => collection_id === id)
  const collection = before[place]
  return collection ? listed.toSpliced(place, 0, collection) : listed
}
