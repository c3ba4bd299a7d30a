import { createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { createCastingStore } from './castingStore.ts'
import type { Casting } from './castingStore.ts'
import { castingFixture } from './testing/castingFixture.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

const SCENE: Casting = {
  text: 'Anna: You said you would wait.\nBen: I did wait.',
  languageCode: 'en',
  casting_use: 'drama',
  role_wishes: [{ role: 'Anna', gender: 'female' }],
}
const EMPTY = { roles: null, lines: [], isLoading: false, problem: null }

function setup(cast: NonNullable<FakeHandlers['voices.cast']> = () => castingFixture()) {
  const client = createFakeClient({ 'voices.cast': cast })
  const store = createCastingStore(client)
  return { client, store, state: store.getState }
}

it('a script is sent with its wishes, and answered by roles and lines', async () => {
  const { client, store, state } = setup()
  expect(state()).toEqual(EMPTY)
  const casting = store.cast(SCENE)
  expect(state()).toEqual({ ...EMPTY, isLoading: true })
  await casting
  expect(client.calls).toEqual([{ name: 'voices.cast', input: SCENE }])
  expect(state()).toEqual({ ...castingFixture(), isLoading: false, problem: null })
})

it('the roles of a script stay while a change of it is being answered', async () => {
  const { store, state } = setup()
  await store.cast(SCENE)
  void store.cast({ ...SCENE, text: 'Anna: You said so.' })
  expect(state()).toEqual({ ...castingFixture(), isLoading: true, problem: null })
})

it('the last of two scripts is cast, whichever is answered first', async () => {
  const [first, last] = [castingFixture({ role: 'Anna' }), castingFixture({ role: 'Carla' })]
  const signals: (AbortSignal | undefined)[] = []
  const { store, state } = setup(({ text }, { signal }) => {
    signals.push(signal)
    return text === SCENE.text ? first : last
  })
  await Promise.all([store.cast(SCENE), store.cast({ ...SCENE, text: 'Carla: I am new.' })])
  expect(state().roles).toEqual(last.roles)
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
})

it.each([
  ['in the words of the server', () => Promise.reject(refusal('conflict', 'Not now.')), 'Not now.'],
  ['without words if there is no answer', () => Promise.reject(new TypeError('offline')), ''],
])('a script that cannot be cast says so %s until it is sent again', async (_what, fail, problem) => {
  const answers = [castingFixture, fail]
  const { store, state } = setup(() => (answers.shift() ?? castingFixture)())
  await store.cast(SCENE)
  await store.cast(SCENE)
  expect(state()).toEqual({ ...castingFixture(), isLoading: false, problem })
  const again = store.cast(SCENE)
  expect(state()).toMatchObject({ isLoading: true, problem: null })
  await again
  expect(state().problem).toBeNull()
})

it('no script clears the roles, and what is answered afterwards', async () => {
  const { store, state } = setup()
  await store.cast(SCENE)
  const casting = store.cast(SCENE)
  await store.cast(null)
  expect(state()).toEqual(EMPTY)
  await casting
  expect(state()).toEqual(EMPTY)
})

it('no script clears the problem of the one before', async () => {
  const { store, state } = setup(() => Promise.reject(new TypeError('offline')))
  await store.cast(SCENE)
  await store.cast(null)
  expect(state()).toEqual(EMPTY)
})

it('a stopped casting takes no answer', async () => {
  const { store, state } = setup()
  const casting = store.cast(SCENE)
  store.stop()
  await casting
  expect(state().roles).toBeNull()
})
