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

test('a visitor is asked to log in, and no list is loaded', async () => {
  const { user, client } = renderVoice(<CollectionMenu voice={voiceListingFixture()} />)
  await open(user)
  expect(await screen.findByRole('dialog', { name: 'Join to Create Collections' })).toBeTruthy()
  expect(screen.getByText('Become a member to save and share your own voice collections.')).toBeTruthy()
  expect(client.calls).toEqual([])
})

test('opens, is narrowed by typing, adds by Enter and says "✓ Added"', async () => {
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

test('closes 1.2 s after the voice was added, and the focus is on its button again', async () => {
  const { user } = menu()
  await open(user)
  await user.click(await screen.findByRole('button', { name: 'Kiosk, calm' }))
  await screen.findByText('✓ Added')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 2000 })
  const button = screen.getByRole('button', { name: 'Add to collection' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('the arrow keys go from the box along the list and around', async () => {
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

test('says how many collections there are of how many there may be', async () => {
  const { user } = menu()
  await open(user)
  expect(await screen.findByText('3 of 200 collections')).toBeTruthy()
})

test('offers to create none when there are as many as there may be', async () => {
  const collections = Array.from({ length: 200 }, (_, n) => ({
    collection_id: `c${n}`,
    collection_name: `Number ${n}`,
  }))
  const { user } = menu({ 'collections.list': () => ({ collections }) })
  await open(user)
  await screen.findByText('You have 200 collections, and more are not kept. Delete one first.')
  await user.type(screen.getByRole('textbox'), 'Kiosk')
  expect(screen.queryByRole('button', { name: /Create/ })).toBeNull()
})

test('offers to create only a name that is not there', async () => {
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
])('the failure of %o after "%s" is told in an alert: %s', async (handlers, text, message) => {
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

/** A server where the voice is in “Bedtime”. */
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

test('the collections that hold the voice already are marked', async () => {
  const { user } = held()
  await open(user)
  await screen.findByRole('button', { name: 'Kiosk, calm' })
  expect(pressed()).toEqual(['Bedtime'])
})

test('a click on a collection that holds the voice takes it out, and another puts it back', async () => {
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

test('a voice that could not be taken out stays marked, and an alert says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user } = held({ 'collections.remove': () => Promise.reject(new Error('away')) })
  await open(user)
  await user.click(await screen.findByRole('button', { name: 'Bedtime' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to remove voice.')
  expect(pressed()).toEqual(['Bedtime'])
})
