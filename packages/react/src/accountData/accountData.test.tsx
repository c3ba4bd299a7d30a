import { screen, waitFor, within } from '@testing-library/react'
import type { AccountExport } from '@voice-rankings/contract'
import { ConnectionError, RequestError } from '@voice-rankings/sdk'
import { profileFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { AccountData } from './AccountData.tsx'

const data: AccountExport = {
  exported_at: '2026-04-02T18:00:00.000Z',
  account: {
    ...profileFixture(),
    created_at: '2026-03-01T09:12:44.000Z',
    email_verified: true,
    has_password: true,
    login_providers: [],
  },
  snippets: [
    {
      voice_id: 'flite-slt--base',
      voice_name: 'Amelia',
      voice_snippet_id: 'abc',
      voice_snippet_text: 'Hello.',
      voice_snippet_audio_url: '/snippets/snippet-abc.mp3?access=x',
      voice_snippet_duration: 900,
      voice_snippet_shared: false,
      created_at: '2026-03-01T09:12:44.000Z',
    },
  ],
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

const refusal = (status: number, code: string, path?: string) =>
  new RequestError({
    status,
    code,
    message: `Refused because of ${path ?? code}.`,
    issues: path === undefined ? [] : [{ path, message: path }],
    requestId: null,
  })

function page(handlers: FakeHandlers = {}) {
  const onDeleted = vi.fn<() => void>()
  const view = renderVoice(<AccountData onDeleted={onDeleted} />, {
    profile: profileFixture(),
    handlers: { 'account.export': () => data, 'account.delete': () => ({ status: 'success' }), ...handlers },
  })
  const sent = () => view.client.calls.filter(({ name }) => name === 'account.delete').map(({ input }) => input)
  return { ...view, onDeleted, sent }
}

const confirmLabel = 'Type your username, lindgren, to confirm'

async function openDialog(user: ReturnType<typeof page>['user']) {
  await user.click(screen.getByRole('button', { name: 'Delete my account…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete account' }))
  // jsdom has no modal dialogs, which would move focus here.
  await user.click(dialog.getByLabelText(confirmLabel))
  return dialog
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe('data export', () => {
  test('saves one JSON file with absolute audio addresses', async () => {
    const files: Blob[] = []
    const names: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:x'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { user } = page()
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    await screen.findByText('Your data is saved as voice-rankings-account.json.')
    expect(names).toEqual(['voice-rankings-account.json'])
    const [snippet] = data.snippets
    const voice_snippet_audio_url = new URL('/snippets/snippet-abc.mp3?access=x', document.baseURI).href
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
      ...data,
      snippets: [{ ...snippet, voice_snippet_audio_url }],
    })
  })

  test('shows progress and sends one request', async () => {
    const { user, client } = page({ 'account.export': () => new Promise(() => {}) })
    const button = screen.getByRole('button', { name: 'Download my data' })
    await user.click(button)
    await user.click(button)
    expect(screen.getByRole('status').textContent).toBe('Preparing your data…')
    expect(client.calls.filter(({ name }) => name === 'account.export')).toHaveLength(1)
  })

  test.each([
    ['in its own words when the server is away', new ConnectionError('offline'), /could not be downloaded/],
    ['in the words of the server', refusal(429, 'too_many_requests'), /Refused because of too_many_requests/],
  ])('reports a failure %s', async (_how, error, text) => {
    const { user } = page({ 'account.export': () => Promise.reject(error) })
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
  })
})

describe('account deletion', () => {
  test('asks for the username first', async () => {
    const { user, sent } = page()
    const dialog = await openDialog(user)
    const button = dialog.getByRole('button', { name: 'Delete permanently' })
    await user.keyboard('lindgre{Enter}')
    expect([button.matches(':disabled'), sent()]).toEqual([true, []])
    await user.keyboard('n{Enter}')
    await waitFor(() => expect(sent()).toEqual([{ username: 'lindgren' }]))
  })

  test('asks for the password if the server requires it, and sends both', async () => {
    const { user, sent, onDeleted } = page({
      'account.delete': (input) =>
        input.password === undefined
          ? Promise.reject(refusal(422, 'invalid_fields', 'password'))
          : { status: 'success' },
    })
    const dialog = await openDialog(user)
    expect(dialog.queryByLabelText('Your password')).toBeNull()
    await user.keyboard('lindgren{Enter}')
    const password = await dialog.findByLabelText('Your password')
    expect(document.activeElement).toBe(password)
    expect(dialog.queryByRole('alert')).toBeNull()
    await user.keyboard('correct horse{Enter}')
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
    expect(sent().at(-1)).toEqual({ username: 'lindgren', password: 'correct horse' })
  })

  test('shows the reason of a refusal', async () => {
    const { user, onDeleted } = page({
      'account.delete': (input) => Promise.reject(refusal(422, 'invalid_fields', input.password ? 'this' : 'password')),
    })
    const dialog = await openDialog(user)
    await user.keyboard('lindgren{Enter}')
    await dialog.findByLabelText('Your password')
    await user.keyboard('wrong{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toBe('Refused because of this.')
    expect(onDeleted).not.toHaveBeenCalled()
  })

  test('offers a new login if the session is too old', async () => {
    const { user } = page({ 'account.delete': () => Promise.reject(refusal(403, 'forbidden')) })
    const dialog = await openDialog(user)
    await user.keyboard('lindgren{Enter}')
    const link = await dialog.findByRole('link', { name: 'Log out to log in again' })
    expect(link.getAttribute('href')).toContain('/api/v1/logout?return=')
  })

  test('resets when its dialog opens again', async () => {
    const { user } = page({ 'account.delete': () => Promise.reject(new ConnectionError('offline')) })
    const dialog = await openDialog(user)
    await user.keyboard('lindgren{Enter}')
    await dialog.findByRole('alert')
    await user.keyboard('{Escape}')
    const again = await openDialog(user)
    expect(again.queryByRole('alert')).toBeNull()
    expect(again.getByLabelText<HTMLInputElement>(confirmLabel).value).toBe('')
  })
})

test('renders nothing for a visitor', () => {
  const { container } = renderVoice(<AccountData />)
  expect(container.querySelector('.voice-account')).toBeNull()
})
