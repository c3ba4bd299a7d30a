import { createFakeClient, createFakeSockets } from '@voice-rankings/testkit'
import type { FakeHandlers, FakeSockets } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { progressOf, workFixture } from './testing/workFixture.ts'
import { refusal } from '../testing/refusal.ts'
import { createWorkListStore } from './workListStore.ts'

let opened: FakeSockets
let stop = () => {}
beforeEach(() => {
  opened = createFakeSockets()
  vi.stubGlobal('WebSocket', opened.WebSocket)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const river = workFixture({ changed_at: '2026-11-22T09:30:00.000Z' })
const hill = workFixture({ work_id: 'w2', changed_at: '2026-11-21T09:30:00.000Z' })
const lake = workFixture({ work_id: 'w3', changed_at: '2026-11-20T09:30:00.000Z' })
const speaking = workFixture({ work_id: 'w4', work_status: 'speaking' })

const url = (path: string) => new URL(path, 'https://voices.example').href

function setup(handlers: FakeHandlers = {}, initial: readonly (typeof river)[] | undefined = [river, hill, lake]) {
  const client = createFakeClient({
    'works.list': () => ({ works: [river, speaking] }),
    'works.delete': (input) => input,
    'works.restore': () => ({ work: hill }),
    'works.progress': () => new Promise(() => {}),
    ...handlers,
  })
  const store = createWorkListStore({ ...client, url }, initial)
  stop = store.stop
  return { store, state: store.getState, calls: client.calls }
}

describe('the list of long texts', () => {
  it('is loaded, and again after a failure', async () => {
    const list = vi.fn<NonNullable<FakeHandlers['works.list']>>(() => ({ works: [river] }))
    list.mockImplementationOnce(() => Promise.reject(new TypeError('offline')))
    const store = createWorkListStore(createFakeClient({ 'works.list': list }))
    const empty = { works: [], deleted: null, problem: null }
    expect(store.getState()).toEqual({ status: 'loading', ...empty })
    await store.load()
    expect(store.getState()).toEqual({ status: 'failed', ...empty })
    await store.load()
    expect(store.getState()).toEqual({ status: 'ready', ...empty, works: [river] })
  })

  it('is there at once if it is known', () => {
    expect(setup().state()).toEqual({ status: 'ready', works: [river, hill, lake], deleted: null, problem: null })
  })

  it('does not change any more after it stopped', async () => {
    const { store, state } = setup({}, [])
    const loaded = store.load()
    store.stop()
    await loaded
    expect(state().works).toEqual([])
  })

  it('leaves a deleted text out at once, and has it at its place again when it is restored', async () => {
    const { store, state, calls } = setup()
    const removed = store.remove(hill)
    expect(state()).toMatchObject({ works: [river, lake], deleted: hill })
    await removed
    expect(state()).toMatchObject({ works: [river, lake], deleted: hill, problem: null })
    const restored = store.restore()
    expect(state()).toMatchObject({ works: [river, hill, lake], deleted: null })
    await restored
    await store.restore()
    expect(calls).toEqual([
      { name: 'works.delete', input: { work_id: 'w2' } },
      { name: 'works.restore', input: { work_id: 'w2' } },
    ])
  })

  it.each([
    ['the message of the server', refusal('conflict', 'Not now.'), 'Not now.'],
    ['no message without an answer', new TypeError('offline'), ''],
  ])('stays as it was when a text is not deleted, with %s', async (_message, error, problem) => {
    const { store, state } = setup({ 'works.delete': () => Promise.reject(error) })
    await store.remove(hill)
    expect(state()).toEqual({ status: 'ready', works: [river, hill, lake], deleted: null, problem })
    const again = store.remove(hill)
    expect(state().problem).toBeNull()
    await again
  })

  it('keeps what changed in the meantime when a text is not deleted', async () => {
    const { store, state } = setup({
      'works.delete': (input) => (input.work_id === 'w1' ? Promise.reject(refusal('conflict', 'Not now.')) : input),
    })
    await Promise.all([store.remove(river), store.remove(hill)])
    expect(state()).toMatchObject({ works: [river, lake], deleted: hill })
  })

  it('offers a text again that could not be restored', async () => {
    const { store, state } = setup({ 'works.restore': () => Promise.reject(refusal('conflict', 'Not now.')) })
    await store.remove(hill)
    await store.restore()
    expect(state()).toMatchObject({ works: [river, lake], deleted: hill, problem: 'Not now.' })
  })
})

describe('the progress of long texts', () => {
  it('is shown of those that are being spoken, until the list stops', async () => {
    const { store, state, calls } = setup({}, [river, speaking])
    store.start()
    await vi.dynamicImportSettled()
    const [socket] = opened.sockets
    socket?.say({ action: 'Your Connection ID', connectionId: 'c1' })
    expect(calls).toEqual([{ name: 'works.progress', input: { work_id: 'w4', connection_id: 'c1' } }])
    socket?.say(progressOf({ ...speaking, spoken_count: 3 }))
    expect(state().works.map(({ spoken_count }) => spoken_count)).toEqual([0, 3])
    store.stop()
    expect(socket?.closed).toBe(true)
  })

  it('is not followed any more once none is being spoken', async () => {
    const { store } = setup({}, [river, speaking])
    store.start()
    await vi.dynamicImportSettled()
    opened.sockets[0]?.say(progressOf({ ...speaking, work_status: 'idle' }))
    expect(opened.sockets[0]?.closed).toBe(true)
  })

  it('is followed of texts that are loaded after the start', async () => {
    const { store } = setup({}, [river])
    store.start()
    await vi.dynamicImportSettled()
    expect(opened.sockets).toEqual([])
    await store.load()
    await vi.dynamicImportSettled()
    expect(opened.sockets).toHaveLength(1)
  })

  it('is not followed after the list stopped', async () => {
    const { store } = setup({}, [])
    store.start()
    store.stop()
    await store.load()
    await vi.dynamicImportSettled()
    expect(opened.sockets).toEqual([])
  })
})
