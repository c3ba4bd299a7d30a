import type { AccountExport, ErrorBody } from '@voice-rankings/contract'
import { LoginRequiredError, RequestError } from '@voice-rankings/sdk'
import { createFakeClient, profileFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAccountDataStore } from './accountDataStore.ts'

const data: AccountExport = {
  exported_at: '2026-01-15T14:30:00Z',
  account: {
    ...profileFixture(),
    created_at: '2026-01-01T00:00:00Z',
    email_verified: true,
    has_password: true,
    login_providers: [],
  },
  snippets: [],
  ratings: [],
  blind_votes: [],
  designed_voices: [],
  buddies: { allow_follow: false, show_taste: false, following: [], followers: [], blocked: [] },
  chats: [],
  favorite_voices: [],
  collections: [],
  works: [],
  lexicon: [],
  playlists: [],
  share_settings: [],
  share_links: [],
  credits: [],
  licenses: [],
  sessions: [],
}

function refusal(code: string, issues: NonNullable<ErrorBody['issues']> = []) {
  return new RequestError({ status: 422, code, message: `The server said ${code}.`, issues, requestId: null })
}

function setup(handlers: FakeHandlers) {
  const client = createFakeClient(handlers)
  const save = vi.fn<(data: AccountExport) => void>()
  return { client, save, store: createAccountDataStore({ client, save }) }
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe('saving the data of an account', () => {
  it('saves one file, however often it is requested meanwhile', async () => {
    const { store, save, client } = setup({ 'account.export': () => data })
    expect(store.getState().saving).toEqual({ status: 'idle' })
    const saved = store.saveData()
    expect(store.getState().saving).toEqual({ status: 'saving' })
    await store.saveData()
    await saved
    expect(store.getState().saving).toEqual({ status: 'saved' })
    expect(client.calls).toHaveLength(1)
    expect(save).toHaveBeenCalledExactlyOnceWith(data)
  })

  it.each([
    ['the message of the server', refusal('too_many_requests'), 'The server said too_many_requests.'],
    ['no message without a connection', new Error('offline'), null],
  ])('keeps %s after a failure, which is logged, and can be repeated', async (_, error, message) => {
    const answers = [() => Promise.reject(error), () => data]
    const { store } = setup({ 'account.export': () => answers.shift()?.() ?? data })
    await store.saveData()
    expect(store.getState().saving).toEqual({ status: 'failed', message })
    expect(console.error).toHaveBeenCalledExactlyOnceWith('The data of the account could not be saved.', error)
    await store.saveData()
    expect(store.getState().saving).toEqual({ status: 'saved' })
  })
})

describe('deleting an account', () => {
  it.each([
    ['without a password', '', { username: 'lindgren' }],
    ['with a password', 'secret', { username: 'lindgren', password: 'secret' }],
  ])('sends the username %s once', async (_, password, input) => {
    const { store, client } = setup({ 'account.delete': () => ({ status: 'deleted' }) })
    expect(store.getState()).toMatchObject({ deletion: { status: 'asking' }, asksPassword: false })
    const deleted = store.deleteAccount('lindgren', password)
    expect(store.getState().deletion).toEqual({ status: 'deleting' })
    expect(await store.deleteAccount('lindgren', password)).toBe(false)
    expect(await deleted).toBe(true)
    expect(store.getState().deletion).toEqual({ status: 'deleted' })
    expect(client.calls).toEqual([{ name: 'account.delete', input }])
  })

  it('asks for the password if the server requires one', async () => {
    const issues = [
      { path: 'username', message: 'required' },
      { path: 'password', message: 'required' },
    ]
    const { store } = setup({ 'account.delete': () => Promise.reject(refusal('invalid_fields', issues)) })
    expect(await store.deleteAccount('lindgren', '')).toBe(false)
    expect(store.getState()).toMatchObject({ deletion: { status: 'asking' }, asksPassword: true })
    expect(console.error).not.toHaveBeenCalled()
  })

  it.each([
    ['a wrong password', 'wrong', refusal('invalid_fields', [{ path: 'password', message: 'wrong' }]), false],
    ['a wrong username', '', refusal('invalid_fields', [{ path: 'username', message: 'wrong' }]), false],
    ['a login that is too old', '', refusal('forbidden'), true],
  ])('shows the message of the server for %s', async (_, password, error, needsLogin) => {
    const { store } = setup({ 'account.delete': () => Promise.reject(error) })
    expect(await store.deleteAccount('lindgren', password)).toBe(false)
    expect(store.getState()).toMatchObject({
      deletion: { status: 'failed', message: error.message, needsLogin },
      asksPassword: false,
    })
    expect(console.error).toHaveBeenCalledExactlyOnceWith('The account could not be deleted.', error)
  })

  it.each([
    ['no connection', new Error('offline'), null],
    [
      'an ended session',
      new LoginRequiredError({
        status: 401,
        code: 'forbidden',
        message: 'Log in first.',
        issues: [{ path: 'password', message: 'required' }],
        requestId: null,
      }),
      'Log in first.',
    ],
  ])('does not ask for a newer login or a password with %s', async (_, error, message) => {
    const { store } = setup({ 'account.delete': () => Promise.reject(error) })
    await store.deleteAccount('lindgren', '')
    expect(store.getState()).toMatchObject({
      deletion: { status: 'failed', message, needsLogin: false },
      asksPassword: false,
    })
  })

  it('can be tried again after a failure was dismissed', async () => {
    const { store } = setup({ 'account.delete': () => Promise.reject(new Error('offline')) })
    await store.deleteAccount('lindgren', '')
    store.reset()
    expect(store.getState().deletion).toEqual({ status: 'asking' })
  })
})
