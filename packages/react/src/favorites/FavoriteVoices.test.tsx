import { act, screen, waitFor } from '@testing-library/react'
import { profileFixture, searchResultFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { FavoriteVoices } from './index.ts'

afterEach(() => vi.restoreAllMocks())

const kept = (name: string) =>
  voiceListingFixture({ voice_id: name, voice_name: name, voice_favorite_id: `favorite of ${name}` })
const profile = profileFixture()

describe('FavoriteVoices', () => {
  it('lists favourites in every language, with samples and hearts', async () => {
    const { client } = renderVoice(<FavoriteVoices />, {
      profile,
      handlers: { 'voices.search': () => searchResultFixture([kept('Clara'), kept('Noor')]) },
    })
    expect(screen.getByText('Loading your favorites…')).toBeTruthy()
    await screen.findAllByRole('article')
    expect(client.calls[0]?.input).toMatchObject({ favorites: 'true', languageCode: 'all' })
    expect(screen.getByRole('link', { name: 'Noor' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove from favorites: Noor' })).toBeTruthy()
  })

  it('keeps removed favourites listed until the page is left, so they can be restored', async () => {
    const { user, client } = renderVoice(<FavoriteVoices initial={searchResultFixture([kept('Clara')])} />, {
      profile,
      handlers: {
        'favorites.set': (input) => ({ voice_favorite_id: input.voice_favorite_id === null ? 'new' : null }),
      },
    })
    await user.click(screen.getByRole('button', { name: 'Remove from favorites: Clara' }))
    await user.click(await screen.findByRole('button', { name: 'Add to favorites: Clara' }))
    expect(await screen.findByRole('button', { name: 'Remove from favorites: Clara' })).toBeTruthy()
    expect(client.calls.map(({ name }) => name)).toEqual(['favorites.set', 'favorites.set'])
  })

  it('links to the rest if only some are shown', () => {
    const initial = searchResultFixture([kept('Clara'), kept('Noor')], { total: 1200 })
    renderVoice(<FavoriteVoices initial={initial} count={1} />, { profile })
    expect(screen.getAllByRole('article')).toHaveLength(1)
    const all = screen.getByRole('link', { name: 'Show all 1,200 in the catalogue' })
    expect(all.getAttribute('href')).toBe('/voices?favorites=true&languageCode=all')
  })

  it('explains how to add favourites if there are none', () => {
    renderVoice(<FavoriteVoices initial={searchResultFixture([])} />, { profile })
    expect(screen.getByText('Press the heart of a voice to save it here.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Browse voices' }).getAttribute('href')).toBe('/voices')
  })

  it.each([
    ['another voice', 'Noor', ['Clara', 'Noor'], 1],
    ['one that is listed', 'Clara', ['Clara'], 0],
  ])('shows %s added elsewhere on the page or in another tab', async (_what, voiceId, names, calls) => {
    const { runtime, client } = renderVoice(<FavoriteVoices initial={searchResultFixture([kept('Clara')])} />, {
      profile,
      handlers: { 'voices.search': () => searchResultFixture([kept('Clara'), kept('Noor')]) },
    })
    act(() => runtime.changes.tell({ kind: 'favorite', voiceId, favoriteId: 'favorite' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(names.length))
    for (const name of names) expect(screen.getByRole('link', { name })).toBeTruthy()
    expect(client.calls).toHaveLength(calls)
  })

  it('keeps the list if loading another voice fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { runtime } = renderVoice(<FavoriteVoices initial={searchResultFixture([kept('Clara')])} />, {
      profile,
      handlers: { 'voices.search': () => Promise.reject(new Error('offline')) },
    })
    act(() => runtime.changes.tell({ kind: 'favorite', voiceId: 'Noor', favoriteId: 'favorite' }))
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce())
    expect(screen.getByRole('link', { name: 'Clara' })).toBeTruthy()
  })

  it('loads again after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const searchVoices = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(searchResultFixture([kept('Clara')]))
    const { user } = renderVoice(<FavoriteVoices />, { profile, handlers: { 'voices.search': searchVoices } })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Clara' })).toBeTruthy()
  })
})
