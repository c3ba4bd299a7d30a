import { similarRecord } from '@voice-rankings/contract'
import { ConnectionError, RequestError, type Client } from '@voice-rankings/sdk'
import { similarResultFixture } from '@voice-rankings/testkit'
import { describe, expect, test, vi } from 'vitest'
import { createSimilarStore, type SimilarOptions } from './similarStore.ts'

const none = similarResultFixture({ overallSimilarResults: [] })

function setup(answer: Client['voices']['similar'], options: Partial<SimilarOptions> = {}) {
  const similarVoices = vi.fn(answer)
  const store = createSimilarStore({
    client: { voices: { similar: similarVoices } },
    voiceId: 'flite-slt--warm',
    byCharacteristic: false,
    ...options,
  })
  return { similarVoices, store }
}

describe('similarStore', () => {
  test('requests only the voice in the sidebar, and all characteristics in the tab', async () => {
    const card = setup(async () => none)
    await card.store.load()
    expect(card.similarVoices.mock.calls[0]?.[0]).toEqual({ voice_id: 'flite-slt--warm' })
    const tab = setup(async () => none, { byCharacteristic: true })
    await tab.store.load()
    expect(tab.similarVoices.mock.calls[0]?.[0]).toEqual({
      voice_id: 'flite-slt--warm',
      ...similarRecord('wanted', () => true),
    })
  })

  test('is loading until the response arrives', async () => {
    const { store } = setup(async () => none)
    expect(store.getState()).toEqual({ status: 'loading' })
    const loaded = store.load()
    expect(store.getState()).toEqual({ status: 'loading' })
    await loaded
    expect(store.getState()).toEqual({ status: 'ready', result: none })
  })

  test('is ready at once with a loaded result', () => {
    expect(setup(async () => none, { initial: none }).store.getState()).toEqual({ status: 'ready', result: none })
  })

  test('keeps the result until that of the same language has arrived', async () => {
    const { store, similarVoices } = setup(async ({ same_language: isSame }) =>
      isSame ? none : similarResultFixture(),
    )
    await store.load()
    const changed = store.setSameLanguage(true)
    expect(store.getState()).toEqual({ status: 'ready', result: similarResultFixture() })
    await changed
    expect(store.getState()).toEqual({ status: 'ready', result: none })
    expect(similarVoices.mock.lastCall?.[0]).toEqual({ voice_id: 'flite-slt--warm', same_language: true })
  })

  test('forgets a failure or a result when it loads again', async () => {
    const answers = [
      () => Promise.reject(new Error('offline')),
      async () => none,
      () => Promise.reject(new Error('offline')),
    ]
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { store } = setup(() => answers.shift()?.() ?? Promise.resolve(none))
    await store.load()
    const again = store.load()
    expect(store.getState()).toEqual({ status: 'loading' })
    await again
    expect(store.getState()).toEqual({ status: 'ready', result: none })
    await store.load()
    expect(store.getState()).toEqual({ status: 'failed', reason: 'unreachable', message: null })
    log.mockRestore()
  })

  test.each([
    [
      'the message of the server',
      refusal('The voice has not been measured yet.', 'not_found'),
      { reason: 'refused', message: 'The voice has not been measured yet.' },
    ],
    ['that a refusal said nothing', refusal('Bad gateway', null), { reason: 'refused', message: null }],
    ['that the connection failed', new ConnectionError('No connection.'), { reason: 'unreachable', message: null }],
    ['that nobody answered', new Error('socket closed'), { reason: 'unreachable', message: null }],
  ])('keeps %s of a failure, which is logged', async (_, error, kept) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { store } = setup(() => Promise.reject(error))
    await store.load()
    expect(store.getState()).toEqual({ status: 'failed', ...kept })
    expect(log).toHaveBeenCalledWith('Failed to fetch similar voices', error)
    log.mockRestore()
  })

  test('requests nothing without a voice', async () => {
    const { store, similarVoices } = setup(async () => none, { voiceId: '' })
    await store.load()
    expect(store.getState()).toEqual({ status: 'failed', reason: 'no_voice', message: null })
    expect(similarVoices).not.toHaveBeenCalled()
  })

  test('aborts its request and ignores the response when it is stopped', async () => {
    const { store, similarVoices } = setup(async () => none)
    const loaded = store.load()
    store.stop()
    await loaded
    expect(similarVoices.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
    expect(store.getState()).toEqual({ status: 'loading' })
  })
})

function refusal(message: string, code: string | null) {
  return new RequestError({ status: 404, code, message, issues: [], requestId: null })
}
