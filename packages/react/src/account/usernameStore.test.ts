import { ConnectionError, RequestError } from '@voice-rankings/sdk'
import { createFakeClient, createFakeClock } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { canSave, createUsernameStore } from './usernameStore.ts'

function setup(handlers: FakeHandlers = {}) {
  const clock = createFakeClock()
  const client = createFakeClient({
    'account.checkUsername': () => ({ username_exist: false }),
    'account.changeUsername': () => ({ status: 'success' }),
    ...handlers,
  })
  const store = createUsernameStore({ client, current: 'ann', clock })
  const said = () => {
    const { availability, message } = store.getState()
    return [availability, message]
  }
  /** Types a name and waits for its check. */
  async function type(text: string) {
    store.setText(text)
    await clock.advance(500)
  }
  return { store, client, clock, said, type, mayBeSaved: () => canSave(store.getState(), 'ann') }
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe('usernameStore', () => {
  test('has an unknown availability at first', () => {
    const { said, mayBeSaved } = setup()
    expect(said()).toEqual(['unknown', null])
    expect(mayBeSaved()).toBe(false)
  })

  test('checks the trimmed name 500 ms after the last keystroke', async () => {
    const { store, client, clock, said } = setup()
    store.setText('anna')
    await clock.advance(499)
    store.setText(' anna b ')
    await clock.advance(499)
    expect([client.calls, said()]).toEqual([[], ['checking', null]])
    await clock.advance(1)
    expect(client.calls.map(({ input }) => input)).toEqual([{ username: 'anna b' }])
    expect(said()).toEqual(['available', 'available'])
  })

  test.each(['', 'an', '  an  '])('reports "%s" as too short without a request', async (text) => {
    const { client, said, type, mayBeSaved } = setup()
    await type(text)
    expect([said(), client.calls, mayBeSaved()]).toEqual([['unavailable', 'too_short'], [], false])
  })

  test.each(['ann', ' ann '])('treats "%s" as the current name: no message, not available', async (text) => {
    const { client, said, type, mayBeSaved } = setup()
    await type('anna')
    await type(text)
    expect([said(), client.calls.length, mayBeSaved()]).toEqual([['unavailable', null], 1, false])
  })

  test("reports another user's name as taken", async () => {
    const { said, type, mayBeSaved } = setup({ 'account.checkUsername': () => ({ username_exist: true }) })
    await type('bob')
    expect([said(), mayBeSaved()]).toEqual([['unavailable', 'taken'], false])
  })

  test('does not allow saving a name whose check failed', async () => {
    const { said, type, mayBeSaved } = setup({ 'account.checkUsername': () => Promise.reject(new Error('offline')) })
    await type('bob')
    expect([said(), mayBeSaved()]).toEqual([['unknown', 'check_failed'], false])
  })

  test('keeps the result for the last typed name, in any order of responses', async () => {
    const answers: ((taken: boolean) => void)[] = []
    const checkUsername = () =>
      new Promise<{ username_exist: boolean }>((resolve) => {
        answers.push((username_exist) => resolve({ username_exist }))
      })
    const { said, type, clock } = setup({ 'account.checkUsername': checkUsername })
    await type('bob')
    await type('bobby')
    answers[1]?.(false)
    answers[0]?.(true)
    await clock.advance(0)
    expect(said()).toEqual(['available', 'available'])
  })

  test('cancels the check when its dialog closes', async () => {
    const { store, client, clock } = setup()
    store.setText('bob')
    store.stop()
    await clock.advance(1000)
    expect([client.calls, clock.pending]).toEqual([[], 0])
  })
})

describe('usernameStore.save', () => {
  test('sends the trimmed name once it is confirmed to be available', async () => {
    const { store, client, type, mayBeSaved } = setup()
    expect(await store.save()).toBe(false)
    await type(' anna ')
    expect(mayBeSaved()).toBe(true)
    const saved = store.save()
    expect(store.getState().isSaving).toBe(true)
    expect(mayBeSaved()).toBe(false)
    expect(await store.save()).toBe(false)
    expect(await saved).toBe(true)
    const sent = client.calls.filter(({ name }) => name === 'account.changeUsername')
    expect(sent.map(({ input }) => input)).toEqual([{ username: 'anna' }])
    expect(store.getState()).toMatchObject({ isSaving: false, problem: null })
  })

  test('fails with an unknown reason for any response but success', async () => {
    const { store, type } = setup({ 'account.changeUsername': () => ({ status: 'error' }) })
    await type('anna')
    expect(await store.save()).toBe(false)
    expect(store.getState().problem).toEqual({ kind: 'unknown' })
  })

  test.each([
    ['conflict', { kind: 'refused', message: 'This name is taken.' }],
    [null, { kind: 'failed' }],
  ])("reports the server's reason, if any, when it refuses with code %s", async (code, problem) => {
    const refusal = { status: 409, code, message: 'This name is taken.', issues: [], requestId: null }
    const { store, type } = setup({ 'account.changeUsername': () => Promise.reject(new RequestError(refusal)) })
    await type('anna')
    expect(await store.save()).toBe(false)
    expect(store.getState()).toMatchObject({ problem, isSaving: false })
  })

  test('fails if the server is unreachable, until the text changes', async () => {
    const { store, type } = setup({ 'account.changeUsername': () => Promise.reject(new ConnectionError('offline')) })
    await type('anna')
    await store.save()
    expect(store.getState().problem).toEqual({ kind: 'failed' })
    store.setText('anna2')
    expect(store.getState().problem).toBeNull()
  })
})
