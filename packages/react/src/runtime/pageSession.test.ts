import type { Session, SessionState } from '@voice-rankings/sdk/session'
import { createFakeClient } from '@voice-rankings/testkit'
import { afterEach, expect, it, vi } from 'vitest'
import { createPageSession } from './pageSession.ts'

const ANN = {
  account_level: 0,
  username: 'ann',
  user_email: 'ann@example.com',
  total_credits: 1000,
  voice_credits: 0,
}

/** Page session over a session that the test controls. */
function setup(options: Partial<Parameters<typeof createPageSession>[0]> = {}) {
  let state: SessionState = { profile: null, known: false, login: 0, logout: 0, problem: null }
  let listener: (() => void) | undefined
  const did: string[] = []
  const act = (name: string) => () => void did.push(name)
  const session: Session = {
    getState: () => state,
    subscribe(tell) {
      listener = tell
      return () => {}
    },
    refresh: async () => act('refresh')(),
    login: act('login'),
    logout: act('logout'),
    cancel: act('cancel'),
    close: act('close'),
  }
  const load = vi.fn(async () => ({ createSession: () => session }))
  const page = createPageSession({ client: createFakeClient(), load, ...options })
  const become = (change: Partial<SessionState>) => {
    state = { ...state, ...change }
    listener?.()
  }
  return { page, load, did, become }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => vi.restoreAllMocks())

it('knows the user from the start if the page was rendered for them', () => {
  const { page, load } = setup({ user: ANN })
  page.ask()
  expect(page.getState()).toMatchObject({ profile: ANN, known: true })
  expect(load).not.toHaveBeenCalled()
})

it('knows a visitor from the start as well', () => {
  const { page, load } = setup({ user: null })
  page.ask()
  expect(page.getState()).toMatchObject({ profile: null, known: true })
  expect(load).not.toHaveBeenCalled()
})

it('asks the server once, for any number of components', async () => {
  const { page, did, become } = setup()
  page.ask()
  page.ask()
  await settled()
  expect(did).toEqual(['refresh'])
  become({ profile: ANN, known: true })
  expect(page.getState().profile).toBe(ANN)
})

it('is at step 1 from the click on, and loads the login code only then', async () => {
  const { page, load, did, become } = setup({ user: null })
  expect(load).not.toHaveBeenCalled()
  page.login()
  expect(page.getState().login).toBe(1)
  await settled()
  expect(did).toEqual(['login'])
  become({ login: 3 })
  expect(page.getState().login).toBe(3)
})

it('starts a second login synchronously in the click event, so that its popup may open', async () => {
  const { page, did } = setup({ user: null })
  page.login()
  await settled()
  page.login()
  expect(did).toEqual(['login', 'login'])
})

it('logs out', async () => {
  const { page, did } = setup({ user: ANN })
  page.logout()
  expect(page.getState().logout).toBe(1)
  await settled()
  expect(did).toEqual(['logout'])
})

it('cancels a login that was aborted before its code had loaded', async () => {
  const { page, did } = setup({ user: null })
  page.login()
  page.cancel()
  expect(page.getState().login).toBe(0)
  await settled()
  expect(did).toEqual(['login', 'cancel'])
})

it('reports a missing connection if the login code cannot be loaded, and retries', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn(async () => Promise.reject(new Error('offline')))
  const { page } = setup({ user: null, load })
  page.login()
  await settled()
  expect(page.getState()).toMatchObject({ login: 0, problem: 'no_connection' })
  expect(log).toHaveBeenCalledOnce()
  page.login()
  await settled()
  expect(load).toHaveBeenCalledTimes(2)
})

it.each(['login', 'logout'] as const)(
  'reports a missing connection if the session code does not load within 2.5 s of a %s',
  async (kind) => {
    vi.useFakeTimers()
    const { page } = setup({ user: null, load: () => new Promise(() => {}) })
    page[kind]()
    await vi.advanceTimersByTimeAsync(2499)
    expect(page.getState()).toMatchObject({ [kind]: 1, problem: null })
    await vi.advanceTimersByTimeAsync(1)
    expect(page.getState()).toMatchObject({ [kind]: 1, problem: 'no_connection' })
    vi.useRealTimers()
  },
)

it('reports nothing about a login that was aborted while its code loaded', async () => {
  vi.useFakeTimers()
  const { page } = setup({ user: null, load: () => new Promise(() => {}) })
  page.login()
  page.cancel()
  await vi.advanceTimersByTimeAsync(2500)
  expect(page.getState()).toMatchObject({ login: 0, problem: null })
  vi.useRealTimers()
})
