import { createClient } from '@voice-rankings/sdk'
import type { Client } from '@voice-rankings/sdk'
import { spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SmallPlayer } from './SmallPlayer.ts'
import { callOf, fillFromCatalogue } from './fillFromCatalogue.ts'
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
  expect(`https://voices.example${call}`).toBe(send.mock.calls[0]?.[0])
})

it('an invalid voice path is not requested', () => {
  expect(callOf({ voicePath: 'nothing' })).toBeNull()
})

const voiceAnswer = (voice_sample_url: string) => Response.json({ voice: voiceFixture({ voice_sample_url }) })
const subtitle = ({ shadowRoot }: Element) => shadowRoot?.querySelector('[part=subtitle]')?.textContent
const sources = (players: Element[]) => players.map((one) => one.getAttribute('src'))

describe('players of one page', () => {
  const VOICE = { 'voice-path': 'flite/female/slt', 'base-url': 'https://voices.example' }
  const send = vi.fn<typeof fetch>()
  const answer = (response: Response) => send.mockImplementation(async () => response.clone())

  beforeEach(() => {
    // A new document resets the data that players share.
    vi.stubGlobal('document', document.implementation.createHTMLDocument())
    vi.stubGlobal('fetch', send.mockReset())
    vi.spyOn(console, 'error').mockImplementation(() => {})
    answer(voiceAnswer('/slt.mp3'))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  function player(attributes: Record<string, string> = VOICE): SmallPlayer {
    const made = document.createElement('div')
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    made.attachShadow({ mode: 'open' }).innerHTML = '<p part="subtitle"></p>'
    return made as unknown as SmallPlayer
  }

  it('request a voice named by fifty of them once, and later ones reuse it', async () => {
    const players = Array.from({ length: 50 }, () => player())
    await Promise.all(players.map(fillFromCatalogue))
    const late = player({ ...VOICE, 'base-url': 'https://voices.example/' })
    await fillFromCatalogue(late)
    expect(new Set(sources([...players, late]))).toEqual(new Set(['https://voices.example/slt.mp3']))
    expect(send).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['another voice', { 'voice-path': 'flite/male/rms' }],
    ['another server', { 'base-url': 'https://other.example' }],
    ['a snippet', { 'snippet-id': 'one' }],
  ])('request %s separately', async (_what, other) => {
    await fillFromCatalogue(player())
    if ('snippet-id' in other) answer(Response.json({ snippet: spokenSnippetFixture() }))
    await fillFromCatalogue(player({ ...VOICE, ...other }))
    expect(send).toHaveBeenCalledTimes(2)
  })

  it.each<[string, () => Promise<Response>, string]>([
    ['does not exist', async () => new Response('{}', { status: 404 }), 'Voice not found'],
    ['gets a server error', async () => new Response('{}', { status: 503 }), 'The voice could not be loaded'],
    ['is unreachable', async () => Promise.reject(new TypeError('offline')), 'The voice could not be loaded'],
    ['gets an invalid response', async () => new Response('<html>'), 'The voice could not be loaded'],
  ])('show a message for a voice that %s, and later players request it again', async (_what, fail, words) => {
    send.mockImplementation(fail)
    const players = [player(), player()]
    await Promise.all(players.map(fillFromCatalogue))
    expect(players.map(subtitle)).toEqual([words, words])
    expect(send).toHaveBeenCalledTimes(1)
    answer(voiceAnswer('/slt.mp3'))
    const late = player()
    await fillFromCatalogue(late)
    expect(sources([late])).toEqual(['https://voices.example/slt.mp3'])
  })

  it('receive the voice even if the player that requested it was removed', async () => {
    const [first, second] = [player(), player()]
    document.body.append(first, second)
    const filled = [first, second].map(fillFromCatalogue)
    first.remove()
    await Promise.all(filled)
    expect(sources([second])).toEqual(['https://voices.example/slt.mp3'])
  })

  it('show the voice they name when the response arrives, not an earlier one', async () => {
    const changed = player()
    const before = fillFromCatalogue(changed)
    changed.setAttribute('voice-path', 'flite/male/rms')
    answer(voiceAnswer('/rms.mp3'))
    await Promise.all([before, fillFromCatalogue(changed)])
    expect(sources([changed])).toEqual(['https://voices.example/rms.mp3'])
  })
})
