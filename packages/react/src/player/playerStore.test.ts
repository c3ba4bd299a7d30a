import { createPlayback } from '@voice-rankings/playback'
import { HoldError, RequestError } from '@voice-rankings/sdk'
import {
  createFakeAudio,
  createFakeClock,
  speechResponseFixture,
  spokenSnippetFixture,
  voiceFixture,
} from '@voice-rankings/testkit'
import type { FakeClock, FakeHandlers } from '@voice-rankings/testkit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlayerInput } from './playerState.ts'
import { canGenerate, excess, spokenNow } from './playerState.ts'
import { createPlayerStore } from './playerStore.ts'
import { openPlayer } from './testing/openPlayer.ts'

const voice = voiceFixture()
const refusal = { status: 429, code: 'hold', message: 'Generation limit reached', issues: [], requestId: null }

let clock: FakeClock
let logged: unknown[]

beforeEach(() => {
  clock = createFakeClock()
  logged = []
})

const setup = (input: Partial<PlayerInput> = {}, handlers: FakeHandlers = {}, audio = createFakeAudio(1234.4)) =>
  openPlayer({ input, handlers, audio, clock, log: (...entry) => logged.push(entry) })

const statusOf = ({ state }: ReturnType<typeof setup>) => state().generation.status
const failing = (error: unknown) => setup({}, { 'speech.generate': () => Promise.reject(error) })
const say = (length: number) => 'a'.repeat(length)

describe('text of a player', () => {
  it.each<[string, Partial<PlayerInput>, string]>([
    ['the sample text of the voice', {}, voice.voice_sample_text],
    ['the preset text', { sampleText: 'Preset.' }, 'Preset.'],
    [
      'the text of the snippet',
      { snippet: spokenSnippetFixture(), sampleText: 'Preset.' },
      spokenSnippetFixture().voice_snippet_text,
    ],
    ['the new text before all', { newText: 'New.', snippet: spokenSnippetFixture() }, 'New.'],
  ])('starts with %s', (_, input, text) => {
    expect(setup(input).state().text).toBe(text)
  })

  it.each<[string, string, number, boolean]>([
    ['nothing', '', 0, false],
    ['white space', ' \n\t', 0, false],
    ['a word', 'word', 0, true],
    ['500 characters as a guest', say(500), 0, true],
    ['501 characters as a guest', say(501), 0, false],
    ['1000 characters above level 0', say(1000), 1, true],
    ['1001 characters above level 0', say(1001), 1, false],
    ['the sample text', voice.voice_sample_text, 0, false],
  ])('is allowed for %s only if it is new, not blank and within the limit', (_, text, accountLevel, expected) => {
    const { store, state } = setup({ accountLevel })
    store.setText(text)
    expect(canGenerate(state())).toBe(expected)
  })

  it('counts the characters above the limit', () => {
    const { store, state } = setup()
    store.setText(say(512))
    expect(excess(state())).toBe(12)
  })

  it('is playable again when edited back to the sample', () => {
    const { store, state } = setup()
    store.setText('Something else.')
    expect(spokenNow(state())).toBeNull()
    store.restore()
    expect(spokenNow(state())?.text).toBe(voice.voice_sample_text)
  })

  it('is not playable while the voice has no sample', () => {
    const { state } = setup({ voice: voiceFixture({ voice_sample_url: null }) })
    expect(spokenNow(state())).toBeNull()
    expect(canGenerate(state())).toBe(true)
  })

  it('pauses as soon as it is edited', async () => {
    const { store, state } = setup()
    const spoken = spokenNow(state()) ?? expect.fail('the sample is there')
    const track = store.track(spoken)
    await track.play()
    store.setText(`${state().text}!`)
    expect(track.getState().status).toBe('paused')
  })
})

describe('sound of a player', () => {
  const spoken = { text: 'Own.', marks: [], peaks: [], durationMs: null }

  it.each([
    ['a path of the API at the address of the client', '/own.mp3', { url: 'https://voices.example/own.mp3' }],
    ['base64 of the API', 'data:audio/mpeg;base64,SUQz', { base64: 'data:audio/mpeg;base64,SUQz' }],
    ["the host's own sound unchanged", { url: '/own.mp3' }, { url: '/own.mp3' }],
  ])('is %s', (_, audio, source) => {
    const { store, client } = setup()
    client.url = (path) => `https://voices.example${path}`
    expect(store.track({ ...spoken, audio }).source).toEqual(source)
  })

  it('is loaded from the page without a client, which generates nothing', async () => {
    const store = createPlayerStore({ voice }, { client: null, playback: createPlayback(), clock })
    expect(store.track({ ...spoken, audio: '/own.mp3' }).source).toEqual({ url: '/own.mp3' })
    store.setText('Say this.')
    expect(await store.generate()).toBe(false)
    expect(store.getState().generation).toEqual({ status: 'idle' })
  })
})

describe('generating', () => {
  it('says whether it succeeded, and logs no success', async () => {
    const { store } = setup()
    store.setText('Say this.')
    expect(await store.generate()).toBe(true)
    const other = failing(new Error('bug'))
    other.store.setText('Say this.')
    expect(await other.store.generate()).toBe(false)
    await clock.advance(0)
    expect(logged).toHaveLength(1)
  })

  it('logs a duration that the server does not take', async () => {
    const error = new Error('offline')
    const { store } = setup({}, { 'speech.patch': () => Promise.reject(error) })
    store.setText('Say this.')
    await store.generate()
    await clock.advance(0)
    expect(logged).toEqual([['The audio of the snippet or its length could not be saved.', error]])
  })

  it('changes from idle over generating to ready', async () => {
    const player = setup()
    const seen = [statusOf(player)]
    player.store.subscribe(() => seen.push(statusOf(player)))
    player.store.setText('Say this.')
    await player.store.generate()
    expect([...new Set(seen)]).toEqual(['idle', 'generating', 'ready'])
  })

  it('sends the text with the data of the voice', async () => {
    const { store, client } = setup()
    store.setText('  Say this. ')
    await store.generate()
    expect(client.calls[0]?.input).toEqual({
      text: '  Say this. ',
      voice_id: 'flite-slt--standard',
      serviceName: 'flite',
      gender: 'female',
      speaker_id: 'slt--standard',
      languageCode: 'en-US',
      voice_instructions: null,
      voice_speed: 1,
      shareSnippet: true,
      voice_snippet_shared: true,
    })
  })

  it('sends nothing for a playable text', async () => {
    const { store, calls } = setup()
    await store.generate()
    expect(calls()).toEqual([])
  })

  it('sends one request for two clicks', async () => {
    const { store, calls } = setup()
    store.setText('Say this.')
    await Promise.all([store.generate(), store.generate()])
    expect(calls().filter((name) => name === 'speech.generate')).toHaveLength(1)
  })

  it('applies the snippet and reports its id', async () => {
    const { store, state } = setup()
    const made: string[] = []
    store.onSnippet(({ voice_snippet_id }) => made.push(voice_snippet_id))
    store.setText('Say this.')
    await store.generate()
    expect(made).toEqual(['q7c1v9'])
    expect(spokenNow(state())).toMatchObject({ text: 'Say this.', audio: '/snippets/snippet-q7c1v9.mp3' })
  })

  it('plays the base64 of a snippet that is not hosted', async () => {
    const { store, state } = setup(
      {},
      {
        'speech.generate': (input) =>
          speechResponseFixture(input.text, { voice_snippet_audio_url: null, audio: 'SUQz' }),
      },
    )
    store.setText('Say this.')
    await store.generate()
    expect(spokenNow(state())?.audio).toBe('data:audio/mpeg;base64,SUQz')
  })

  it('sends the duration once the audio has been read', async () => {
    const { store, client } = setup()
    store.setText('Say this.')
    await store.generate()
    expect(client.calls.at(-1)).toEqual({
      name: 'speech.patch',
      input: { voice_snippet_id: 'q7c1v9', voice_snippet_duration: 1234 },
    })
  })

  it.each([
    ['sends the duration of audio that is read late', false, ['speech.generate', 'speech.patch']],
    ['sends no duration of audio that is read after the player was removed', true, ['speech.generate']],
  ])('%s', async (_what, isGone, expected) => {
    const audio = createFakeAudio(1234.4)
    // Requesting only metadata returns nothing yet.
    Object.defineProperty(audio, 'preload', { value: '', writable: true })
    const { store, calls } = setup({}, {}, audio)
    const leave = store.start()
    store.setText('Say this.')
    await store.generate()
    if (isGone) leave()
    await audio.play()
    expect(calls()).toEqual(expected)
  })

  it('uploads audio that the server did not store, then sends its duration', async () => {
    const put = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response()))
    vi.stubGlobal('fetch', put)
    const { store, calls } = setup(
      {},
      {
        'speech.generate': (input) =>
          speechResponseFixture(input.text, { voice_snippet_audio_url: null, audio: 'SUQz', is_duplicate: true }),
        'uploads.presign': () => ({ presignedUrl: '/put-here', fileUrl: '/snippets/snippet-q7c1v9.mp3' }),
      },
    )
    store.setText('Say this.')
    await store.generate()
    await vi.waitFor(() => expect(calls()).toEqual(['speech.generate', 'uploads.presign', 'speech.patch']))
    vi.unstubAllGlobals()
    expect(put).toHaveBeenCalledWith('/put-here', expect.objectContaining({ method: 'PUT' }))
  })

  it('sends no duration of an existing snippet', async () => {
    const { store, calls } = setup(
      {},
      {
        'speech.generate': (input) => speechResponseFixture(input.text, { is_duplicate: true }),
      },
    )
    store.setText('Say this.')
    await store.generate()
    expect(calls()).toEqual(['speech.generate'])
  })

  it('does not restore a snippet of the previous voice', async () => {
    const { store, state } = setup()
    store.setText('Say this.')
    const generated = store.generate()
    store.show({ voice: voiceFixture({ voice_id: 'flite-rms--standard', voice_sample_text: 'Another voice.' }) })
    expect(await generated).toBe(false)
    expect(state()).toMatchObject({ text: 'Another voice.', generation: { status: 'idle' }, snippet: null })
  })
})

describe('failed generation', () => {
  const until = new Date(Date.UTC(2026, 0, 15, 14, 40))

  it.each<[string, unknown, object]>([
    ['held until a time', new HoldError(refusal, until), { status: 'held', message: refusal.message, until }],
    ['held without a time', new HoldError(refusal, null), { status: 'held', message: refusal.message, until: null }],
    [
      'failed for a reason in words',
      new RequestError({ ...refusal, status: 422, code: 'text_unspeakable', message: 'Use letters.' }),
      { status: 'failed', message: 'Use letters.' },
    ],
    ['failed without a reason', new Error('bug'), { status: 'failed', message: null }],
  ])('is %s', async (_, error, expected) => {
    const { store, state } = failing(error)
    store.setText('Say this.')
    await store.generate()
    expect(state().generation).toMatchObject(expected)
  })

  it('is logged unless it is a rate limit', async () => {
    for (const error of [new HoldError(refusal, until), new Error('bug')]) {
      const { store } = failing(error)
      store.setText('Say this.')
      await store.generate()
    }
    expect(logged).toEqual([['The snippet could not be generated.', new Error('bug')]])
  })

  it('is cleared when the rate limit ends', async () => {
    const player = failing(new HoldError(refusal, until))
    player.store.setText('Say this.')
    await player.store.generate()
    await clock.advance(10 * 60_000 - 1)
    expect(statusOf(player)).toBe('held')
    await clock.advance(1)
    expect(player.store.getState().generation).toEqual({ status: 'idle', isHoldOver: true })
  })

  it('a rate limit of 30 days does not overflow its timer', async () => {
    const setTimeout = vi.spyOn(clock, 'setTimeout')
    const { store } = failing(new HoldError(refusal, new Date(clock.now() + 30 * 86_400_000)))
    store.setText('Say this.')
    await store.generate()
    expect(setTimeout).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 2 ** 31 - 1)
  })

  it("stays visible if the visitor's clock is ahead of the rate limit", async () => {
    const player = failing(new HoldError(refusal, until))
    await clock.advance(60 * 60_000)
    player.store.setText('Say this.')
    await player.store.generate()
    await clock.advance(60 * 60_000)
    expect(statusOf(player)).toBe('held')
  })

  it('stays visible when a rate limit has no end', async () => {
    const player = failing(new HoldError(refusal, null))
    player.store.setText('Say this.')
    await player.store.generate()
    expect([statusOf(player), clock.pending]).toEqual(['held', 0])
  })

  it('is no longer cleared once the player was removed', async () => {
    const player = failing(new HoldError(refusal, until))
    const stop = player.store.start()
    player.store.setText('Say this.')
    await player.store.generate()
    stop()
    expect([statusOf(player), clock.pending]).toEqual(['held', 0])
  })

  it('is cleared by another text that succeeds before the rate limit ends', async () => {
    const answers = [() => Promise.reject(new HoldError(refusal, until)), () => speechResponseFixture('Say this, too.')]
    const player = setup({}, { 'speech.generate': () => answers.shift()!() })
    player.store.setText('Say this.')
    await player.store.generate()
    player.store.setText('Say this, too.')
    await player.store.generate()
    await clock.advance(10 * 60_000)
    expect(statusOf(player)).toBe('ready')
  })

  it('can be retried', async () => {
    const player = failing(new Error('bug'))
    player.store.setText('Say this.')
    await player.store.generate()
    expect(canGenerate(player.state())).toBe(true)
  })
})

describe('text from a popup', () => {
  it('is generated after a second', async () => {
    const player = setup({ newText: 'From a popup.' })
    player.store.start()
    await clock.advance(999)
    expect(player.calls()).toEqual([])
    await clock.advance(1)
    expect(statusOf(player)).toBe('ready')
  })

  it('is not generated once it is edited', async () => {
    const { store, calls } = setup({ newText: 'From a popup.' })
    store.start()
    store.setText('My own.')
    await clock.advance(5000)
    expect(calls()).toEqual([])
  })

  it('is generated once if that is asked for earlier', async () => {
    const { store, calls } = setup({ newText: 'From a popup.' })
    store.start()
    await store.generate()
    await clock.advance(5000)
    expect(calls()).toEqual(['speech.generate', 'speech.patch'])
  })

  it('is not generated if the player has another', async () => {
    const { store, calls } = setup()
    store.setText('My own.')
    store.start()
    await clock.advance(5000)
    expect(calls()).toEqual([])
  })

  it('is not generated after the player was removed', async () => {
    const { store, calls } = setup({ newText: 'From a popup.' })
    store.start()()
    await clock.advance(5000)
    expect(calls()).toEqual([])
  })

  it('is generated when it is set later', async () => {
    const player = setup()
    player.store.start()
    player.store.show({ voice, newText: 'From a popup.' })
    await clock.advance(1000)
    expect(player.state().snippet?.text).toBe('From a popup.')
  })
})

describe('a login or logout', () => {
  it('keeps the snippet after a login, and drops it with the new text after a logout', async () => {
    const { store, state, playback } = setup({ newText: 'New.' })
    store.start()
    await store.generate()
    store.renew(null)
    expect(state()).toMatchObject({ snippet: { text: 'New.' }, generation: { status: 'ready' } })
    store.renew('ann@example.com')
    expect(state()).toMatchObject({ snippet: null, text: voice.voice_sample_text, isNewText: false })
    expect(state().generation).toEqual({ status: 'idle' })
    playback.destroy()
  })

  it('cancels a generation after a logout', async () => {
    const player = setup()
    player.store.setText('Hello.')
    const generated = player.store.generate()
    player.store.renew('ann@example.com')
    expect(await generated).toBe(false)
    expect(statusOf(player)).toBe('idle')
    expect(player.state().text).toBe(voice.voice_sample_text)
  })

  it.each<[string, unknown]>([
    ['a rate limit', new HoldError(refusal, new Date(Date.UTC(2026, 0, 15, 15)))],
    ['a failure', new Error('offline')],
  ])('clears %s after a login, and keeps the text', async (_, error) => {
    const player = failing(error)
    player.store.setText('Hello.')
    await player.store.generate()
    player.store.renew(null)
    expect(player.state().generation).toEqual({ status: 'idle' })
    expect(player.state().text).toBe('Hello.')
    expect(clock.pending).toBe(0)
  })
})
