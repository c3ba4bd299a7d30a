import { speechResponseFixture, voiceFixture, createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConnectionError, HoldError, RequestError, TimeoutError } from '../clientError.ts'
import { generateSnippet } from './generateSnippet.ts'

const voice = voiceFixture()
const until = new Date(Date.UTC(2026, 0, 15, 14, 40))
const refusal = { status: 429, code: 'hold', message: 'Generation limit reached', issues: [], requestId: null }

function setup(handlers: FakeHandlers = {}) {
  const client = createFakeClient({
    'speech.generate': (input) => speechResponseFixture(input.text),
    'speech.patch': (input) => input,
    'uploads.presign': () => ({ presignedUrl: '/put-here', fileUrl: '/snippets/snippet-q7c1v9.mp3' }),
    ...handlers,
  })
  return { client, calls: () => client.calls.map(({ name }) => name) }
}
const answering = (part: Parameters<typeof speechResponseFixture>[1]) =>
  setup({ 'speech.generate': (input) => speechResponseFixture(input.text, part) })

async function ready(client: ReturnType<typeof setup>['client']) {
  const outcome = await generateSnippet(client, voice, 'Say this.')
  return outcome.status === 'ready' ? outcome : expect.fail(outcome.status)
}

afterEach(() => vi.unstubAllGlobals())

describe('a generated snippet', () => {
  it('has the fields of its voice and of the answer', async () => {
    const { snippet } = await ready(setup().client)
    expect(snippet).toMatchObject({
      voice_id: voice.voice_id,
      voice_name: voice.voice_name,
      voice_snippet_id: 'q7c1v9',
      voice_snippet_text: 'Say this.',
      voice_snippet_audio_url: '/snippets/snippet-q7c1v9.mp3',
    })
  })

  it('has its audio as a data URL until it is hosted', async () => {
    const { snippet } = await ready(answering({ voice_snippet_audio_url: null, audio: 'SUQz' }).client)
    expect(snippet.voice_snippet_audio_url).toBe('data:audio/mpeg;base64,SUQz')
  })

  it.each([
    ['the length that a player found', 1234.4, 1234],
    ['the length that the server measured', undefined, speechResponseFixture('Say this.').voice_snippet_duration],
  ])('reports %s to the server', async (_, durationMs, told) => {
    const { client } = setup()
    const { save } = await ready(client)
    expect(await save(durationMs)).toEqual({ status: 'saved' })
    expect(client.calls.at(-1)?.input).toEqual({ voice_snippet_id: 'q7c1v9', voice_snippet_duration: told })
  })

  it('is uploaded before its duration is reported, when the server left that to the client', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
    const { client, calls } = answering({ voice_snippet_audio_url: null, audio: 'SUQz', is_duplicate: true })
    const { save } = await ready(client)
    expect(await save()).toEqual({ status: 'saved' })
    expect(calls()).toEqual(['speech.generate', 'uploads.presign', 'speech.patch'])
  })

  it('needs no saving when it existed before', async () => {
    const { client, calls } = answering({ is_duplicate: true })
    const { save } = await ready(client)
    expect(await save()).toEqual({ status: 'saved' })
    expect(calls()).toEqual(['speech.generate'])
  })

  it('is unreadable when its audio has an unknown form', async () => {
    const { save } = await ready(answering({ voice_snippet_audio_url: null, audio: '%%%' }).client)
    expect(await save()).toEqual({ status: 'unreadable', error: expect.any(TypeError) })
  })

  it('is unsaved when a call fails', async () => {
    const error = new ConnectionError('offline')
    const { client } = setup({ 'speech.patch': () => Promise.reject(error) })
    const { save } = await ready(client)
    expect(await save()).toEqual({ status: 'unsaved', error })
  })
})

const explained = new RequestError({ ...refusal, status: 422, code: 'text_unspeakable', message: 'Use letters.' })
const bug = new Error('bug')

describe('a failed generation', () => {
  it.each<[string, Error, object]>([
    ['held until a time', new HoldError(refusal, until), { status: 'held', message: refusal.message, until }],
    ['held without a time', new HoldError(refusal, null), { status: 'held', message: refusal.message, until: null }],
    ['explained by the server', explained, { status: 'failed', message: 'Use letters.', error: explained }],
    ['unexplained', bug, { status: 'failed', message: null, error: bug }],
  ])('is %s', async (_, error, outcome) => {
    const { client } = setup({ 'speech.generate': () => Promise.reject(error) })
    expect(await generateSnippet(client, voice, 'Say this.')).toEqual(outcome)
  })

  it.each([new ConnectionError('names its reason, $kind'), new TimeoutError('late')])(
    'names its reason, $kind',
    async (error) => {
      const { client } = setup({ 'speech.generate': () => Promise.reject(error) })
      const outcome = await generateSnippet(client, voice, 'Say this.')
      expect(outcome).toEqual({ status: 'failed', message: null, reason: error.kind, error })
    },
  )

  it.each(['answer', 'failure'])('is aborted when its signal was aborted before the %s', async (late) => {
    const request = new AbortController()
    const { client } = setup({
      'speech.generate'(input) {
        request.abort()
        if (late === 'failure') throw bug
        return speechResponseFixture(input.text)
      },
    })
    const outcome = await generateSnippet(client, voice, 'Say this.', { signal: request.signal })
    expect(outcome).toEqual({ status: 'aborted' })
  })
})
