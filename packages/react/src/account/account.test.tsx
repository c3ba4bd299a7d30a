import { screen, waitFor, within } from '@testing-library/react'
import { profileFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { expect, test, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { CreditsBar, UserMenu, creditsAvailable, creditsPercent, minutesLeft } from './index.ts'

const PAGES = {
  voices: '/app/voices',
  collections: '/app/collections',
  playlists: '/app/playlists',
  snippets: '/app/snippets',
  account: '/app/account',
}

test.each([
  [10_000, 3800, 6200, 62],
  [1000, 333, 667, 66.7],
  [0, 0, 0, 0],
  [100, 150, -50, 0],
])('of %i credits with %i used, %i are left: %d %%', (total_credits, voice_credits, left, percent) => {
  const credits = { total_credits, voice_credits }
  expect([creditsAvailable(credits), creditsPercent(credits)]).toEqual([left, percent])
})

test.each([
  [10_000, 252, 10],
  [10_000, 9501, 0],
  [10_000, 9500, 1],
  [1_000_000, 0, 1000],
  [100, 900, 0],
])('of %i credits with %i used, about %i minutes of speech are left', (total_credits, voice_credits, minutes) => {
  expect(minutesLeft({ total_credits, voice_credits })).toBe(minutes)
})

test.each([
  [10_000, 252, '9,748 of 10,000 credits left (97.5 %) · about 10 minutes of speech'],
  [10_000, 9000, '1,000 of 10,000 credits left (10.0 %) · about 1 minute of speech'],
  [10_000_000, 0, '10,000,000 of 10,000,000 credits left (100.0 %) · about 10,000 minutes of speech'],
])('of %i credits with %i used, the bar says: %s', (total_credits, voice_credits, sentence) => {
  const { container } = renderVoice(<CreditsBar profile={{ total_credits, voice_credits }} />)
  expect(container.textContent).toBe(sentence)
})

function menu(handlers: FakeHandlers = {}) {
  const profile = profileFixture()
  return renderVoice(<UserMenu pages={PAGES} />, {
    profile,
    handlers: { 'account.status': () => ({ user: profile }), ...handlers },
  })
}

async function openMenu(user: ReturnType<typeof menu>['user']) {
  await user.click(screen.getByRole('button', { name: 'lindgren' }))
  return within(screen.getByRole('menu'))
}

/** Menu panel including its header. */
function panel() {
  return within(screen.getByRole('menu').parentElement as HTMLElement)
}

test('the user menu shows name, e-mail and credits', async () => {
  const { user } = menu()
  await openMenu(user)
  for (const text of ['lindgren', 'name@example.com', /^6,200 of 10,000 credits/])
    expect(panel().getByText(text)).toBeTruthy()
})

test("menu items link to the user's pages, change the username and log out", async () => {
  const { user } = menu()
  const items = await openMenu(user)
  const names = [
    'My Voices',
    'My Collections',
    'My Playlists',
    'My Snippets',
    'My Account',
    'Change Username',
    'Logout',
  ]
  expect(items.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(names)
  const links = items.getAllByRole('menuitem').map((item) => item.getAttribute('href'))
  expect(links.filter((href) => href !== null)).toEqual(Object.values(PAGES))
})

test('the menu has no entry for a page without a path', async () => {
  const { user, update } = menu()
  update(<UserMenu />)
  const items = await openMenu(user)
  expect(items.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Change Username', 'Logout'])
})

test.each([
  ['an operator', profileFixture({ is_operator: true }), 1],
  ['another user', profileFixture(), 0],
] as const)('the menu of %s has the page of operators, or not', async (_who, profile, count) => {
  const { user, update } = menu({ 'account.status': () => ({ user: profile }) })
  update(<UserMenu pages={{ ...PAGES, operator: '/operator' }} />)
  await openMenu(user)
  await panel().findByText(/ credits/)
  const entries = panel().queryAllByRole('menuitem', { name: 'Operator' })
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(Array.from({ length: count }, () => '/operator'))
})

test('opening the menu reloads the profile, because speech uses credits', async () => {
  const used = profileFixture({ voice_credits: 5000 })
  const { user } = menu({ 'account.status': () => ({ user: used }) })
  await openMenu(user)
  expect(await panel().findByText(/^5,000 of 10,000 credits/)).toBeTruthy()
})

test('Logout starts a logout', async () => {
  const { user, runtime } = menu()
  const logout = vi.spyOn(runtime.session, 'logout').mockReturnValue()
  const items = await openMenu(user)
  await user.click(items.getByRole('menuitem', { name: 'Logout' }))
  expect(logout).toHaveBeenCalledOnce()
})

test('the user menu renders nothing for a visitor', () => {
  const { container } = renderVoice(<UserMenu pages={PAGES} />)
  expect(container.innerHTML).toBe('')
})

test('Change Username opens a dialog that checks and saves the name, then closes', async () => {
  let name = 'lindgren'
  const { user, client } = menu({
    'account.status': () => ({ user: profileFixture({ username: name }) }),
    'account.checkUsername': () => ({ username_exist: false }),
    'account.changeUsername'({ username }) {
      name = username
      return { status: 'success' }
    },
  })
  const items = await openMenu(user)
  await user.click(items.getByRole('menuitem', { name: 'Change Username' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Username' }))
  expect(dialog.getByText('Your username is your public display name.')).toBeTruthy()
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.disabled).toBe(true)
  const box = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Username' })
  expect(box.value).toBe('lindgren')
  await user.clear(box)
  await user.type(box, 'as')
  expect(dialog.getByText('Username must be at least 3 characters.')).toBeTruthy()
  await user.type(box, 'trid')
  expect(await dialog.findByText('Username is available!')).toBeTruthy()
  await user.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.calls.some(({ name }) => name === 'account.changeUsername')).toBe(true)
  expect(await screen.findByRole('button', { name: 'astrid' })).toBeTruthy()
})

test.each<[string, string, FakeHandlers['account.checkUsername']]>([
  ['li', 'Username must be at least 3 characters.', undefined],
  ['bob', 'Username is already taken.', () => ({ username_exist: true })],
  ['astrid', 'Username is available!', () => ({ username_exist: false })],
  ['astrid', 'Error checking username.', () => Promise.reject(new Error('offline'))],
])('the name "%s" shows: %s', async (name, message, checkUsername) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user } = menu({ 'account.checkUsername': checkUsername })
  const items = await openMenu(user)
  await user.click(items.getByRole('menuitem', { name: 'Change Username' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByRole('textbox'))
  await user.type(dialog.getByRole('textbox'), name)
  expect(await dialog.findByText(message)).toBeTruthy()
  const isAvailable = message === 'Username is available!'
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(!isAvailable)
  vi.restoreAllMocks()
})

test.each([
  [() => ({ status: 'error' }), 'An unknown error occurred.'],
  [() => Promise.reject(new Error('offline')), 'Failed to update username. Please try again.'],
])('a failed save shows a message and keeps the name in the box', async (changeUsername, message) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { user } = menu({
    'account.checkUsername': () => ({ username_exist: false }),
    'account.changeUsername': changeUsername,
  })
  const items = await openMenu(user)
  await user.click(items.getByRole('menuitem', { name: 'Change Username' }))
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), '2')
  await screen.findByText('Username is available!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' }).value).toBe('lindgren2')
  log.mockRestore()
})

test('the save button shows progress without being disabled, which would lose its focus', async () => {
  const { user } = menu({
    'account.checkUsername': () => ({ username_exist: false }),
    'account.changeUsername': () => new Promise<never>(() => {}),
  })
  const items = await openMenu(user)
  await user.click(items.getByRole('menuitem', { name: 'Change Username' }))
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), '2')
  await screen.findByText('Username is available!')
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  await user.click(save)
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('true'))
  expect(save.getAttribute('aria-disabled')).toBe('true')
  expect(save.disabled).toBe(false)
})
