import { screen, waitFor, within } from '@testing-library/react'
import type { PlayablePlaylist } from '@voice-rankings/contract'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { speechFixture, workFixture } from '../../works/testing/workFixture.ts'
import { itemFixture, playableFixture, workItemFixture } from '../testing/playlistFixture.ts'
import { refusal } from '../../testing/refusal.ts'
import { EmbeddedPlaylist } from './EmbeddedPlaylist.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  for (const name of ['load', 'pause'] as const) vi.spyOn(HTMLMediaElement.prototype, name).mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

const shared = (changed: Partial<PlayablePlaylist> = {}) => playableFixture({ is_own: false, ...changed })

function setup(
  get: NonNullable<FakeHandlers['playlists.get']> = () => shared(),
  more: FakeHandlers = {},
  access = 'secret',
) {
  const rendered = renderVoice(<EmbeddedPlaylist playlistId="p1" access={access} />, {
    handlers: { 'playlists.get': get, ...more },
  })
  const called = (name: string) => rendered.client.calls.filter((call) => call.name === name).map(({ input }) => input)
  return { ...rendered, called }
}
const list = () => screen.findByRole('list', { name: 'Items' })

describe('EmbeddedPlaylist', () => {
  it('shows name, text and items of a playlist that it loads with the token of a link', async () => {
    const { called } = setup()
    const rows = within(await list()).getAllByRole('button', { name: /^Play \d/ })
    expect(rows.map((row) => row.textContent.replace(/.*: /, ''))).toEqual(['Amelia', 'Bella', 'Clara'])
    expect(screen.getByRole('region', { name: 'Evening reading' }).textContent).toContain('This is Amelia.')
    expect(called('playlists.get')).toEqual([{ playlist_id: 'p1', access: 'secret' }])
  })

  it('links the page of the link that opened it', async () => {
    setup()
    const link = await screen.findByRole('link', { name: 'Open on Voice Rankings' })
    expect(link.getAttribute('href')).toBe('/shared/secret')
  })

  it('offers no changes, not even to its owner', async () => {
    setup(() => playableFixture())
    await list()
    expect(screen.queryByRole('button', { name: /^(Move|Actions|Rename)/ })).toBeNull()
  })

  it('plays an item, and keeps the place in the browser', async () => {
    const { user, called, storage } = setup()
    await list()
    await user.click(screen.getByRole('button', { name: 'Play 2: Bella' }))
    await user.click(await screen.findByRole('button', { name: 'Pause 2: Bella' }))
    expect(called('playlists.position')).toEqual([])
    await waitFor(() => expect(storage.get('voicePositions')).toMatch(/^\[\["[^"]+",\d+\]\]$/))
  })

  it('begins at the place of an earlier visit', async () => {
    const { user, storage, unmount } = setup()
    await list()
    await user.click(screen.getByRole('button', { name: 'Play 3: Clara' }))
    await user.click(await screen.findByRole('button', { name: 'Pause 3: Clara' }))
    unmount()
    renderVoice(<EmbeddedPlaylist playlistId="p1" />, {
      handlers: { 'playlists.get': () => shared() },
      stored: Object.fromEntries(storage),
    })
    await list()
    expect(screen.getByRole('article', { name: 'Text of Clara' })).toBeTruthy()
  })

  it('moves by the buttons, and not by keys of the page', async () => {
    const { user } = setup()
    await list()
    expect(screen.getByRole('button', { name: 'Previous item' })).toHaveProperty('disabled', true)
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('article', { name: 'Text of Amelia' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next item' }))
    expect(screen.getByRole('article', { name: 'Text of Bella' })).toBeTruthy()
  })

  it('shows the paragraph of a long text', async () => {
    setup(() => shared({ items: [workItemFixture('w'), itemFixture('b', 'Bella')] }), {
      'works.get': () => ({ work: workFixture() }),
      'works.sentence': ({ sentence_index }) => speechFixture(Number(sentence_index)),
    })
    expect(await screen.findByText('The bank')).toBeTruthy()
  })

  it.each([
    ['not_found', /^This playlist is not available\./],
    ['forbidden', /^The owner of this playlist does not allow players on other sites\./],
  ])('says why there is no playlist after %s', async (code, text) => {
    setup(() => Promise.reject(refusal(code, 'No.')))
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('is silent and says so once its link is revoked', async () => {
    let isRevoked = false
    const { user } = setup(() => (isRevoked ? Promise.reject(refusal('not_found', 'No.')) : shared()))
    await list()
    isRevoked = true
    await user.click(screen.getByRole('button', { name: /^Play$/ }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/its link has ended/)
    expect(screen.queryByRole('button', { name: /^(Play|Pause)/ })).toBeNull()
  })

  it('tries again after a failure', async () => {
    let fails = true
    const { user } = setup(() => {
      if (fails) throw new Error('The test has no connection.')
      return shared()
    })
    await screen.findByText('Could not load the playlist')
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await list()).toBeTruthy()
  })

  it('says that a playlist is empty', async () => {
    setup(() => shared({ items: [] }))
    expect(await screen.findByText(/^Nothing to play yet/)).toBeTruthy()
  })

  it('says how many items are left out', async () => {
    setup(() => shared({ left_out_count: 2 }))
    expect(await screen.findByText(/^2 items are left out/)).toBeTruthy()
  })
})
