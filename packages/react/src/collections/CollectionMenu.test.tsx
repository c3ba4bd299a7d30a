import { screen, waitFor } from '@testing-library/react'
import { profileFixture, voiceListingFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, expect, test, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { CollectionMenu } from './index.ts'

afterEach(() => vi.restoreAllMocks())

const COLLECTIONS = ['Audiobook narrators', 'Kiosk, calm', 'Bedtime'].map((collection_name, n) => ({
  collection_id: `c${n}`,
  collection_name,
}))

function menu(handlers: FakeHandlers = {}) {
  return renderVoice(<CollectionMenu voice={voiceListingFixture()} />, {
    profile: profileFixture(),
    handlers: {
      'collections.list': () => ({ collections: COLLECTIONS }),
      'collections.add': () => ({ collection: { collection_id: 'c1', collection_name: 'Kiosk, calm' } }),
      ...handlers,
    },
  })
}

const open = (user: ReturnType<typeof menu>['user']) =>
  user.click(screen.getByRole('button', { name: 'Add to collection' }))

test('CollectionMenu asks a visitor to log in and loads no list', async () => {
  const { user, client } = renderVoice(<CollectionMenu voice={voiceListingFixture()} />)
  await open(user)
  expect(await screen.findByRole('dialog', { name: 'Join to Create Collections' })).toBeTruthy()
  expect(screen.getByText('Become a member to save and share your own voice collections.')).toBeTruthy()
  expect(client.calls).toEqual([])
})

test('CollectionMenu opens, filters while typing, adds by Enter and shows "✓ Added"', async () => {
  const { user, client } = menu()
  await open(user)
  const box = await screen.findByRole('textbox', { name: 'Find or create' })
  await screen.findByRole('button', { name: 'Bedtime' })
  await user.type(box, 'KIO')
  expect(screen.queryByRole('button', { name: 'Bedtime' })).toBeNull()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('✓ Added')).toBeTruthy()
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Added to Kiosk, calm')
  expect(client.calls.at(-1)?.input).toMatchObject({ collection_id: 'c1' })
})

test('CollectionMenu closes 1.2 s after the voice was added and returns focus to its button', async () => {
  const { user } = menu()
  await open(user)
  await user.click(await screen.findByRole('button', { name: 'Kiosk, calm' }))
  await screen.findByText('✓ Added')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 2000 })
  const button = screen.getByRole('button', { name: 'Add to collection' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('arrow keys move from the box along the list and wrap around', async () => {
  const { user } = menu()
  await open(user)
  const box = await screen.findByRole('textbox')
  const first = await screen.findByRole('button', { name: 'Audiobook narrators' })
  box.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bedtime' }))
})

test('CollectionMenu shows the number of collections and their maximum', async () => {
  const { user } = menu()
  await open(user)
  expect(await screen.findByText('3 of 200 collections')).toBeTruthy()
})

test('CollectionMenu offers no new collection at the maximum', async () => {
  const collections = Array.from({ length: 200 }, (_, n) => ({
    collection_id: `c${n}`,
    collection_name: `Number ${n}`,
  }))
  const { user } = menu({ 'collections.list': () => ({ collections }) })
  await open(user)
  await screen.findByText('You have 200 collections, the maximum. Delete one first.')
  await user.type(screen.getByRole('textbox'), 'Kiosk')
  expect(screen.queryByRole('button', { name: /Create/ })).toBeNull()
})

test('CollectionMenu offers only unused names for a new collection', async () => {
  const { user } = menu()
  await open(user)
  await screen.findByRole('button', { name: 'Bedtime' })
  await user.type(screen.getByRole('textbox'), 'bedtime')
  expect(screen.queryByRole('button', { name: /Create/ })).toBeNull()
  await user.type(screen.getByRole('textbox'), 's')
  expect(screen.getByRole('button', { name: 'Create “bedtimes”' })).toBeTruthy()
})

test.each([
  [{ 'collections.list': () => Promise.reject(new Error()) }, '', 'Could not load collections.'],
  [{ 'collections.add': () => Promise.reject(new Error()) }, 'Bedtime', 'Failed to add voice.'],
  [{ 'collections.create': () => Promise.reject(new Error()) }, 'New', 'Failed to create collection.'],
])('a failure of %o after "%s" shows the alert: %s', async (handlers, text, message) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user } = menu(handlers)
  await open(user)
  const box = await screen.findByRole('textbox')
  if (text !== '') {
    await screen.findByRole('button', { name: 'Bedtime' })
    await user.type(box, `${text}{Enter}`)
  }
  expect((await screen.findByRole('alert')).textContent).toContain(message)
})

/** Server on which the voice is in “Bedtime”. */
function held(more: FakeHandlers = {}) {
  const holding = new Set(['c2'])
  return menu({
    'collections.list': (input) => ({
      collections: COLLECTIONS,
      ...(input?.voice_id === voiceListingFixture().voice_id && { collections_with_voice: [...holding] }),
    }),
    'collections.add': (input) => {
      holding.add(input.collection_id)
      return { collection: { collection_id: input.collection_id, collection_name: '' } }
    },
    'collections.remove': (input) => {
      holding.delete(input.collection_id)
      return { collection: { collection_id: input.collection_id, collection_name: '' } }
    },
    ...more,
  })
}
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

test('collections that contain the voice are checked', async () => {
  const { user } = held()
  await open(user)
  await screen.findByRole('button', { name: 'Kiosk, calm' })
  expect(pressed()).toEqual(['Bedtime'])
})

test('clicking a checked collection removes the voice, and clicking again adds it', async () => {
  const { user, client } = held()
  await open(user)
  await user.click(await screen.findByRole('button', { name: 'Bedtime' }))
  expect(await screen.findByText('Removed')).toBeTruthy()
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Removed from Bedtime')
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
  expect(screen.getByRole('dialog', { name: 'Add to collection' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Bedtime/ }))
  expect(await screen.findByText('✓ Added')).toBeTruthy()
  expect(client.calls.map(({ name }) => name)).toEqual(['collections.list', 'collections.remove', 'collections.add'])
})

test('a failed removal keeps the collection checked and shows an alert', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user } = held({ 'collections.remove': () => Promise.reject(new Error('away')) })
  await open(user)
  await user.click(await screen.findByRole('button', { name: 'Bedtime' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to remove voice.')
  expect(pressed()).toEqual(['Bedtime'])
})
