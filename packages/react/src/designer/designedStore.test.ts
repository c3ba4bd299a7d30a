import { createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { createDesignedStore } from './designedStore.ts'
import type { DesignedStore } from './designedStore.ts'
import { designedFixture } from './testing/spokenFixture.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

const made = (name: string, created_at: string) => ({ ...designedFixture(name), created_at })
const harbour = made('Quiet harbour', '2026-11-28T12:00:00.000Z')
const captain = made('Old captain', '2026-11-27T12:00:00.000Z')
const robot = made('Kind robot', '2026-11-26T12:00:00.000Z')
const known = [harbour, captain, robot]
const { voice_id } = captain.voice

function setup(handlers: FakeHandlers = {}, initial: readonly (typeof harbour)[] | null = known) {
  const client = createFakeClient({
    'designs.list': () => ({ designs: known }),
    'designs.rename': (input) => input,
    'designs.delete': (input) => input,
    'designs.restore': (input) => input,
    ...handlers,
  })
  const store = createDesignedStore(client, initial)
  const names = () => store.getState().designs.map(({ voice }) => voice.voice_name)
  return { client, store, state: store.getState, names }
}

describe('the voices of a designer', () => {
  it('are there at once if the page has them', () => {
    const { state } = setup()
    expect(state()).toEqual({ status: 'ready', designs: known, deleted: null, problem: null, isSaving: false })
  })

  it('are loaded if the page lacks them', async () => {
    const { store, state, client } = setup({}, null)
    expect(state()).toMatchObject({ status: 'loading', designs: [] })
    await store.load()
    expect(state()).toMatchObject({ status: 'ready', designs: known })
    expect(client.calls).toEqual([{ name: 'designs.list', input: {} }])
  })

  it('can be loaded again after a failure', async () => {
    const answers = [() => Promise.reject(new TypeError('offline'))]
    const { store, state } = setup({ 'designs.list': () => answers.pop()?.() ?? { designs: known } }, null)
    await store.load()
    expect(state().status).toBe('failed')
    await store.load()
    expect(state().status).toBe('ready')
  })

  it('are not waited for once they are not shown any more', async () => {
    const list = vi.fn<NonNullable<FakeHandlers['designs.list']>>(() => ({ designs: known }))
    const { store, state } = setup({ 'designs.list': list }, null)
    const loading = store.load()
    store.stop()
    await loading
    expect([state().status, list.mock.calls[0]?.[1].signal?.aborted]).toEqual(['loading', true])
  })
})

describe('a designed voice', () => {
  it('is renamed as the server has stored the name', async () => {
    const { store, client, names } = setup({ 'designs.rename': () => ({ voice_id, voice_name: 'Young captain' }) })
    expect(await store.rename(captain, ' Young  captain ')).toBe(true)
    expect(client.calls).toEqual([{ name: 'designs.rename', input: { voice_id, voice_name: 'Young  captain' } }])
    expect(names()).toEqual(['Quiet harbour', 'Young captain', 'Kind robot'])
  })

  it('is deleted, and restored at its place by age', async () => {
    const { store, state, client, names } = setup()
    expect(await store.remove(captain)).toBe(true)
    expect([names(), state().deleted]).toEqual([['Quiet harbour', 'Kind robot'], captain])
    expect(await store.restore()).toBe(true)
    expect([names(), state().deleted]).toEqual([['Quiet harbour', 'Old captain', 'Kind robot'], null])
    expect(client.calls).toEqual([
      { name: 'designs.delete', input: { voice_id } },
      { name: 'designs.restore', input: { voice_id } },
    ])
  })

  it('cannot be restored if none was deleted', async () => {
    const { store, state, client } = setup()
    expect(await store.restore()).toBe(true)
    expect([state().designs, state().problem, client.calls]).toEqual([known, null, []])
  })

  it.each<[string, keyof FakeHandlers, (store: DesignedStore) => Promise<boolean>]>([
    ['rename', 'designs.rename', (store) => store.rename(captain, 'Young captain')],
    ['delete', 'designs.delete', (store) => store.remove(captain)],
    ['restore', 'designs.restore', (store) => store.restore()],
  ])('stays as it is if the server refuses to %s it, and tells why until the next change', async (kind, name, act) => {
    const answers = [
      () => Promise.reject(refusal('conflict', 'Not now.')),
      () => Promise.reject(new TypeError('offline')),
    ]
    const { store, state } = setup({ [name]: () => answers.shift()?.() ?? captain.voice })
    if (kind === 'restore') await store.remove(captain)
    const { designs, deleted } = state()
    expect(await act(store)).toBe(false)
    expect(state()).toMatchObject({ designs, deleted, problem: { kind, message: 'Not now.' }, isSaving: false })
    const again = act(store)
    expect(state()).toMatchObject({ problem: null, isSaving: true })
    await again
    expect(state().problem).toEqual({ kind, message: null })
    expect(await act(store)).toBe(true)
  })

  it('is changed once for two presses', async () => {
    const { store, client } = setup()
    expect(await Promise.all([store.remove(captain), store.remove(captain)])).toEqual([true, false])
    expect(client.calls).toHaveLength(1)
  })
})
