import { ConnectionError, LoginRequiredError, RequestError } from '@voice-rankings/sdk'
import { createFakeClient, createFakeClock, profileFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChanges } from '../runtime/changes.ts'
import { createCollections } from '../runtime/collections.ts'
import { createPageSession } from '../runtime/pageSession.ts'
import { createCollectionsStore, matchingCollections, newName } from './collectionsStore.ts'

const NARRATORS = { collection_id: 'c1', collection_name: 'Audiobook narrators' }
const KIOSK = { collection_id: 'c2', collection_name: 'Kiosk, calm' }
const refusal = (code: string | null) => ({ status: 500, code, message: 'Not today.', issues: [], requestId: null })
const MESSAGES = [
  ['the server says why', new RequestError(refusal('internal')), 'Not today.'],
  ['something in front of the server fails', new RequestError(refusal(null)), null],
  ['the server is not reached', new ConnectionError('offline'), null],
] as const

async function setup(handlers: FakeHandlers = {}) {
  const clock = createFakeClock()
  const client = createFakeClient({
    'collections.list': () => ({ collections: [NARRATORS, KIOSK] }),
    'collections.add': () => ({ collection: KIOSK }),
    'collections.create': (input) => ({ collection: { collection_id: 'c3', collection_name: input.collection_name } }),
    ...handlers,
  })
  const onLoginRequired = vi.fn<() => void>()
  const session = createPageSession({ client, user: profileFixture() })
  const changes = createChanges({ channel: null, owner: () => 'ann@example.com' })
  const collections = createCollections({ client, session, changes })
  const store = createCollectionsStore({ collections, voiceId: 'flite-slt--warm', clock, onLoginRequired })
  const shown = () => ({ ...store.getState(), list: collections.getState() })
  const sent = (name: string) => client.calls.filter((call) => call.name === name).map(({ input }) => input)
  const names = () => matchingCollections(shown()).map(({ collection_name }) => collection_name)
  store.open()
  await clock.advance(0)
  return { store, clock, client, sent, names, shown, onLoginRequired }
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe('collection list', () => {
  test('is loaded each time the menu opens', async () => {
    const { store, sent, names } = await setup()
    expect(names()).toEqual(['Audiobook narrators', 'Kiosk, calm'])
    store.close()
    store.open()
    expect(sent('collections.list')).toHaveLength(2)
  })

  test.each([
    ['kiosk', ['Kiosk, calm']],
    [' A ', ['Audiobook narrators', 'Kiosk, calm']],
    ['RATORS', ['Audiobook narrators']],
    ['bedtime', []],
  ])('filtered by "%s" contains %j', async (filter, found) => {
    const { store, names } = await setup()
    store.setFilter(filter)
    expect(names()).toEqual(found)
  })

  test('reports a load failure and can be loaded again', async () => {
    const answers = [() => Promise.reject(new Error('offline')), () => ({ collections: [KIOSK] })]
    const { store, shown, names } = await setup({
      'collections.list': () => answers.shift()?.() ?? { collections: [] },
    })
    expect(shown().list).toEqual({ status: 'failed' })
    await store.load()
    expect(names()).toEqual(['Kiosk, calm'])
  })

  test('that requires a login closes the menu and asks for one', async () => {
    const { store, onLoginRequired } = await setup({
      'collections.list': () => Promise.reject(new LoginRequiredError(refusal('login_required'))),
    })
    expect(onLoginRequired).toHaveBeenCalledOnce()
    expect(store.getState().open).toBe(false)
  })
})

describe('adding the voice', () => {
  test('shows "added" for 1.2 s and closes', async () => {
    const { store, clock, sent } = await setup()
    const added = store.add('c2')
    expect(store.getState().adding).toEqual({ status: 'adding', collectionId: 'c2' })
    await added
    expect(sent('collections.add')).toEqual([{ collection_id: 'c2', voice_id: 'flite-slt--warm' }])
    expect(store.getState().adding).toEqual({ status: 'added', collectionId: 'c2' })
    await clock.advance(1199)
    expect(store.getState().open).toBe(true)
    await clock.advance(1)
    expect(store.getState().open).toBe(false)
    store.open()
    expect(store.getState().adding).toEqual({ status: 'idle' })
  })

  test('can be undone by a toggle, which keeps the menu open', async () => {
    const answers: (() => void)[] = []
    const { store, clock, sent } = await setup({
      'collections.list': () => ({ collections: [NARRATORS, KIOSK], collections_with_voice: ['c2'] }),
      'collections.remove': () => new Promise((resolve) => answers.push(() => resolve({ collection: KIOSK }))),
    })
    expect([...store.getState().holding]).toEqual(['c2'])
    const done = store.toggle('c2')
    expect(store.getState().adding).toEqual({ status: 'removing', collectionId: 'c2' })
    await store.toggle('c1')
    expect(sent('collections.add')).toEqual([])
    answers[0]?.()
    await done
    expect(sent('collections.remove')).toEqual([{ collection_id: 'c2', voice_id: 'flite-slt--warm' }])
    expect(store.getState()).toMatchObject({ adding: { status: 'removed', collectionId: 'c2' }, holding: new Set() })
    expect(clock.pending).toBe(0)
    await store.toggle('c1')
    expect([...store.getState().holding]).toEqual(['c1'])
    expect(clock.pending).toBe(1)
    await store.add('c2')
    expect(clock.pending).toBe(1)
  })

  test('has its failures logged, by what failed', async () => {
    const { store } = await setup({
      'collections.list': () => ({ collections: [KIOSK], collections_with_voice: ['c2'] }),
      'collections.remove': () => Promise.reject(new Error('offline')),
    })
    await store.toggle('c2')
    expect(store.getState()).toMatchObject({ adding: { status: 'idle' }, problem: { kind: 'remove', message: null } })
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Failed to remove voice.', expect.any(Error))
  })

  test('is limited to one at a time', async () => {
    const { store, sent } = await setup()
    await Promise.all([store.add('c1'), store.add('c2'), store.create()])
    expect(sent('collections.add')).toHaveLength(1)
  })

  test.each(MESSAGES)('fails visibly when %s', async (_when, error, message) => {
    const { store, clock } = await setup({ 'collections.add': () => Promise.reject(error) })
    await store.add('c1')
    expect(store.getState()).toMatchObject({
      adding: { status: 'idle' },
      problem: { kind: 'add', message },
      open: true,
    })
    await clock.advance(5000)
    expect(store.getState().open).toBe(true)
  })

  test('leaves no timer behind when the menu closes first', async () => {
    const { store, clock } = await setup()
    await store.add('c1')
    store.close()
    expect(clock.pending).toBe(0)
  })
})

describe('a new collection', () => {
  test.each([
    ['', null],
    ['   ', null],
    ['kiosk, CALM', null],
    ['  Audiobook narrators ', null],
    [' Trailer voices ', 'Trailer voices'],
  ])('typed as "%s" is named %j', async (filter, name) => {
    const { store, shown } = await setup()
    store.setFilter(filter)
    expect(newName(shown())).toBe(name)
  })

  test('has no name before the others have loaded', async () => {
    const { store, shown } = await setup({ 'collections.list': () => new Promise(() => {}) })
    store.setFilter('Trailer voices')
    expect(newName(shown())).toBeNull()
  })

  test("is listed at once, replaced by the server's response, and then receives the voice", async () => {
    let answer: ((name: string) => void) | undefined
    const createCollection = () =>
      new Promise<{ collection: typeof KIOSK }>((resolve) => {
        answer = (collection_name) => resolve({ collection: { collection_id: 'c3', collection_name } })
      })
    const { store, shown, sent, clock } = await setup({ 'collections.create': createCollection })
    store.setFilter(' Trailer voices ')
    const created = store.create()
    const first = () => matchingCollections(shown())[0]
    expect(first()).toMatchObject({ collection_name: 'Trailer voices', isTemporary: true })
    expect(store.getState().filter).toBe('')
    await clock.advance(0)
    answer?.('Trailer Voices')
    await created
    expect(first()).toEqual({ collection_id: 'c3', collection_name: 'Trailer Voices' })
    expect(sent('collections.add')).toEqual([{ collection_id: 'c3', voice_id: 'flite-slt--warm' }])
    expect(store.getState().adding).toEqual({ status: 'added', collectionId: 'c3' })
  })

  test.each(MESSAGES)('is removed from the list when %s; its name stays typed', async (_when, error, message) => {
    const { store, names, sent } = await setup({ 'collections.create': () => Promise.reject(error) })
    store.setFilter('Trailer voices')
    await store.create()
    expect(store.getState()).toMatchObject({
      adding: { status: 'idle' },
      problem: { kind: 'create', message },
      filter: 'Trailer voices',
    })
    store.setFilter('')
    expect(names()).toEqual(['Audiobook narrators', 'Kiosk, calm'])
    expect(sent('collections.add')).toEqual([])
  })

  test('stays if adding the voice fails', async () => {
    const { store, names } = await setup({ 'collections.add': () => Promise.reject(new Error('offline')) })
    store.setFilter('Trailer voices')
    await store.create()
    expect(names()[0]).toBe('Trailer voices')
    expect(store.getState().problem?.kind).toBe('add')
  })
})
