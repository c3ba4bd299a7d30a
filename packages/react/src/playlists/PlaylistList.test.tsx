import { screen, within } from '@testing-library/react'
import type { Playlist } from '@voice-rankings/contract'
import { profileFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { PlaylistList } from './index.ts'
import { playlistFixture } from './testing/playlistFixture.ts'
import { refusal } from '../testing/refusal.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const two = [playlistFixture(), playlistFixture({ playlist_id: 'p2', playlist_name: 'Trains', item_count: 1 })]
const onCreated = vi.fn<(playlist: Playlist) => void>()

const setup = (handlers: FakeHandlers = {}, initial: Playlist[] | undefined = two, isUser = false) =>
  renderVoice(
    <PlaylistList initial={initial} hrefOf={({ playlist_id }) => `/playlist/${playlist_id}`} onCreated={onCreated} />,
    {
      ...(isUser && { profile: profileFixture() }),
      handlers: {
        'playlists.list': () => ({ playlists: two }),
        'playlists.create': (input) => ({ playlist: playlistFixture({ ...input, playlist_id: 'p3', item_count: 0 }) }),
        'playlists.delete': (input) => input,
        'playlists.restore': () => ({ playlist: two[1]! }),
        ...handlers,
      },
    },
  )
const names = () => screen.queryAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)
const box = () => screen.getByRole('textbox', { name: 'Name of a new playlist' })

describe('PlaylistList', () => {
  it('links each playlist, with its number of items', () => {
    setup()
    expect(screen.getByRole('link', { name: 'Trains' }).getAttribute('href')).toBe('/playlist/p2')
    expect(screen.getByText('1 item')).toBeTruthy()
  })

  it('creates a playlist', async () => {
    const { user } = setup()
    await user.type(box(), ' Ships {Enter}')
    expect(await screen.findByRole('link', { name: 'Ships' })).toBeTruthy()
    const expected = { playlist_id: 'p3', playlist_name: 'Ships' }
    expect(onCreated).toHaveBeenLastCalledWith(expect.objectContaining(expected))
  })

  it('does not create a name twice, ignoring case', async () => {
    const { user } = setup()
    await user.type(box(), 'trains')
    expect(screen.getByText('You already have a playlist with this name.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true)
  })

  it('keeps the typed name if the server refuses it', async () => {
    const { user } = setup({ 'playlists.create': () => Promise.reject(refusal('conflict', 'In use.')) })
    await user.type(box(), 'Ships{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('In use.')
    expect(box()).toHaveProperty('value', 'Ships')
  })

  it('deletes a playlist, and restores it', async () => {
    const { user } = setup()
    await user.click(screen.getByRole('button', { name: 'Delete Trains' }))
    expect(names()).toEqual(['Evening reading'])
    expect(screen.getByText('Trains is deleted')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Trains' })).toBeTruthy()
  })

  it('shows a playlist again that the server did not delete', async () => {
    const { user } = setup({ 'playlists.delete': () => Promise.reject(refusal('internal', 'Not now.')) })
    await user.click(screen.getByRole('button', { name: 'Delete Trains' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
    expect(names()).toEqual(['Evening reading', 'Trains'])
  })

  it('can be loaded again after a failure', async () => {
    const list = vi.fn<() => { playlists: Playlist[] }>(() => ({ playlists: two }))
    list.mockImplementationOnce(() => {
      throw new Error('offline')
    })
    const { user } = renderVoice(<PlaylistList hrefOf={() => '/'} />, { handlers: { 'playlists.list': list } })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Trains' })).toBeTruthy()
  })

  it('says that there is none yet', () => {
    setup({}, [])
    expect(screen.getByRole('heading', { name: 'No playlists yet' })).toBeTruthy()
  })

  it('tells visitors, but not users, that playlists are kept on the device', () => {
    const { unmount } = setup()
    expect(screen.getByText(/^Your playlists are kept on this device/)).toBeTruthy()
    unmount()
    setup({}, two, true)
    expect(screen.queryByText(/^Your playlists are kept on this device/)).toBeNull()
  })
})
