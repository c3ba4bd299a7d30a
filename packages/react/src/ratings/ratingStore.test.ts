import type { Stars } from '@voice-rankings/contract'
import { createObservable } from '@voice-rankings/playback'
import { createFakeClient, createFakeClock } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Changes } from '../runtime/index.ts'
import type { Heard } from './ratingStore.ts'
import { createRatingStore, TOKEN_LIFETIME_MS } from './ratingStore.ts'

const SNIPPET: Heard = { text: 'Good morning.', snippetId: 'q7c1v9' }
const SAMPLE: Heard = { text: 'Hello, and welcome.', snippetId: null }

function setup(handlers: FakeHandlers = {}) {
  const clock = createFakeClock()
  const votes = createObservable<ReadonlyMap<string, Stars>>(new Map())
  let tokens = 0
  const client = createFakeClient({
    'ratings.token': () => ({ rating_token: `token${++tokens}` }),
    'ratings.save': () => ({}),
    ...handlers,
  })
  const tell = vi.fn<Changes['tell']>()
  const store = createRatingStore({ client, voiceId: 'flite-slt--warm', votes, changes: { tell }, clock })
  const sent = (name: 'ratings.token' | 'ratings.save') =>
    client.calls.filter((call) => call.name === name).map(({ input }) => input)
  const hear = (heard = SNIPPET) => {
    store.begin(heard)
    store.end()
  }
  return {
    store,
    votes,
    clock,
    sent,
    hear,
    told: () => tell.mock.calls.map(([change]) => change),
    status: () => store.getState().status,
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe('rating prompt', () => {
  test('is hidden until the voice has played to its end', () => {
    const { store, status } = setup()
    store.end()
    expect(status()).toBe('hidden')
    store.begin(SNIPPET)
    expect(status()).toBe('hidden')
    store.end()
    expect(status()).toBe('shown')
  })

  test('stays hidden if any player of the page has rated the voice', () => {
    const { hear, votes, status } = setup()
    votes.setState(new Map([['flite-slt--warm', 4]]))
    hear()
    expect(status()).toBe('hidden')
  })

  test('stays hidden after it was dismissed, until the route changes', () => {
    const { store, hear, status } = setup()
    store.enter('/voice/a')
    hear()
    store.dismiss()
    hear()
    expect(status()).toBe('dismissed')
    store.enter('/voice/a')
    expect(status()).toBe('dismissed')
    store.enter('/voice/b')
    expect(status()).toBe('hidden')
    hear()
    expect(status()).toBe('shown')
  })

  test('closes at once when a vote is sent, and the voice counts as rated', async () => {
    const { store, hear, votes, status } = setup()
    hear()
    const saved = store.rate(5)
    expect([status(), votes.getState().get('flite-slt--warm')]).toEqual(['hidden', 5])
    expect(await saved).toBe(true)
    hear()
    expect(status()).toBe('hidden')
  })
})

describe('vote', () => {
  test('carries the played text and the token requested when it started', async () => {
    const { store, hear, sent } = setup()
    hear()
    await store.rate(4)
    expect(sent('ratings.token')).toEqual([{ voice_id: 'flite-slt--warm', voice_snippet_id: 'q7c1v9' }])
    expect(sent('ratings.save')).toEqual([
      { voice_id: 'flite-slt--warm', voice_text: 'Good morning.', vote_value: 4, rating_token: 'token1' },
    ])
  })

  test('of the sample names no snippet', async () => {
    const { hear, sent } = setup()
    hear(SAMPLE)
    expect(sent('ratings.token')).toEqual([{ voice_id: 'flite-slt--warm', voice_snippet_id: null }])
  })

  test('applies to what was played last', async () => {
    const { store, hear, sent } = setup()
    hear(SAMPLE)
    hear(SNIPPET)
    await store.rate(2)
    expect(sent('ratings.save')).toMatchObject([{ voice_text: 'Good morning.', rating_token: 'token2' }])
  })

  test('needs one token per text until the token expires', async () => {
    const { hear, sent, clock } = setup()
    hear()
    hear()
    expect(sent('ratings.token')).toHaveLength(1)
    await clock.advance(TOKEN_LIFETIME_MS)
    hear()
    expect(sent('ratings.token')).toHaveLength(2)
  })

  test('is sent without a token if the server issued none, and the next playback requests one again', async () => {
    const { store, hear, sent } = setup({ 'ratings.token': () => Promise.reject(new Error('busy')) })
    hear()
    await store.rate(3)
    expect(sent('ratings.save')).toMatchObject([{ vote_value: 3, rating_token: undefined }])
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('permission'), expect.any(Error))
  })

  test('requests no further tokens after it was given', async () => {
    const { store, hear, sent } = setup()
    hear(SAMPLE)
    await store.rate(3)
    hear(SNIPPET)
    expect(sent('ratings.token')).toHaveLength(1)
  })

  test('that fails is only logged, and the voice counts as unrated', async () => {
    const { store, hear, votes, status, told } = setup({ 'ratings.save': () => Promise.reject(new Error('offline')) })
    hear()
    expect(await store.rate(1)).toBe(false)
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Failed to save rating.', expect.any(Error))
    expect([status(), votes.getState().size]).toEqual(['hidden', 0])
    expect(told()).toEqual([])
  })

  const rating = { score: 4.2, count: 12, low: 3.9, high: 4.5, excluded: 0 }
  test.each([
    ['and what it makes', { voice_rating: rating, voice_rating_count: 12 }],
    ['of a voice that stays unranked', { voice_rating: null, voice_rating_count: 4 }],
    ['and nothing else', {}],
  ])('that was saved is reported to the page and to other tabs, %s', async (_what, answer) => {
    const { store, hear, told } = setup({ 'ratings.save': () => answer })
    hear()
    await store.rate(5)
    const score = 'voice_rating' in answer ? answer : null
    expect(told()).toEqual([{ kind: 'rating', voiceId: 'flite-slt--warm', stars: 5, score }])
  })

  test('cannot be given before playback', async () => {
    const { store, sent } = setup()
    expect(await store.rate(5)).toBe(false)
    expect(sent('ratings.save')).toEqual([])
  })
})
