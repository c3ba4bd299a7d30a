import type { Collection } from '@voice-rankings/contract'
import { isClientError, serverMessage } from '@voice-rankings/sdk'
import type { Client, Clock } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'

/** How long it says that the voice was added before it closes, in milliseconds. */
export const ADDED_CLOSE_DELAY_MS = 1200

/** A collection of the list; a temporary one is being created and has no id of the server's yet. */
export interface ListedCollection extends Collection {
  readonly isTemporary?: boolean
}

export type CollectionList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly collections: readonly ListedCollection[] }

/** Where adding the voice stands, and to which collection. */
export type Adding =
  | { readonly status: 'idle' }
  | { readonly status: 'adding' | 'added'; readonly collectionId: string }

/** What did not work; `message` is the server's own sentence, null when it said none. */
export interface CollectionProblem {
  readonly kind: 'add' | 'create'
  readonly message: string | null
}

export interface CollectionsState {
  readonly open: boolean
  readonly list: CollectionList
  /** What is typed: it narrows the list down, and is the name of a new collection. */
  readonly filter: string
  readonly adding: Adding
  readonly problem: CollectionProblem | null
}

export interface CollectionsStore {
  getState: () => CollectionsState
  subscribe: (listener: () => void) => () => void
  /** Opens and loads the list. */
  open: () => void
  close: () => void
  /** Loads the list once more. */
  load: () => Promise<void>
  setFilter: (filter: string) => void
  add: (collectionId: string) => Promise<void>
  /** Creates a collection with the name that is typed, and adds the voice to it. */
  create: () => Promise<void>
}

interface CollectionsOptions {
  client: Pick<Client, 'listCollections' | 'addToCollection' | 'createCollection'>
  voiceId: string
  clock: Clock
  /** The server wants a login first. */
  onLoginRequired: () => void
}

const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** The collections whose names hold what is typed, whatever its case. */
export function matchingCollections({ list, filter }: CollectionsState): readonly ListedCollection[] {
  if (list.status !== 'ready') return []
  const part = filter.trim().toLocaleLowerCase()
  return list.collections.filter(({ collection_name: name }) => name.toLocaleLowerCase().includes(part))
}

/** The name a new collection would have; null when nothing is typed, or one of that name is there, whatever its case. */
export function newName({ list, filter }: CollectionsState): string | null {
  const name = filter.trim()
  if (list.status !== 'ready' || name === '') return null
  return list.collections.some(({ collection_name }) => same(collection_name, name)) ? null : name
}

/** Adds one voice to the visitor's collections. */
export function createCollectionsStore(options: CollectionsOptions): CollectionsStore {
  const { client, voiceId, clock, onLoginRequired } = options
  const store = createStore<CollectionsState>(() => ({
    open: false,
    list: { status: 'loading' },
    filter: '',
    adding: { status: 'idle' },
    problem: null,
  }))
  const { getState, setState } = store
  let timer: unknown
  let loading: AbortController | undefined
  let lastTemporary = 0

  function close(): void {
    clock.clearTimeout(timer)
    loading?.abort()
    setState({ open: false })
  }

  /** What of an error there is to show: nothing when a login is all it needs. */
  function refused(error: unknown): string | null {
    if (isClientError(error) && error.kind === 'login_required') {
      close()
      onLoginRequired()
    }
    return serverMessage(error)
  }

  async function load(): Promise<void> {
    loading?.abort()
    const { signal } = (loading = new AbortController())
    if (getState().list.status === 'failed') setState({ list: { status: 'loading' } })
    try {
      const { collections } = await client.listCollections({}, { signal })
      if (!signal.aborted) setState({ list: { status: 'ready', collections } })
    } catch (error) {
      if (signal.aborted) return
      console.error('Could not load collections.', error)
      setState({ list: { status: 'failed' } })
      refused(error)
    }
  }

  function setCollections(change: (collections: readonly ListedCollection[]) => readonly ListedCollection[]): void {
    const { list } = getState()
    if (list.status === 'ready') setState({ list: { status: 'ready', collections: change(list.collections) } })
  }

  async function add(collectionId: string): Promise<void> {
    setState({ adding: { status: 'adding', collectionId }, problem: null })
    try {
      await client.addToCollection({ body: { collection_id: collectionId, voice_id: voiceId } })
      setState({ adding: { status: 'added', collectionId } })
      clock.clearTimeout(timer)
      if (getState().open) timer = clock.setTimeout(close, ADDED_CLOSE_DELAY_MS)
    } catch (error) {
      console.error('Failed to add voice.', error)
      setState({ adding: { status: 'idle' }, problem: { kind: 'add', message: refused(error) } })
    }
  }

  async function create(name: string): Promise<void> {
    const collectionId = `temporary-${++lastTemporary}`
    // A list on its way knows nothing of the new one.
    loading?.abort()
    const temporary = { collection_id: collectionId, collection_name: name, isTemporary: true }
    setCollections((collections) => [temporary, ...collections])
    setState({ adding: { status: 'adding', collectionId }, problem: null, filter: '' })
    try {
      const { collection } = await client.createCollection({ body: { collection_name: name } })
      setCollections((collections) => collections.map((one) => (one === temporary ? collection : one)))
      await add(collection.collection_id)
    } catch (error) {
      console.error('Failed to create collection.', error)
      setCollections((collections) => collections.filter((one) => one !== temporary))
      setState({ adding: { status: 'idle' }, filter: name, problem: { kind: 'create', message: refused(error) } })
    }
  }

  return {
    getState,
    subscribe: store.subscribe,
    open() {
      const { adding } = getState()
      // Something may still be on its way from the last time.
      setState({
        open: true,
        filter: '',
        problem: null,
        adding: adding.status === 'adding' ? adding : { status: 'idle' },
      })
      if (adding.status !== 'adding') void load()
    },
    close,
    load,
    setFilter: (filter) => setState({ filter }),
    async add(collectionId) {
      if (getState().adding.status !== 'adding') await add(collectionId)
    },
    async create() {
      const name = newName(getState())
      if (name !== null && getState().adding.status !== 'adding') await create(name)
    },
  }
}
