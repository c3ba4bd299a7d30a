import {
  type CallName,
  type CallOutput,
  type CallsByName,
  callsByName,
  type ErrorBody,
  loginPath,
  logoutPath,
  sampleKey,
  snippetKey,
  type SpeechResponse,
} from '@voice-rankings/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRealtimeSocket } from '../testing/realtimeSocket.ts'
import { onEachPlace } from '../testing/onEachDatabase.ts'
import { signIn } from '../testing/signIn.ts'
import { call, startTestServer } from '../testing/startTestServer.ts'
import { createVisitor } from '../testing/visitor.ts'
import type { RunningServer } from './createServer.ts'

const TEXT = 'The north wind and the sun'
const SPEECH = {
  shareSnippet: true,
  text: TEXT,
  serviceName: 'flite',
  voice_id: 'flite-slt--anna',
  voice_instructions: null,
  gender: 'Female',
  speaker_id: 'slt--anna',
  languageCode: 'en-US',
  voice_speed: 1,
  voice_snippet_shared: null,
}

// The simplest case of each call; the features' own suites cover the rest.
onEachPlace('every call', (place) => {
  let server: RunningServer
  let headers: Record<string, string>
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
    ;({ headers } = await signIn(server))
  })
  afterAll(() => server.close())

  /** Makes a call as a user or visitor, and validates its answer against the contract. */
  async function ask<Name extends CallName>(name: Name, json?: object, { search = '', visitor = false } = {}) {
    const { path, method, response } = callsByName[name]
    const own = visitor ? {} : headers
    const answer = await call(server.url + path + search, { method, json, headers: own })
    expect([name, answer.status, answer.body.message]).toEqual([name, 200, answer.body.message])
    return v.parse(response, answer.body) as CallOutput<CallsByName[Name]>
  }
  async function refused(name: CallName, json?: object, { search = '', visitor = false } = {}) {
    const { path, method } = callsByName[name]
    const { status, body } = await call(server.url + path + search, { method, json, headers: visitor ? {} : headers })
    return { status, ...body } satisfies ErrorBody & { status: number }
  }

  it('reports the signed-in user, and none for a visitor', async () => {
    expect(await ask('account.status', undefined, { visitor: true })).toEqual({})
    expect((await ask('account.status')).user).toMatchObject({ account_level: 0 })
  })

  it('generates a text with every request field and returns every response field', async () => {
    const answer: SpeechResponse = await ask('speech.generate', SPEECH)
    expect(answer).toMatchObject({ title: TEXT, audio: null, is_duplicate: false, timing_source: 'native' })
    expect(answer.voice_snippet_audio_url).toBe(`/${snippetKey(answer.voice_snippet_id)}`)
  })

  it('marks every word with start and duration in milliseconds', async () => {
    const { speechMarks } = await ask('speech.generate', SPEECH)
    expect(speechMarks.map(({ word }) => word)).toEqual(TEXT.split(' '))
    expect(speechMarks[2]).toEqual({ word: 'wind', startTime: 200, duration: 100 })
  })

  it('returns the same snippet for a repeated text at no cost', async () => {
    const first = await ask('speech.generate', SPEECH)
    const before = await ask('account.status')
    const again = await ask('speech.generate', SPEECH)
    expect([again.is_duplicate, again.voice_snippet_id]).toEqual([true, first.voice_snippet_id])
    expect(await ask('account.status')).toEqual(before)
  })

  it('returns similar voices without lists by attribute, as the sidebar requests', async () => {
    const answer = await ask('voices.similar', { voice_id: SPEECH.voice_id })
    expect(answer.overallSimilarResults.map(({ voice_name }) => voice_name).toSorted()).toEqual(['Berta', 'Carla'])
    expect([answer.similarWPM, answer.similarPitch, answer.similarIntensity, answer.similarVocalFry].flat()).toEqual([])
  })

  it('returns four lists with value and difference, and the values of the source voice', async () => {
    const wanted = { voice_id: SPEECH.voice_id, wpm: true, pitch: true, intensity: true, vocalFry: true }
    const { similarPitch, sourceVoice, ...lists } = await ask('voices.similar', wanted)
    expect(sourceVoice.voice_id).toBe(SPEECH.voice_id)
    const { pitchHz } = sourceVoice.profileUsedForMatching
    for (const { value, difference } of similarPitch) expect(difference).toBeCloseTo(value - (pitchHz ?? 0), 6)
    expect([similarPitch, lists.similarWPM, lists.similarIntensity].map(({ length }) => length)).toEqual([2, 2, 2])
  })

  it('finds voices by name and treats a blank search as none', async () => {
    expect((await ask('voices.search', undefined, { search: '?search=bert' })).total).toBe(1)
    expect((await ask('voices.search', undefined, { search: '?search=%20' })).total).toBe(3)
  })

  it('answers the samples of several voices by one call, and null for unknown voices', async () => {
    const { samples } = await ask('voices.samples', undefined, {
      search: '?paths=flite/female/slt--carla,flite/female/nobody,flite/female/slt--anna',
      visitor: true,
    })
    expect(samples.map((sample) => sample?.voice_name ?? null)).toEqual(['Carla', null, 'Anna'])
  })

  it('serves the audio of samples and snippets at their keys', async () => {
    const { voice_snippet_id } = await ask('speech.generate', SPEECH)
    for (const key of [sampleKey('flite', 'slt--anna'), snippetKey(voice_snippet_id)]) {
      const audio = await fetch(`${server.url}/${key}`)
      expect([audio.status, audio.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    }
  })

  it('names the page that is not found', async () => {
    const { status, body } = await call(`${server.url}/no/such/page`)
    expect([status, body.message]).toEqual([404, 'Page not found: /no/such/page'])
  })

  it('reports the number of excess characters of a text', async () => {
    const answer = await refused('speech.generate', { ...SPEECH, text: 'a'.repeat(507) })
    expect([answer.status, answer.message]).toEqual([
      422,
      expect.stringMatching(/^Text exceeds character limit by 7 characters/),
    ])
  })

  it.each(['', ' \n\t '])('refuses the text %j', async (text) => {
    expect(await refused('speech.generate', { ...SPEECH, text })).toMatchObject({ status: 422, code: 'invalid_fields' })
  })

  it('reports free and taken names, and the own name as not taken', async () => {
    const check = async (name: string) =>
      (await ask('account.checkUsername', undefined, { search: `?username=${encodeURIComponent(name)}` }))
        .username_exist
    const { user } = await ask('account.status')
    const other = await signIn(server)
    expect(await check('Nobody has this')).toBe(false)
    expect(await check(other.user.username)).toBe(true)
    expect(await check(user?.username ?? '')).toBe(false)
    expect(await refused('account.changeUsername', { username: other.user.username })).toMatchObject({
      message: 'Username is already taken.',
    })
  })

  describe('failed calls', () => {
    const collection_id = 'nobody'
    it.each<[string, CallName, object | undefined, number, RegExp]>([
      [
        'speak with a voice that is not there',
        'speech.generate',
        { ...SPEECH, voice_id: 'x' },
        404,
        /^This voice is not in the catalogue\./,
      ],
      [
        'speak with a gender that contradicts the voice',
        'speech.generate',
        { ...SPEECH, gender: 'male' },
        422,
        /^gender: /,
      ],
      [
        'convert a missing file',
        'downloads.convert',
        { bucket: 'summme-tts', key: 'x', outputFormat: 'wav' },
        404,
        /^There is no audio under this key\./,
      ],
      [
        'put into a collection',
        'collections.add',
        { collection_id, voice_id: 'flite-slt--anna' },
        404,
        /^This collection does not exist\./,
      ],
      ['create a collection', 'collections.create', { collection_name: ' ' }, 422, /^collection_name: Write a name\.$/],
      [
        'save a rating',
        'ratings.save',
        { voice_id: 'x', voice_text: 'x', vote_value: 5 },
        404,
        /^This voice is not in the catalogue\./,
      ],
      [
        'find voices similar to an unknown one',
        'voices.similar',
        { voice_id: 'x' },
        404,
        /^This voice is not in the catalogue\./,
      ],
      [
        'add a favourite',
        'favorites.set',
        { voice_id: 'x', voice_favorite_id: null },
        404,
        /^This voice is not in the catalogue\./,
      ],
      ['change a username', 'account.changeUsername', { username: 'admin' }, 409, /^Username is already taken\.$/],
    ])('explain why they do not %s', async (_row, name, json, status, message) => {
      expect(await refused(name, json)).toMatchObject({ status, message: expect.stringMatching(message) })
    })

    it.each<[string, CallName]>([
      ['search snippets', 'snippets.list'],
      ['search voices', 'voices.search'],
    ])('explain why they do not %s', async (_row, name) => {
      const answer = await refused(name, undefined, { search: `?search=${'a'.repeat(201)}` })
      expect(answer).toMatchObject({ status: 422, message: expect.stringMatching(/^search: /) })
    })

    it('answer 404 for missing audio', async () => {
      const { status, body } = await call(`${server.url}/${snippetKey('nobody')}`)
      expect([status, body.message]).toEqual([404, expect.stringContaining('no audio file')])
    })
  })

  it('sends a page its connection id and the completion of the login in its popup', async () => {
    await using socket = await openRealtimeSocket(server.url)
    expect(socket.id).not.toBe('')
    const popup = createVisitor(server.url)
    const fields = { intent: 'create', state: socket.id, email: 't12@example.com', password: 'correct horse battery' }
    const entered = await popup.submit('/api/v1/login', fields)
    expect(entered.headers.get('location')).toBe(loginPath(socket.id))
    await popup.get(loginPath(socket.id))
    await socket.receives('login-complete')
  })

  it('sends nothing to a page whose popup was closed before the login', async () => {
    await using socket = await openRealtimeSocket(server.url)
    await createVisitor(server.url).get(loginPath(socket.id))
    expect(await ask('account.status', undefined, { visitor: true })).toEqual({})
    expect(socket.received.map(({ action }) => action)).toEqual(['Your Connection ID'])
  })

  it('sends a page the completion of the logout in its popup', async () => {
    await using socket = await openRealtimeSocket(server.url)
    await createVisitor(server.url).get(logoutPath(socket.id), { 'sec-fetch-site': 'same-origin' })
    await socket.receives('logout-complete')
  })
})
