import { isClientError, serverMessage } from '@voice-rankings/sdk'
import type { Clock } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { ListedCollections, Collections, ListedCollection } from '../runtime/index.ts'
import { isFull } from './isFull.ts'

/** How long it says that the voice was added before it closes, in milliseconds. */
export const ADDED_CLOSE_DELAY_MS = 1200

/** Where adding the voice or taking it out stands, and of which collection. */
export type Adding =
  | { readonly status: 'idle' }
  | { readonly status: 'adding' | 'added' | 'removing' | 'removed'; readonly collectionId: string }

/** What did not work; `message` is the server's own sentence, null when it said none. */
export interface CollectionProblem {
  readonly kind: 'add' | 'remove' | 'create'
  readonly message: string | null
}

export interface CollectionsState {
  readonly open: boolean
  /** What is typed: it narrows the list down, and is the name of a new collection. */
  readonly filter: string
  readonly adding: Adding
  /** Ids of the collections that hold the voice. */
  readonly holding: ReadonlySet<string>
  readonly problem: CollectionProblem | null
}

export interface CollectionsStore extends Pick<
  StoreApi<CollectionsState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Opens and loads the list. */
  open: () => void
  close: () => void
  /** Loads the list once more. */
  load: () => Promise<void>
  setFilter: (filter: string) => void
  add: (collectionId: string) => Promise<void>
  /** Adds the voice to a collection, or takes it out of one that holds it. */
  toggle: (collectionId: string) => Promise<void>
  /** Creates a collection with the name that is typed, and adds the voice to it. */
  create: () => Promise<void>
}

interface CollectionsOptions {
  collections: Collections
  voiceId: string
  clock: Clock
  /** The server wants a login first. */
  onLoginRequired: () => void
}

/** The list, and what narrows it down. */
type Narrowed = Pick<CollectionsState, 'filter'> & { readonly list: ListedCollections }

const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** The collections whose names hold what is typed, whatever its case. */
export function matchingCollections({ list, filter }: Narrowed): readonly ListedCollection[] {
  if (list.status !== 'ready') return []
  const part = filter.trim().toLocaleLowerCase()
  return list.collections.filter(({ collection_name: name }) => name.toLocaleLowerCase().includes(part))
}

/**
 * The name a new collection would have; null when nothing is typed, one of that name is there, whatever its case, or there are as
 * many as the server keeps.
 */
export function newName({ list, filter }: Narrowed): string | null {
  const name = filter.trim()
  if (list.status !== 'ready' || name === '' || isFull(list.collections)) return null
  return list.collections.some(({ collection_name }) => same(collection_name, name)) ? null : name
}

/** Adds one voice to the visitor's collections, and takes it out of them. */
export function createCollectionsStore(options: CollectionsOptions): CollectionsStore {
  const { collections, voiceId, clock, onLoginRequired } = options
  const store = createStore<CollectionsState>(() => ({
    open: false,
    filter: '',
    adding: { status: 'idle' },
    holding: new Set(),
    problem: null,
  }))
  const { getState, setState } = store
  let timer: unknown

  function close(): void {
    clock.clearTimeout(timer)
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
    try {
      setState({ holding: new Set(await collections.load(voiceId)) })
    } catch (error) {
      console.error('Could not load collections.', error)
      refused(error)
    }
  }

  async function add(collectionId: string): Promise<void> {
    await change('add', collectionId)
    if (getState().open && getState().adding.status === 'added') timer = clock.setTimeout(close, ADDED_CLOSE_DELAY_MS)
  }

  async function change(kind: 'add' | 'remove', collectionId: string): Promise<void> {
    clock.clearTimeout(timer)
    const adds = kind === 'add'
    setState({ adding: { status: adds ? 'adding' : 'removing', collectionId }, problem: null })
    try {
      await collections[`${kind}Voice`](collectionId, voiceId)
      const holding = new Set(getState().holding)
      holding[adds ? 'add' : 'delete'](collectionId)
      setState({ adding: { status: adds ? 'added' : 'removed', collectionId }, holding })
    } catch (error) {
      console.error(`Failed to ${kind} voice.`, error)
      setState({ adding: { status: 'idle' }, problem: { kind, message: refused(error) } })
    }
  }

  const isBusy = () => getState().adding.status.endsWith('ing')

  async function create(name: string): Promise<void> {
    // The one it is added to has no id yet.
    setState({ adding: { status: 'adding', collectionId: '' }, problem: null, filter: '' })
    try {
      const { collection_id } = await collections.create(name)
      await add(collection_id)
    } catch (error) {
      console.error('Failed to create collection.', error)
      setState({ adding: { status: 'idle' }, filter: name, problem: { kind: 'create', message: refused(error) } })
    }
  }

  return {
    ...store,
    open() {
      const { adding } = getState()
      // Something may still be on its way from the last time.
      setState({
        open: true,
        filter: '',
        problem: null,
        adding: isBusy() ? adding : { status: 'idle' },
      })
      if (!isBusy()) void load()
    },
    close,
    load,
    setFilter: (filter) => setState({ filter }),
    async add(collectionId) {
      if (!isBusy()) await add(collectionId)
    },
    async toggle(collectionId) {
      if (isBusy()) return
      await (getState().holding.has(collectionId) ? change('remove', collectionId) : add(collectionId))
    },
    async create() {
      const name = newName({ list: collections.getState(), filter: getState().filter })
      if (name !== null && !isBusy()) await create(name)
    },
  }
}
