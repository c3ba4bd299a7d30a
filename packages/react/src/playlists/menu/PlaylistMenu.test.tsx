import { screen } from '@testing-library/react'
import type { Playlist } from '@voice-rankings/contract'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { PlaylistMenu } from './index.ts'
import { itemFixture, playlistFixture } from '../testing/playlistFixture.ts'
import { refusal } from '../../testing/refusal.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const two = [playlistFixture(), playlistFixture({ playlist_id: 'p2', playlist_name: 'Trains' })]
const item = { kind: 'voice', voice_id: 'v1' } as const
const LATE = { timeout: 10_000 }

async function open(handlers: FakeHandlers = {}, playlists: Playlist[] = two) {
  const added: unknown[] = []
  const view = renderVoice(<PlaylistMenu item={item} name="Amelia" />, {
    handlers: {
      'playlists.list': () => ({ playlists }),
      'playlists.create': (input) => ({ playlist: playlistFixture({ ...input, playlist_id: 'p3' }) }),
      'playlists.add'(input) {
        added.push(input)
        return { playlist: playlistFixture({ playlist_id: input.playlist_id }), item: itemFixture('a', 'Amelia') }
      },
      ...handlers,
    },
  })
  await view.user.click(screen.getByRole('button', { name: 'Add to playlist' }))
  const box = await screen.findByRole('textbox', { name: 'Find or create' }, LATE)
  return { ...view, box, added }
}

describe('PlaylistMenu', () => {
  it('adds the item to a playlist, and says so', async () => {
    const { user, added } = await open()
    await user.click(await screen.findByRole('button', { name: 'Evening reading' }))
    expect(await screen.findByText('✓ Added')).toBeTruthy()
    expect(added).toEqual([{ playlist_id: 'p1', item }])
  })

  it('finds a playlist by a part of its name, and Enter adds the item', async () => {
    const { user, added, box } = await open()
    await screen.findByRole('button', { name: 'Evening reading' })
    await user.type(box, 'rai{Enter}')
    expect(added).toEqual([{ playlist_id: 'p2', item }])
  })

  it('creates a playlist with the item', async () => {
    const { user, added, box } = await open()
    await screen.findByRole('button', { name: 'Evening reading' })
    await user.type(box, 'Ships')
    await user.click(screen.getByRole('button', { name: 'Create “Ships”' }))
    expect(await screen.findByText('✓ Added')).toBeTruthy()
    expect(added).toEqual([{ playlist_id: 'p3', item }])
  })

  it('gives the reason if the item cannot be added', async () => {
    const { user } = await open({ 'playlists.add': () => Promise.reject(refusal('conflict', 'It is full.')) })
    await user.click(await screen.findByRole('button', { name: 'Trains' }))
    expect((await screen.findByRole('alert')).textContent).toBe('It is full.')
  })

  it('can load the list again after a failure', async () => {
    const list = vi.fn<() => { playlists: Playlist[] }>(() => ({ playlists: two }))
    list.mockImplementationOnce(() => {
      throw new Error('offline')
    })
    const { user } = await open({ 'playlists.list': list })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Trains' })).toBeTruthy()
  })

  it('says that there is none yet', async () => {
    await open({}, [])
    expect(await screen.findByText('No playlists yet. Type a name to create one.')).toBeTruthy()
  })
})
