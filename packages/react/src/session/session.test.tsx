import { act, render, screen, waitFor, within } from '@testing-library/react'
import type { SessionState } from '@voice-rankings/sdk/session'
import { createFakeClient, profileFixture } from '@voice-rankings/testkit'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { VoiceProvider } from '../runtime/index.ts'
import { renderVoice, setupVoice } from '../testing/renderVoice.tsx'
import {
  accountPageUrl,
  LoginButton,
  LoginDialog,
  loginNotice,
  LoginNoticeView,
  MembersOnly,
  sessionMessages,
  useLoginPrompt,
} from './index.ts'

afterEach(() => vi.restoreAllMocks())

function dialog() {
  const view = renderVoice(<LoginDialog />)
  const login = vi.spyOn(view.runtime.session, 'login').mockReturnValue()
  return {
    ...view,
    login,
    open: (texts?: { title?: string; description?: string }) => act(() => view.runtime.loginPrompt.open(texts)),
  }
}

/** State of the prompt for a host that renders it itself. */
function Prompt() {
  const { open, title, description, count } = useLoginPrompt()
  return [open ? 'open' : 'closed', title, description, count].join(', ')
}

describe('login prompt', () => {
  test.each([
    [undefined, 'Join to Continue', 'Become a member to unlock this feature.'],
    [{ title: 'Join Voice Rankings' }, 'Join Voice Rankings', 'Become a member to unlock this feature.'],
    [{ title: 'A', description: 'B' }, 'A', 'B'],
  ])('opened with %j shows "%s" and "%s"', (texts, title, description) => {
    const { open } = dialog()
    expect(screen.queryByRole('dialog')).toBeNull()
    open(texts)
    expect(within(screen.getByRole('dialog', { name: title })).getByText(description)).toBeTruthy()
  })

  test('says before any call that joining is free', () => {
    const { container } = renderVoice(<Prompt />)
    expect(container.textContent).toBe('closed, Join Voice Rankings, Sign up for free to unlock all features., 0')
  })

  test('"Login / Sign Up" closes it and increments the counter', async () => {
    const { user, runtime, open } = dialog()
    open()
    await user.click(screen.getByRole('button', { name: 'Login / Sign Up' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(runtime.loginPrompt.getState().count).toBe(1)
  })

  test('"Maybe Later" and the backdrop close it without counting', async () => {
    const { user, runtime, open } = dialog()
    open()
    await user.click(screen.getByRole('button', { name: 'Maybe Later' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    open()
    await user.click(screen.getByRole('dialog'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(runtime.loginPrompt.getState().count).toBe(0)
  })

  test('is rendered once across all providers and roots of a runtime', async () => {
    const { runtime, open } = dialog()
    const other = document.body.appendChild(document.createElement('div'))
    const root = createRoot(other)
    const more = (
      <StrictMode>
        <VoiceProvider runtime={runtime}>
          <LoginDialog />
          <LoginDialog />
        </VoiceProvider>
      </StrictMode>
    )
    act(() => root.render(more))
    open()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    act(() => root.unmount())
    other.remove()
  })
})

const STATE: SessionState = { profile: null, known: true, login: 0, logout: 0, problem: null }

test.each<[Partial<SessionState>, ReturnType<typeof loginNotice>]>([
  [{}, null],
  [{ login: 1 }, null],
  [{ login: 2 }, null],
  [{ login: 3 }, 'waiting'],
  [{ login: 0, matchingCode: '402917' }, 'waiting'],
  [{ login: 3, problem: 'popup_blocked' }, 'blocked'],
  [{ login: 1, problem: 'no_connection' }, 'unreachable'],
  [{ login: 4 }, 'complete'],
  [{ login: 4, profile: profileFixture() }, null],
  [{ logout: 1 }, null],
  [{ logout: 1, login: 4 }, null],
  [{ logout: 1, problem: 'popup_blocked' }, 'blocked'],
])('the state %j shows the notice: %s', (state, notice) => {
  expect(loginNotice({ ...STATE, ...state })).toBe(notice)
})

function notice(props: Partial<Parameters<typeof LoginNoticeView>[0]>) {
  const did = { onWindow: vi.fn<() => void>(), onCancel: vi.fn<() => void>() }
  const view = renderVoice(
    <LoginNoticeView texts={sessionMessages} notice={null} pageUrl="/api/v1/login?return=%2F" {...did} {...props} />,
  )
  return { ...view, ...did }
}

test('a page of another site shows the confirmation code that the popup may ask for', () => {
  notice({ notice: 'waiting', matchingCode: '402917' })
  expect(screen.getByText(/If it asks for a code, type/).textContent).toBe('If it asks for a code, type 402917')
})

test('a blocked popup can be opened by the next click or cancelled', async () => {
  const { user, onWindow, onCancel } = notice({ notice: 'blocked' })
  expect(screen.getByRole('status').textContent).toBe('Your browser blocked the login window.')
  await user.click(screen.getByRole('button', { name: 'Open the window' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([onWindow.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1])
  expect(screen.getByRole('link', { name: 'Continue on this page' }).getAttribute('href')).toBe(
    '/api/v1/login?return=%2F',
  )
})

test('an unreachable server can be retried, or the login continues in this page', async () => {
  const { user, onWindow } = notice({ notice: 'unreachable' })
  expect(screen.getByRole('status').textContent).toBe('The server does not answer.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onWindow).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Continue on this page' }).getAttribute('href')).toBe(
    '/api/v1/login?return=%2F',
  )
})

test('a login on another site offers no separate page, which could not return', () => {
  notice({ notice: 'blocked', pageUrl: null })
  expect(screen.queryByRole('link')).toBeNull()
})

test('no notice is shown without a login in progress', () => {
  notice({})
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['https://voices.example', null],
  ['', `${location.origin}/api/v1/login?return=%2F`],
])('the login page of an API at "%s" is %s', (baseUrl, url) => {
  const client = { ...createFakeClient(), url: (path: string) => `${baseUrl}${path}` }
  expect(accountPageUrl(client, 'login')).toBe(url)
})

describe('Login button', () => {
  const page = '/api/v1/login?return=%2Fabout'
  const button = () => {
    const view = renderVoice(<LoginButton href={page} />)
    return { ...view, login: vi.spyOn(view.runtime.session, 'login').mockReturnValue() }
  }

  test('opens the login in a popup', async () => {
    const { user, login } = button()
    await user.click(screen.getByRole('link', { name: 'Login' }))
    expect(login).toHaveBeenCalledOnce()
  })

  test('links to the separate page, for opening in another tab', async () => {
    const { user, login } = button()
    const link = screen.getByRole('link', { name: 'Login' })
    expect(link.getAttribute('href')).toBe(page)
    link.addEventListener('click', (event) => event.preventDefault())
    await user.keyboard('{Control>}')
    await user.click(link)
    expect(login).not.toHaveBeenCalled()
  })

  test.each<[Partial<SessionState>, boolean]>([
    [{}, false],
    [{ login: 1 }, true],
    [{ login: 2 }, true],
    [{ login: 3 }, true],
    [{ login: 4 }, true],
    [{ login: 4, profile: profileFixture() }, false],
    [{ login: 1, problem: 'no_connection' }, false],
    [{ login: 3, problem: 'popup_blocked' }, false],
    [{ logout: 1 }, false],
  ])('in the session state %j has the busy state %s', (state, isBusy) => {
    const setup = setupVoice()
    vi.spyOn(setup.runtime.session, 'getState').mockReturnValue({ ...STATE, ...state })
    render(
      <VoiceProvider runtime={setup.runtime}>
        <LoginButton href={page} />
      </VoiceProvider>,
    )
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('aria-busy')).toBe(isBusy ? 'true' : null)
  })

  test('opens the separate page without a realtime socket', async () => {
    vi.stubGlobal('WebSocket', undefined)
    const { user, login } = button()
    const link = screen.getByRole('link', { name: 'Login' })
    let isPrevented = true
    link.parentElement?.addEventListener('click', (event) => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    })
    await user.click(link)
    expect([login.mock.calls.length, isPrevented]).toEqual([0, false])
    vi.unstubAllGlobals()
  })
})

test.each([
  ['MembersOnly shows a visitor the description and a login link', null, ['My Voices', 'What you keep.', 'Login']],
  ['MembersOnly shows a member the content', profileFixture(), ['The thing itself']],
])('%s', (_who, profile, texts) => {
  const { container } = renderVoice(
    <MembersOnly title="My Voices" description="What you keep." loginHref="/login" headingLevel={1}>
      The thing itself
    </MembersOnly>,
    { profile },
  )
  expect(container.textContent).toBe(texts.join(''))
  if (!profile) expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
})

test('if the server cannot report the user, there is none and no error is shown', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { runtime } = setupVoice({ handlers: { 'account.status': () => Promise.reject(new Error('offline')) } })
  await runtime.session.refresh()
  expect(runtime.session.getState()).toMatchObject({ profile: null, known: true, problem: null })
  await waitFor(() => expect(log).toHaveBeenCalledOnce())
})
