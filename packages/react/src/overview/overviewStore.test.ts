import { RequestError, ResponseError } from '@voice-rankings/sdk'
import { createFakeClient, spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { createOverviewStore } from './overviewStore.ts'
import type { OverviewInput } from './overviewStore.ts'

const voice = voiceFixture()
const snippet = spokenSnippetFixture()
const other = spokenSnippetFixture({ voice_id: 'espeak-x' })
const voicePath = { voice_service: 'flite', voice_gender: 'female', voice_speaker_id: 'slt--standard' } as const
const refusal = (status: number, message: string, code: string | null = 'not_found') =>
  new RequestError({ status, code, message, issues: [], requestId: null })

function setup(input: OverviewInput, handlers: FakeHandlers = {}) {
  const client = createFakeClient({ 'voices.get': () => ({ voice }), 'snippets.get': () => ({ snippet }), ...handlers })
  const log = vi.fn()
  const store = createOverviewStore(input, { client, log })
  const settled = () => vi.waitFor(() => expect(store.getState().status).not.toBe('loading'))
  return { client, log, store, settled }
}

describe('overviewStore', () => {
  it('has a given voice at once', () => {
    const { store, client } = setup({ voice })
    store.start()
    expect(store.getState()).toEqual({ status: 'ready', voice, snippet: null, snippetProblem: null })
    expect(client.calls).toEqual([])
  })

  it.each([snippet, null])('has a given snippet at once, whatever its id (%#)', (given) => {
    const { store, client } = setup({ voice, snippet: given, snippetId: 'q7c1v9' })
    store.start()
    expect(store.getState()).toMatchObject({ status: 'ready', snippet: given })
    expect(client.calls).toEqual([])
  })

  it('is loading at first, and forgets a failure or a voice when it loads again', async () => {
    const getVoice = vi
      .fn<NonNullable<FakeHandlers['voices.get']>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ voice })
      .mockRejectedValueOnce(refusal(404, 'Gone.'))
      .mockRejectedValueOnce(new Error('offline'))
    const { store, log, settled } = setup({ voicePath, snippet }, { 'voices.get': getVoice })
    const next = async () => {
      store.retry()
      expect(store.getState()).toEqual({ status: 'loading' })
      await settled()
      return store.getState()
    }
    expect(store.getState()).toEqual({ status: 'loading' })
    expect(await next()).toEqual({ status: 'failed', message: null })
    expect(log).toHaveBeenLastCalledWith('The voice could not be loaded.', new Error('offline'))
    expect(await next()).toEqual({ status: 'ready', voice, snippet, snippetProblem: null })
    expect(await next()).toEqual({ status: 'missing' })
    expect(await next()).toEqual({ status: 'failed', message: null })
  })

  it('aborts its requests when it is stopped, and logs none of them', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const { store, client, log } = setup(
      { voicePath, snippetId: 'q7c1v9' },
      {
        'voices.get': (_, { signal }) => (signals.push(signal), { voice }),
        'snippets.get': (_, { signal }) => (signals.push(signal), Promise.reject(new Error('aborted'))),
      },
    )
    store.start()()
    await new Promise((resolve) => setTimeout(resolve))
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
    expect(client.calls[1]).toEqual({ name: 'snippets.get', input: { voice_snippet_id: 'q7c1v9' } })
    expect(log).not.toHaveBeenCalled()
  })

  it('loads a voice by its path', async () => {
    const { store, client, settled } = setup({ voicePath })
    store.start()
    expect(store.getState()).toEqual({ status: 'loading' })
    await settled()
    expect(client.calls).toEqual([{ name: 'voices.get', input: voicePath }])
    expect(store.getState()).toEqual({ status: 'ready', voice, snippet: null, snippetProblem: null })
  })

  it('loads the named snippet with it', async () => {
    const { store, settled } = setup({ voice, snippetId: 'q7c1v9' })
    store.start()
    await settled()
    expect(store.getState()).toEqual({ status: 'ready', voice, snippet, snippetProblem: null })
  })

  it('omits a snippet of another voice', async () => {
    const { store, settled } = setup({ voice: voiceFixture({ voice_id: 'espeak-x' }), snippetId: 'q7c1v9' })
    store.start()
    await settled()
    expect(store.getState()).toMatchObject({ snippet: null, snippetProblem: 'missing' })
  })

  it('omits a missing snippet and logs it', async () => {
    const { store, log, settled } = setup(
      { voice, snippetId: 'old' },
      { 'snippets.get': () => Promise.reject(refusal(404, 'Gone.')) },
    )
    store.start()
    await settled()
    expect(store.getState()).toMatchObject({ status: 'ready', snippet: null, snippetProblem: 'missing' })
    expect(log).toHaveBeenCalledExactlyOnceWith('The snippet could not be loaded.', refusal(404, 'Gone.'))
  })

  it('shows the sample if the snippet could not be loaded', async () => {
    const error = new Error('offline')
    const { store, log, settled } = setup(
      { voice, snippetId: 'q7c1v9' },
      { 'snippets.get': () => Promise.reject(error) },
    )
    store.start()
    await settled()
    expect(store.getState()).toEqual({ status: 'ready', voice, snippet: null, snippetProblem: 'failed' })
    expect(log).toHaveBeenCalledExactlyOnceWith('The snippet could not be loaded.', error)
  })

  it('fails without a voice and without a path, and logs what it needs', async () => {
    const { store, log, settled } = setup({})
    store.start()
    await settled()
    expect(store.getState()).toEqual({ status: 'failed', message: null })
    expect(log).toHaveBeenCalledExactlyOnceWith('The voice could not be loaded.', expect.any(TypeError))
  })

  it('shows a new snippet instead of a missing one', async () => {
    const { store, settled } = setup({ voicePath, snippetId: 'q7c1v9' }, { 'snippets.get': () => ({ snippet: other }) })
    store.setSnippet(snippet)
    expect(store.getState()).toEqual({ status: 'loading' })
    store.start()
    await settled()
    expect(store.getState()).toMatchObject({ snippet: null, snippetProblem: 'missing' })
    store.setSnippet(snippet)
    expect(store.getState()).toEqual({ status: 'ready', voice, snippet, snippetProblem: null })
  })

  it('drops the snippet after a login or logout, and keeps a given voice', () => {
    const { store, client } = setup({ voice, snippet })
    store.renew()
    expect(store.getState()).toEqual({ status: 'ready', voice, snippet: null, snippetProblem: null })
    expect(client.calls).toEqual([])
  })

  it('loads the voice again after a login or logout, which stays visible meanwhile', async () => {
    const { store, client, settled } = setup({ voicePath, snippetId: 'q7c1v9' })
    store.start()
    await settled()
    store.renew()
    expect(store.getState()).toEqual({ status: 'ready', voice, snippet: null, snippetProblem: null })
    await vi.waitFor(() => expect(store.getState()).toMatchObject({ snippet }))
    expect(client.calls).toHaveLength(4)
  })

  it('is still loading after a login or logout before it was loaded', async () => {
    const { store, settled } = setup({ voicePath })
    store.renew()
    expect(store.getState()).toEqual({ status: 'loading' })
    await settled()
    expect(store.getState()).toMatchObject({ status: 'ready', voice })
  })

  it('reports a missing voice', async () => {
    const { store, settled } = setup(
      { voicePath },
      { 'voices.get': () => Promise.reject(refusal(404, 'No such voice.')) },
    )
    store.start()
    await settled()
    expect(store.getState()).toEqual({ status: 'missing' })
  })

  it.each([
    ['what the server said', refusal(503, 'The server is starting.'), 'The server is starting.'],
    ['nothing of a proxy', refusal(502, 'Bad gateway', null), null],
    ['nothing of a broken connection', new Error('ECONNRESET'), null],
    ['nothing of an answer of another form', new ResponseError('It is no JSON.', 404), null],
  ])('loads again after a failure with %s', async (_what, error, message) => {
    const getVoice = vi
      .fn<NonNullable<FakeHandlers['voices.get']>>()
      .mockRejectedValueOnce(error)
      .mockResolvedValue({ voice })
    const { store, settled } = setup({ voicePath }, { 'voices.get': getVoice })
    store.start()
    await settled()
    expect(store.getState()).toEqual({ status: 'failed', message })
    store.retry()
    await settled()
    expect(store.getState()).toMatchObject({ status: 'ready' })
  })

  it('ignores responses after it was stopped', async () => {
    const { store } = setup({ voicePath })
    store.start()()
    await new Promise((resolve) => setTimeout(resolve))
    expect(store.getState()).toEqual({ status: 'loading' })
  })
})
