import { SAMPLES_LIMIT, voiceBrief } from '@voice-rankings/contract'
import type { VoiceSample } from '@voice-rankings/contract'
import { createClient } from '@voice-rankings/sdk'
import type { Client } from '@voice-rankings/sdk'
import { createFakeClient, spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callOf } from './askServer.ts'
import type { SmallPlayer } from './SmallPlayer.ts'
import { filledOf } from './filledOf.ts'
import { fillFromCatalogue } from './fillFromCatalogue.ts'
import type { NamedVoice } from './NamedVoice.ts'

it.each<[string, NamedVoice, (client: Client) => Promise<unknown>]>([
  [
    'a voice',
    { voicePath: '/voice/espeak/male/en%2Fus--a b' },
    (client) => client.voices.get({ voice_service: 'espeak', voice_gender: 'male', voice_speaker_id: 'en/us--a b' }),
  ],
  ['a snippet', { snippetId: 'a/b?c' }, (client) => client.snippets.get({ voice_snippet_id: 'a/b?c' })],
])('%s is requested at the same address as by the API client', async (_what, named, ask) => {
  const send = vi.fn<(url: string) => Promise<Response>>(async () => new Response('{}', { status: 404 }))
  await ask(createClient({ baseUrl: 'https://voices.example', fetch: send })).catch(() => {})
  const call = callOf(named)
  // Normalized as by a browser.
  expect(new URL(`https://voices.example${call}`).href).toBe(send.mock.calls[0]?.[0])
})

it('an invalid voice path is not requested', () => {
  expect(callOf({ voicePath: 'nothing' })).toBeNull()
})

const subtitle = ({ shadowRoot }: Element) => shadowRoot?.querySelector('[part=subtitle]')?.textContent?.trim()
const source = (player: Element) => player.getAttribute('src')

const SERVER = 'https://voices.example'

/** Sample of the voice at a path, as in a response of a server; null for `nobody`. */
function sampleAt(path: string): VoiceSample | null {
  const [voice_service = '', , voice_speaker_id = ''] = path.split('/').map(decodeURIComponent)
  const voice_sample_url = `/${voice_speaker_id}.mp3`
  const voice = voiceFixture({ voice_service, voice_speaker_id, voice_sample_url })
  return voice_speaker_id === 'nobody' ? null : { ...voice, voice_brief: voiceBrief(voice) }
}

/** Voice paths of a request for samples. */
const pathsOf = (address: string) => new URL(address).searchParams.get('paths')?.split(',') ?? []

function player(path = 'flite/female/slt', more: Record<string, string> = {}): SmallPlayer {
  const made = document.createElement('div')
  for (const [name, attribute] of Object.entries({
    voicePath: 'voice-path',
    snippetId: 'snippet-id',
    baseUrl: 'base-url',
  }))
    Object.defineProperty(made, name, { get: () => made.getAttribute(attribute) ?? undefined })
  const attributes = { 'voice-path': path, 'base-url': SERVER, ...more }
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.attachShadow({ mode: 'open' }).innerHTML = '<p part="subtitle"></p>'
  return made as unknown as SmallPlayer
}
const fillAll = (players: SmallPlayer[]) => Promise.all(players.map(fillFromCatalogue))

describe('players of one page', () => {
  const send = vi.fn<(address: string) => Promise<Response>>()
  const addresses = () => send.mock.calls.map(([address]) => address)
  const asked = () => addresses().map(pathsOf)

  beforeEach(() => {
    // A new document resets the data that players share.
    vi.stubGlobal('document', document.implementation.createHTMLDocument())
    vi.stubGlobal('fetch', send.mockReset())
    vi.spyOn(console, 'error').mockImplementation(() => {})
    send.mockImplementation(async (address) => Response.json({ samples: pathsOf(address).map(sampleAt) }))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('request twenty voices at once, at the same address as the API client', async () => {
    const paths = Array.from({ length: 20 }, (_, n) => `espeak/male/en%2Fus--a%20${n}`)
    const players = paths.map((path) => player(path))
    await fillAll(players)
    expect(players.map(source)).toEqual(paths.map((_, n) => `${SERVER}/en/us--a ${n}.mp3`))
    const [address] = addresses()
    const ask = vi.fn<(url: string) => Promise<Response>>(async () => new Response('{}', { status: 404 }))
    const client = createClient({ baseUrl: SERVER, fetch: ask })
    await client.voices.samples({ paths: paths.join(',') }).catch(() => {})
    expect([send.mock.calls.length, address]).toEqual([1, ask.mock.calls[0]?.[0]])
  })

  it('request a voice named by fifty of them once, and later ones reuse it', async () => {
    const players = Array.from({ length: 50 }, () => player())
    await fillAll(players)
    const late = player('/voice/flite/female/slt', { 'base-url': `${SERVER}/` })
    await fillFromCatalogue(late)
    expect(new Set([...players, late].map(source))).toEqual(new Set([`${SERVER}/slt.mp3`]))
    expect(asked()).toEqual([['flite/female/slt']])
  })

  it('request no more voices per call than its limit', async () => {
    const players = Array.from({ length: SAMPLES_LIMIT + 2 }, (_, n) => player(`flite/female/v${n}`))
    await fillAll(players)
    expect(asked().map(({ length }) => length)).toEqual([SAMPLES_LIMIT, 2])
    expect(source(players.at(-1)!)).toBe(`${SERVER}/v${SAMPLES_LIMIT + 1}.mp3`)
  })

  it('send one request to each of several servers', async () => {
    const other = player('flite/female/awb', { 'base-url': 'https://other.example' })
    await fillAll([player(), other, player('flite/male/rms')])
    expect(addresses().map((address) => [new URL(address).origin, ...pathsOf(address)])).toEqual([
      [SERVER, 'flite/female/slt', 'flite/male/rms'],
      ['https://other.example', 'flite/female/awb'],
    ])
    expect(source(other)).toBe('https://other.example/awb.mp3')
  })

  it('send one more request for those added in a later task', async () => {
    await fillFromCatalogue(player())
    await fillAll([player('flite/male/rms'), player('flite/male/kal')])
    expect(asked()).toEqual([['flite/female/slt'], ['flite/male/rms', 'flite/male/kal']])
  })

  it('show a message for a voice that does not exist, and the others receive theirs', async () => {
    const [known, unknown, nonsense] = [player(), player('flite/male/nobody'), player('nothing')]
    await fillAll([known, unknown, nonsense])
    expect([known, unknown, nonsense].map(subtitle)).toEqual(['', 'Voice not found', 'Voice not found'])
    expect(source(known)).toBe(`${SERVER}/slt.mp3`)
    expect(asked()).toEqual([['flite/female/slt', 'flite/male/nobody']])
    // A later player requests it again.
    await fillFromCatalogue(player('flite/male/nobody'))
    expect(send).toHaveBeenCalledTimes(2)
  })

  it.each<[string, () => Promise<Response>]>([
    ['fails', async () => new Response('{}', { status: 503 })],
    ['is busy', async () => new Response('{}', { status: 429 })],
    ['is unreachable', async () => Promise.reject(new TypeError('offline'))],
    ['sends an invalid response', async () => new Response('<html>')],
  ])('all show a message if the server %s, and later players request their voices again', async (_what, fail) => {
    const succeed = send.getMockImplementation()!
    send.mockImplementation(fail)
    const players = [player(), player('flite/male/rms')]
    await fillAll(players)
    expect(players.map(subtitle)).toEqual(['The voice could not be loaded', 'The voice could not be loaded'])
    expect(send).toHaveBeenCalledTimes(1)
    send.mockImplementation(succeed)
    const late = player()
    await fillFromCatalogue(late)
    expect(source(late)).toBe(`${SERVER}/slt.mp3`)
  })

  it('are each drawn once, with everything that the page has not set', async () => {
    const one = player('flite/female/slt', { title: 'Of the page' })
    const drawn: (string | null)[][] = []
    Object.defineProperty(one, 'texts', {
      set() {
        drawn.push(['src', 'title', 'href', 'duration-ms'].map((name) => one.getAttribute(name)))
      },
    })
    one.ready = true
    await fillFromCatalogue(one)
    expect(drawn).toEqual([[`${SERVER}/slt.mp3`, 'Of the page', `${SERVER}/voice/flite/female/slt`, '5000']])
    expect(one.ready).toBe(true)
  })

  it('receive the voice even if the player that requested it was removed', async () => {
    const [first, second] = [player(), player()]
    document.body.append(first, second)
    const filled = fillAll([first, second])
    first.remove()
    await filled
    expect(source(second)).toBe(`${SERVER}/slt.mp3`)
  })

  it('show the voice they name when the response arrives, not an earlier one', async () => {
    const changed = player()
    const before = fillFromCatalogue(changed)
    changed.setAttribute('voice-path', 'flite/male/rms')
    await Promise.all([before, fillFromCatalogue(changed)])
    expect(source(changed)).toBe(`${SERVER}/rms.mp3`)
  })

  it('request a snippet separately, with its word times', async () => {
    const snippet = spokenSnippetFixture({ voice_snippet_audio_url: '/one.mp3' })
    send.mockImplementation(async () => Response.json({ snippet }))
    const one = player('flite/female/slt', { 'snippet-id': 'one' })
    await fillFromCatalogue(one)
    expect(addresses()).toEqual([`${SERVER}/api/v1/voice/snippet/one`])
    expect([source(one), filledOf(one).marks]).toEqual([`${SERVER}/one.mp3`, snippet.voice_snippet_timestamps])
  })

  it('use the API client of the page if it has one', async () => {
    const voice = voiceFixture({ voice_sample_url: '/own.mp3' })
    const client = createFakeClient({ 'voices.get': () => ({ voice }) })
    const one = Object.assign(player(), { runtime: { client } })
    await fillFromCatalogue(one)
    expect([source(one), send.mock.calls.length]).toEqual([`${SERVER}/own.mp3`, 0])
  })

  it('request word times only when they are needed', async () => {
    const one = player()
    await fillFromCatalogue(one)
    const voice = voiceFixture()
    send.mockImplementation(async () => Response.json({ voice }))
    const { marks } = filledOf(one)
    expect(typeof marks === 'function' && (await marks())).toEqual(voice.voice_sample_word_times)
    expect(addresses()[1]).toBe(`${SERVER}/api/v1/voice/flite/female/slt`)
  })
})
