import { isClientError, serverMessage } from '@voice-rankings/sdk'
import type { Clock } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { ListedCollections, Collections, ListedCollection } from '../runtime/index.ts'
import { isFull } from './isFull.ts'

/** Delay before the menu closes after the voice was added, in milliseconds. */
export const ADDED_CLOSE_DELAY_MS = 1200

/** Status of adding or removing the voice, and its collection. */
export type Adding =
  | { readonly status: 'idle' }
  | { readonly status: 'adding' | 'added' | 'removing' | 'removed'; readonly collectionId: string }

/** Failed action; `message` is the server's text, or null. */
export interface CollectionProblem {
  readonly kind: 'add' | 'remove' | 'create'
  readonly message: string | null
}

export interface CollectionsState {
  readonly open: boolean
  /** Typed text: filters the list, and names a new collection. */
  readonly filter: string
  readonly adding: Adding
  /** Ids of the collections that contain the voice. */
  readonly holding: ReadonlySet<string>
  readonly problem: CollectionProblem | null
}

export interface CollectionsStore extends Pick<
  StoreApi<CollectionsState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Opens the menu and loads the list. */
  open: () => void
  close: () => void
  /** Loads the list again. */
  load: () => Promise<void>
  setFilter: (filter: string) => void
  add: (collectionId: string) => Promise<void>
  /** Adds the voice to a collection, or removes it from one that contains it. */
  toggle: (collectionId: string) => Promise<void>
  /** Creates a collection with the typed name and adds the voice to it. */
  create: () => Promise<void>
}

interface CollectionsOptions {
  collections: Collections
  voiceId: string
  clock: Clock
  /** The server requires a login. */
  onLoginRequired: () => void
}

/** List and its filter. */
type Narrowed = Pick<CollectionsState, 'filter'> & { readonly list: ListedCollections }

const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** Collections whose names contain the typed text, ignoring case. */
export function matchingCollections({ list, filter }: Narrowed): readonly ListedCollection[] {
  if (list.status !== 'ready') return []
  const part = filter.trim().toLocaleLowerCase()
  return list.collections.filter(({ collection_name: name }) => name.toLocaleLowerCase().includes(part))
}

/**
 * Name of a new collection; null if nothing is typed, the name is in use (ignoring case), or the maximum is reached.
 */
export function newName({ list, filter }: Narrowed): string | null {
  const name = filter.trim()
  if (list.status !== 'ready' || name === '' || isFull(list.collections)) return null
  return list.collections.some(({ collection_name }) => same(collection_name, name)) ? null : name
}

/** Store that adds a voice to the visitor's collections and removes it. */
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

  /** Error text; null if only a login is required. */
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
    // The new collection has no id yet.
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
      // A request of the last opening may still be pending.
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
