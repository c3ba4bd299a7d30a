import type { UserProfile } from '@voice-rankings/contract'
import { createObservable } from '@voice-rankings/playback'
import { LoginRequiredError } from '@voice-rankings/sdk'
import type { Client } from '@voice-rankings/sdk'
import type { SessionState } from '@voice-rankings/sdk/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change } from './changes.ts'
import { createChanges } from './changes.ts'
import { createFavorites } from './favorites.ts'
import type { LoginPromptTexts } from './loginPrompt.ts'

const TEXTS = { title: 'Join Voice Rankings', description: 'Log in to favorite voices' }
const voice = { voice_id: 'flite-slt--warm', voice_favorite_id: null }
const ann = { user_email: 'ann@example.com' } as UserProfile

interface Sent {
  voice_favorite_id: string | null
  /** Lets the server respond. */
  answer: (favoriteId: string | null) => void
  refuse: (error: Error) => void
}

function setup(profile: UserProfile | null = ann) {
  const state = createObservable<SessionState>({ profile, known: true, login: 0, logout: 0, problem: null })
  const sent: Sent[] = []
  const setFavorite: Client['favorites']['set'] = ({ voice_favorite_id }) =>
    new Promise((resolve, reject) => {
      sent.push({ voice_favorite_id, answer: (id) => resolve({ voice_favorite_id: id }), refuse: reject })
    })
  const open = vi.fn<(texts?: LoginPromptTexts) => void>()
  const told = vi.fn<(favoriteId: string | null) => void>()
  const session = { getState: state.getState, subscribe: state.subscribe, refresh: async () => {} }
  const channel = { postMessage: vi.fn<(message: unknown) => void>(), addEventListener: vi.fn<() => void>() }
  const changes = createChanges({ channel, owner: () => state.getState().profile?.user_email ?? null })
  const favorites = createFavorites({
    client: { favorites: { set: setFavorite } },
    session,
    loginPrompt: { open },
    changes,
  })
  /** Simulates a message of the user's other tab. */
  const hear = (change: Change, owner = ann.user_email) => {
    const [[, listener] = []] = channel.addEventListener.mock.calls as unknown as [string, (event: object) => void][]
    listener?.({ data: { owner, change } })
  }
  const become = (next: UserProfile | null) => state.setState({ ...state.getState(), profile: next })
  return { favorites, sent, open, told, become, hear, channel, toggle: () => favorites.toggle(voice, TEXTS, told) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

it("a voice becomes a favourite at once, and receives the server's id", async () => {
  const { favorites, sent, told, toggle } = setup()
  void toggle()
  expect(favorites.of(voice)).toEqual({ isFavorite: true, id: null, status: 'saving' })
  expect(sent[0]?.voice_favorite_id).toBeNull()
  sent[0]?.answer('fav1')
  await settled()
  expect(favorites.of(voice)).toEqual({ isFavorite: true, id: 'fav1', status: 'saved' })
  expect(told.mock.calls).toEqual([['fav1']])
})

it('a removal resets the id to null, and the parent is notified', async () => {
  const { favorites, sent, told } = setup()
  const kept = { ...voice, voice_favorite_id: 'fav1' }
  void favorites.toggle(kept, TEXTS, told)
  expect(sent[0]?.voice_favorite_id).toBe('fav1')
  sent[0]?.answer(null)
  await settled()
  expect(favorites.of(kept)).toEqual({ isFavorite: false, id: null, status: 'saved' })
  expect(told.mock.calls).toEqual([[null]])
})

it('a refused change is logged and rolled back without notification', async () => {
  const { favorites, sent, told, open, toggle } = setup()
  void toggle()
  sent[0]?.refuse(new Error('offline'))
  await settled()
  expect(favorites.of(voice)).toEqual({ isFavorite: false, id: null, status: 'failed' })
  expect(console.error).toHaveBeenCalledOnce()
  expect(told).not.toHaveBeenCalled()
  expect(open).not.toHaveBeenCalled()
})

it('the last of several quick clicks wins, one call at a time', async () => {
  const { favorites, sent, told, toggle } = setup()
  void toggle()
  void toggle()
  expect(sent).toHaveLength(1)
  expect(favorites.of(voice).isFavorite).toBe(false)
  sent[0]?.answer('fav1')
  await settled()
  expect(sent[1]?.voice_favorite_id).toBe('fav1')
  sent[1]?.answer(null)
  await settled()
  expect(favorites.of(voice)).toEqual({ isFavorite: false, id: null, status: 'saved' })
  expect(told).not.toHaveBeenCalled()
})

it("the server's state is shown after a second change failed", async () => {
  const { favorites, sent, told, toggle } = setup()
  void toggle()
  void toggle()
  sent[0]?.answer('fav1')
  await settled()
  sent[1]?.refuse(new Error('offline'))
  await settled()
  expect(favorites.of(voice)).toEqual({ isFavorite: true, id: 'fav1', status: 'failed' })
  expect(told.mock.calls).toEqual([['fav1']])
})

it('a server that keeps its state is not called forever', async () => {
  const { favorites, sent, toggle } = setup()
  void toggle()
  sent[0]?.answer(null)
  await settled()
  expect(sent).toHaveLength(1)
  expect(favorites.of(voice).isFavorite).toBe(false)
})

it('a visitor is asked to log in, and nothing is sent', async () => {
  const { favorites, sent, open, toggle } = setup(null)
  await toggle()
  expect(open.mock.calls).toEqual([[TEXTS]])
  expect(sent).toHaveLength(0)
  expect(favorites.of(voice).isFavorite).toBe(false)
})

it('an expired session asks for a login', async () => {
  const { sent, open, toggle } = setup()
  void toggle()
  sent[0]?.refuse(
    new LoginRequiredError({ status: 401, code: 'login_required', message: '', issues: [], requestId: null }),
  )
  await settled()
  expect(open.mock.calls).toEqual([[TEXTS]])
})

it('changes of one user are dropped when another logs in', async () => {
  const { favorites, sent, told, become, toggle } = setup()
  void toggle()
  become(null)
  expect(favorites.of(voice)).toEqual({ isFavorite: false, id: null, status: 'saved' })
  sent[0]?.answer('fav1')
  await settled()
  expect(favorites.of(voice).isFavorite).toBe(false)
  expect(told).not.toHaveBeenCalled()
})

describe('another tab', () => {
  const favorite = (favoriteId: string | null): Change => ({ kind: 'favorite', voiceId: voice.voice_id, favoriteId })

  it('is notified of a favourite once the server has saved it, and not of a refused one', async () => {
    const { sent, channel, toggle } = setup()
    void toggle()
    expect(channel.postMessage).not.toHaveBeenCalled()
    sent[0]?.answer('fav1')
    await settled()
    void toggle()
    sent[1]?.refuse(new Error('offline'))
    await settled()
    expect(channel.postMessage.mock.calls).toEqual([[{ owner: 'ann@example.com', change: favorite('fav1') }]])
  })

  it.each([
    ['that adds a favourite', voice, 'fav1', { isFavorite: true, id: 'fav1', status: 'saved' }],
    [
      'that removes a favourite',
      { ...voice, voice_favorite_id: 'fav1' },
      null,
      { isFavorite: false, id: null, status: 'saved' },
    ],
  ])('%s updates this one', (_what, shown, favoriteId, state) => {
    const { favorites, hear } = setup()
    hear(favorite(favoriteId))
    expect(favorites.of(shown)).toEqual(state)
  })

  it('of another user changes nothing here', () => {
    const { favorites, hear } = setup()
    hear(favorite('fav1'), 'bob@example.com')
    expect(favorites.of(voice).isFavorite).toBe(false)
  })

  it('does not undo a pending change here', async () => {
    const { favorites, sent, hear, toggle } = setup()
    void toggle()
    hear(favorite(null))
    expect(favorites.of(voice)).toEqual({ isFavorite: true, id: null, status: 'saving' })
    sent[0]?.answer('fav2')
    await settled()
    expect(favorites.of(voice)).toEqual({ isFavorite: true, id: 'fav2', status: 'saved' })
  })
})
