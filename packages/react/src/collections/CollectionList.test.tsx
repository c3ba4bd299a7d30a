import { screen, waitFor, within } from '@testing-library/react'
import type { Collection } from '@voice-rankings/contract'
import { RequestError } from '@voice-rankings/sdk'
import { profileFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { CollectionList, collectionPath } from './index.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const collection = (collection_name: string): Collection => ({
  collection_id: `id of ${collection_name}`,
  collection_name,
})
const ANNA = { voice_id: 'a', voice_name: 'Anna', voice_gender: 'female' } as const
const BERT = { voice_id: 'b', voice_name: 'Bert', voice_gender: 'male' } as const
const initial = [collection('Trailers'), collection('Bedtime')]

const setup = (handlers: FakeHandlers = {}, known: readonly Collection[] | null = initial) =>
  renderVoice(<CollectionList initial={known} />, {
    profile: profileFixture(),
    handlers: {
      'collections.list': () => ({ collections: [...(known ?? [])] }),
      'collections.create': (input) => ({ collection: collection(input.collection_name) }),
      'collections.rename': (input) => ({ collection: input }),
      'collections.delete': (input) => input,
      ...handlers,
    },
  })
const names = () => screen.queryAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)
const question = () => within(screen.getByRole('dialog', { name: 'Delete “Trailers”?' }))
const newName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of a new collection' })

describe('CollectionList', () => {
  it('links to the contents of each collection, in every language', () => {
    setup()
    expect(screen.getByRole('heading', { name: 'My Collections' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Bedtime' }).getAttribute('href')).toBe(
      '/voices?languageCode=all&collectionId=id%20of%20Bedtime',
    )
    expect(collectionPath({ collection_id: 'a&b' }, '/en/voices')).toBe(
      '/en/voices?languageCode=all&collectionId=a%26b',
    )
  })

  it.each<[string, Partial<Collection>, string | undefined]>([
    ['its voices', { voice_count: 1, first_voices: [ANNA] }, '1 voice: Anna'],
    ['its first voices', { voice_count: 1202, first_voices: [ANNA, BERT] }, '1,202 voices: Anna, Bert and 1,200 more'],
    ['that it has no voices', { voice_count: 0, first_voices: [] }, 'No voices yet'],
    ['nothing while its voices are unknown', {}, undefined],
  ])('shows for a collection %s', (_what, contents, sentence) => {
    setup({}, [{ ...collection('Trailers'), ...contents }])
    const row = screen.getByRole('listitem')
    expect(row.querySelector('[part=collection-voices]')?.textContent).toBe(sentence)
    expect(row.querySelectorAll('[part=collection-faces] > span')).toHaveLength(contents.first_voices?.length ?? 0)
  })

  it('keeps the voices of a renamed collection, and a new one has none', async () => {
    const { user } = setup({}, [{ ...collection('Trailers'), voice_count: 1, first_voices: [ANNA] }])
    await user.click(screen.getByRole('button', { name: 'Rename Trailers' }))
    await user.type(screen.getByRole('textbox', { name: 'New name of Trailers' }), '2{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.type(newName(), 'Kiosk{Enter}')
    await waitFor(() => expect(names()).toEqual(['Kiosk', 'Trailers2']))
    expect(screen.getByText('1 voice: Anna')).toBeTruthy()
    expect(screen.getByText('No voices yet')).toBeTruthy()
  })

  it('explains how to begin if there are none', () => {
    setup({}, [])
    expect(screen.getByRole('heading', { level: 3, name: 'No collections yet' })).toBeTruthy()
  })

  it('fetches the collections if the page does not provide them, and again after a failure', async () => {
    const listCollections = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ collections: initial })
    const { user } = setup({ 'collections.list': listCollections }, null)
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load collections.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names()).toEqual(['Trailers', 'Bedtime']))
  })

  it('creates a collection by trimmed name', async () => {
    const { user, client } = setup()
    await user.type(newName(), '  Kiosk {Enter}')
    await waitFor(() => expect(names()).toEqual(['Kiosk', 'Trailers', 'Bedtime']))
    expect(client.calls[1]?.input).toEqual({ collection_name: 'Kiosk' })
    expect(newName().value).toBe('')
  })

  it('keeps a collection created while the list loads', async () => {
    const answers: ((list: { collections: Collection[] }) => void)[] = []
    const listCollections = () =>
      new Promise<{ collections: Collection[] }>((resolve) => {
        answers.push(resolve)
      })
    const { user } = setup({ 'collections.list': listCollections })
    await user.type(newName(), 'Kiosk{Enter}')
    answers[0]?.({ collections: [...initial] })
    await waitFor(() => expect(names()).toEqual(['Kiosk', 'Trailers', 'Bedtime']))
  })

  it('shows the number of collections and their maximum before any change', () => {
    const { client } = setup()
    expect(screen.getByText('2 of 200 collections')).toBeTruthy()
    expect(client.calls.map(({ name }) => name)).toEqual(['collections.list'])
  })

  it('does not create collections beyond the limit', async () => {
    const { user, client } = setup(
      {},
      Array.from({ length: 200 }, (_, n) => collection(`Number ${n}`)),
    )
    expect(screen.getByText('You have 200 collections, the maximum. Delete one first.')).toBeTruthy()
    await user.type(newName(), 'Kiosk{Enter}')
    expect(client.calls.map(({ name }) => name)).toEqual(['collections.list'])
  })

  it('rejects a name in use, ignoring case', async () => {
    const { user, client } = setup()
    await user.type(newName(), ' bedTIME{Enter}')
    expect(screen.getByText('You already have a collection with this name.')).toBeTruthy()
    expect(newName().getAttribute('aria-invalid')).toBe('true')
    expect(client.calls.map(({ name }) => name)).toEqual(['collections.list'])
  })

  it('renames in a dialog, also to different case', async () => {
    const { user } = setup()
    await user.click(screen.getByRole('button', { name: 'Rename Bedtime' }))
    const box = screen.getByRole('textbox', { name: 'New name of Bedtime' })
    await user.clear(box)
    await user.type(box, 'BEDTIME{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(names()).toEqual(['Trailers', 'BEDTIME'])
  })

  it('deletes after a confirmation, and Cancel deletes nothing', async () => {
    const { user, client } = setup()
    const open = () => user.click(screen.getByRole('button', { name: 'Delete Trailers' }))
    await open()
    await user.click(question().getByRole('button', { name: 'Cancel' }))
    expect(client.calls.map(({ name }) => name)).toEqual(['collections.list'])
    await open()
    await user.click(question().getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(names()).toEqual(['Bedtime']))
    expect(screen.getByText('Trailers is deleted')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Collections' }))
  })

  const conflict = new RequestError({
    status: 409,
    code: 'conflict',
    message: 'That name is in use.',
    issues: [],
    requestId: null,
  })
  it.each([
    ['the server’s own sentence', conflict, 'That name is in use.'],
    ['a sentence of ours', new Error('offline'), 'The collection could not be renamed.'],
  ])('stays unchanged if the server refuses, and shows %s', async (_whose, error, sentence) => {
    const { user } = setup({ 'collections.rename': () => Promise.reject(error) })
    await user.click(screen.getByRole('button', { name: 'Rename Bedtime' }))
    await user.type(screen.getByRole('textbox', { name: 'New name of Bedtime' }), '2{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    await user.keyboard('{Escape}')
    expect(names()).toEqual(['Trailers', 'Bedtime'])
  })

  it('reports a failed creation and keeps the typed name', async () => {
    const { user } = setup({ 'collections.create': () => Promise.reject(new Error('offline')) })
    await user.type(newName(), 'Kiosk{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to create collection.')
    expect(newName().value).toBe('Kiosk')
  })
})
