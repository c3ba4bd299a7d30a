import { screen, waitFor, within } from '@testing-library/react'
import type { PlayablePlaylist } from '@voice-rankings/contract'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { VoicePlaylist } from './index.ts'
import { speechFixture, workFixture } from '../works/testing/workFixture.ts'
import { itemFixture, playableFixture, playlistFixture, workItemFixture } from './testing/playlistFixture.ts'
import { refusal } from '../testing/refusal.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  for (const name of ['load', 'pause'] as const) vi.spyOn(HTMLMediaElement.prototype, name).mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

let sent: [string, unknown][]
beforeEach(() => (sent = []))

/** Handler that notes its input and gives an answer. */
const note =
  <T,>(call: string, answer: T) =>
  (input: unknown): T => {
    sent.push([call, input])
    return answer
  }

function setup(initial: PlayablePlaylist | undefined = playableFixture(), handlers: FakeHandlers = {}) {
  return renderVoice(
    <VoicePlaylist playlistId="p1" initial={initial} listHref="/app/playlists" voicesHref="/voices" />,
    {
      handlers: {
        'playlists.get': () => playableFixture(),
        'playlists.position': note('position', { playlist_position: null }),
        'playlists.move': note('move', { item_ids: ['b', 'a', 'c'] }),
        'playlists.remove': note('remove', { playlist: playlistFixture({ item_count: 2 }) }),
        'playlists.add': note('add', { playlist: playlistFixture(), item: itemFixture('b2', 'Bella') }),
        'playlists.rename': note('rename', { playlist: playlistFixture({ playlist_name: 'Night' }) }),
        'playlists.pause': note('pause', { playlist: playlistFixture({ playlist_pause: 2000 }) }),
        ...handlers,
      },
    },
  )
}
const list = () => screen.getByRole('list', { name: 'Items' })
const names = () =>
  within(list())
    .getAllByRole('button', { name: /^(Play|Pause) \d/ })
    .map((button) => button.textContent.replace(/.*: /, ''))
const handle = (voice: string) => screen.getByRole('button', { name: `Move ${voice}` })
async function choose(user: ReturnType<typeof setup>['user'], voice: string, action: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: `Actions for ${voice}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }, { timeout: 10_000 }))
}

const load = (get: NonNullable<FakeHandlers['playlists.get']>) =>
  renderVoice(<VoicePlaylist playlistId="p1" listHref="/app/playlists" />, { handlers: { 'playlists.get': get } })
async function rename(user: ReturnType<typeof setup>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await user.clear(screen.getByRole('textbox', { name: 'Name of the playlist' }))
  await user.type(screen.getByRole('textbox', { name: 'Name of the playlist' }), 'Night')
  await user.click(screen.getByRole('button', { name: 'Save' }))
}

/** A playlist of a long text and a snippet. */
const withWork = (changed: Partial<PlayablePlaylist> = {}) =>
  playableFixture({ items: [workItemFixture('w'), itemFixture('b', 'Bella')], ...changed })

describe('VoicePlaylist, the player', () => {
  it('is loaded with the token of a link, and links no share settings for guests', async () => {
    const get = note('get', { ...playableFixture(), is_own: false })
    renderVoice(<VoicePlaylist playlistId="p1" access="secret" shareHref="/share" />, {
      handlers: { 'playlists.get': get },
    })
    await waitFor(() => expect(list()).toBeTruthy())
    expect(sent).toEqual([['get', { playlist_id: 'p1', access: 'secret' }]])
    expect(screen.queryByRole('link', { name: 'Share' })).toBeNull()
  })

  it('links its share settings for its owner', () => {
    renderVoice(<VoicePlaylist playlistId="p1" initial={playableFixture()} shareHref="/share" />)
    expect(screen.getByRole('link', { name: 'Share' }).getAttribute('href')).toBe('/share')
  })

  it('shows the items in order, with their number and length', () => {
    setup()
    expect(screen.getByRole('heading', { level: 1, name: 'Evening reading' })).toBeTruthy()
    expect(names()).toEqual(['Amelia', 'Bella', 'Clara'])
    expect(screen.getByText('3 items · 1 min')).toBeTruthy()
  })

  it('begins where the listener stopped', () => {
    setup(playableFixture({ playlist_position: { item_id: 'b', sentence_index: 0, position_ms: 100 } }))
    expect(screen.getByRole('article', { name: 'Text of Bella' }).textContent).toContain('This is Bella.')
    expect(screen.getByText('2 of 3 · Flite')).toBeTruthy()
  })

  it('moves by buttons and by keys', async () => {
    const { user } = setup()
    expect(screen.getByRole('button', { name: 'Previous item' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Next item' }))
    expect(screen.getByText('2 of 3 · Flite')).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByText('3 of 3 · Flite')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Next item' })).toHaveProperty('disabled', true)
  })

  it('plays the item that is clicked, and saves the place when it is paused', async () => {
    const { user } = setup()
    await user.click(screen.getByRole('button', { name: 'Play 2: Bella' }))
    await user.click(await screen.findByRole('button', { name: 'Pause 2: Bella' }))
    expect(screen.getByRole('button', { name: 'Play 2: Bella' })).toBeTruthy()
    expect(sent).toEqual([
      ['position', { playlist_id: 'p1', playlist_position: { item_id: 'b', sentence_index: 0, position_ms: 0 } }],
    ])
  })

  describe('with a long text', () => {
    const handlers: FakeHandlers = {
      'works.get': () => ({ work: workFixture() }),
      'works.sentence': ({ sentence_index }) => speechFixture(Number(sentence_index)),
    }

    it('shows the paragraph where the listener stopped', async () => {
      setup(withWork({ playlist_position: { item_id: 'w', sentence_index: 5, position_ms: 10 } }), handlers)
      expect(await screen.findByText('It was empty.')).toBeTruthy()
      expect(screen.getByRole('heading', { level: 2, name: 'The river' })).toBeTruthy()
      expect(screen.queryByText('We sat on the bank.')).toBeNull()
    })

    it('plays the sentence that is clicked, and saves the place as a sentence', async () => {
      setup(withWork({ playlist_position: { item_id: 'w', sentence_index: 1, position_ms: 0 } }), handlers)
      const sentence = await screen.findByText('Nobody spoke.')
      sentence.click()
      await waitFor(() => expect(sentence.dataset.state).toBe('now'))
      ;(await screen.findByRole('button', { name: 'Pause 1: Wilma' })).click()
      const place = { item_id: 'w', sentence_index: 2, position_ms: 0 }
      await waitFor(() => expect(sent).toEqual([['position', { playlist_id: 'p1', playlist_position: place }]]))
    })

    it('moves to the next item by a button', async () => {
      const { user } = setup(withWork(), handlers)
      await user.click(screen.getByRole('button', { name: 'Next item' }))
      expect(screen.getByText('2 of 2 · Flite')).toBeTruthy()
    })
  })

  it('offers no changes to listeners, and tells them of items that are left out', () => {
    setup(playableFixture({ is_own: false, left_out_count: 2 }))
    expect(screen.queryByRole('button', { name: /^(Move|Actions|Rename)/ })).toBeNull()
    expect(screen.getByText(/^2 items are left out/)).toBeTruthy()
  })

  it('leads to the voices while it is empty', () => {
    setup(playableFixture({ items: [] }))
    expect(screen.getByRole('heading', { name: 'Nothing to play yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Browse the voices' }).getAttribute('href')).toBe('/voices')
  })
})

describe('VoicePlaylist, loading', () => {
  it('tells that it does not exist, with a way back', async () => {
    load(() => Promise.reject(refusal('not_found', 'Gone.')))
    expect(await screen.findByRole('heading', { name: 'This playlist does not exist' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My Playlists' }).getAttribute('href')).toBe('/app/playlists')
  })

  it('can be loaded again after a failure', async () => {
    const get = vi.fn<() => PlayablePlaylist>(() => playableFixture())
    get.mockImplementationOnce(() => {
      throw new Error('offline')
    })
    const { user } = load(get)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Evening reading' })).toBeTruthy()
  })

  it('shows its items under StrictMode', () => {
    renderVoice(
      <StrictMode>
        <VoicePlaylist playlistId="p1" initial={playableFixture()} />
      </StrictMode>,
    )
    expect(names()).toEqual(['Amelia', 'Bella', 'Clara'])
  })
})

describe('VoicePlaylist, the order', () => {
  it('moves an item by the arrow keys of its handle, and says where it is', async () => {
    const { user } = setup()
    handle('Bella').focus()
    await user.keyboard('{ArrowUp}')
    expect(names()).toEqual(['Bella', 'Amelia', 'Clara'])
    expect(sent).toEqual([['move', { playlist_id: 'p1', item_id: 'b', after_item_id: null }]])
    expect(screen.getByText('Bella is now 1 of 3')).toBeTruthy()
    expect(document.activeElement).toBe(handle('Bella'))
  })

  it('moves an item by its menu', async () => {
    const { user } = setup()
    await choose(user, 'Amelia', 'Move down')
    expect(names()).toEqual(['Bella', 'Amelia', 'Clara'])
    expect(sent).toEqual([['move', { playlist_id: 'p1', item_id: 'a', after_item_id: 'b' }]])
  })

  it('keeps the current item when the order changes', async () => {
    const { user } = setup()
    handle('Amelia').focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByText('2 of 3 · Flite')).toBeTruthy()
    expect(screen.getByRole('article', { name: 'Text of Amelia' })).toBeTruthy()
  })

  it('shows the order of another page that moved an item at the same time, and says so', async () => {
    const [a, b, c] = playableFixture().items
    const { user } = setup(undefined, {
      'playlists.move': () => ({ item_ids: ['c', 'b', 'a'] }),
      'playlists.get': () => playableFixture({ items: [c!, b!, a!] }),
    })
    await screen.findByRole('list', { name: 'Items' })
    handle('Bella').focus()
    await user.keyboard('{ArrowUp}')
    expect(await screen.findByText('The playlist was changed on another page. This is the order now.')).toBeTruthy()
    expect(names()).toEqual(['Clara', 'Bella', 'Amelia'])
  })

  it('shows the old order again if the server refuses', async () => {
    const { user } = setup(undefined, { 'playlists.move': () => Promise.reject(refusal('internal', 'Not now.')) })
    await screen.findByRole('list', { name: 'Items' })
    handle('Bella').focus()
    await user.keyboard('{ArrowUp}')
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
    await waitFor(() => expect(names()).toEqual(['Amelia', 'Bella', 'Clara']))
  })

  it('removes an item, and puts it back where it was', async () => {
    const { user } = setup()
    await choose(user, 'Bella', 'Remove')
    expect(names()).toEqual(['Amelia', 'Clara'])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(names()).toEqual(['Amelia', 'Bella', 'Clara']))
    const item = { kind: 'snippet', voice_snippet_id: 's-b' }
    expect(sent.at(-1)).toEqual(['add', { playlist_id: 'p1', item, after_item_id: 'a' }])
  })
})

describe('VoicePlaylist, its settings', () => {
  it('renames it', async () => {
    const { user } = setup()
    await rename(user)
    expect(await screen.findByRole('heading', { level: 1, name: 'Night' })).toBeTruthy()
    expect(sent).toEqual([['rename', { playlist_id: 'p1', playlist_name: 'Night' }]])
  })

  it('keeps the typed name if the server refuses it', async () => {
    const { user } = setup(undefined, { 'playlists.rename': () => Promise.reject(refusal('conflict', 'In use.')) })
    await screen.findByRole('list', { name: 'Items' })
    await rename(user)
    expect((await screen.findByRole('alert')).textContent).toContain('In use.')
    expect(screen.getByRole('textbox', { name: 'Name of the playlist' })).toHaveProperty('value', 'Night')
  })

  it('sets the pause between items', async () => {
    const { user } = setup()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pause between items' }), '2 seconds')
    expect(sent).toEqual([['pause', { playlist_id: 'p1', playlist_pause: 2000 }]])
  })
})

describe('the download of a playlist', () => {
  it('writes all of it, and the item that is played', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = setup(undefined, {
      'playlists.export': note('export', { file_url: '/exports/playlists/p1/x', file_name: 'Evening reading.m4b' }),
    })
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await user.click(await screen.findByRole('menuitem', { name: /^m4b/ }))
    expect(await screen.findByText('The download of Evening reading.m4b has started.')).toBeTruthy()
    await user.click(
      within(screen.getByRole('group', { name: 'Item: 1 Amelia' })).getByRole('menuitem', { name: /^mp3/ }),
    )
    expect(sent).toEqual([
      ['export', { playlist_id: 'p1', format: 'm4b' }],
      ['export', { playlist_id: 'p1', format: 'mp3', item_id: 'a' }],
    ])
  })

  it('is offered to the owner only', () => {
    setup(playableFixture({ is_own: false }))
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  })
})
