import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type CallOutput,
  type ErrorBody,
  generateSpeech,
  getSnippet,
  snippetKey,
  type SpeechResponse,
} from '@voice-rankings/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { type DatabasePlace, onEachPlace } from '../../testing/onEachDatabase.ts'
import { call, startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { createToneEngine, type ToneEngine } from '../../testing/toneEngine.ts'
import { EngineBusyError, EngineCrashedError } from '../speech/speechError.ts'

const VOICE = 'flite-slt--anna'

onEachPlace('generating speech', (place) => {
  let server: RunningServer
  let options: Parameters<typeof startTestServer>[1]
  let engine: ToneEngine
  let where: DatabasePlace
  let texts = 0
  beforeAll(async () => {
    engine = createToneEngine()
    where = place()
    // Disables the hold limit, which has tests of its own.
    options = { engines: [engine], config: testConfig(where, { HOLD_NETWORK_LIMIT: '100000' }) }
    server = await startTestServer(where, options)
    await server.catalogueDone
  })
  afterAll(() => server.close())
  beforeEach(() => {
    engine.jobs.length = 0
    engine.before = () => Promise.resolve()
  })
  const speak = (json: object) =>
    call<SpeechResponse & ErrorBody>(`${server.url}/api/v1/voice/speech`, { json: { voice_id: VOICE, ...json } })
  const patch = (json: object, headers: Record<string, string> = {}) =>
    call(`${server.url}/api/v1/voice/speech`, { method: 'PATCH', json, headers })
  const newText = () => `A text nobody spoke before ${(texts += 1)}`

  it('gives the engine the sample of the voice with its text', async () => {
    await speak({ text: newText() })
    const sample = await engine.jobs.at(-1)?.sample?.load()
    expect(sample?.text).toBe('Hello, I am Anna and these are a few words of mine.')
    // The tone engine hums a tenth of a second for each word.
    expect((sample?.audio.samples.length ?? 0) / (sample?.audio.sampleRate ?? 1)).toBeCloseTo(1.2, 1)
  })

  it('returns marks, duration, waveform and audio URL', async () => {
    const { status, body } = await speak({ text: 'Hello you there' })
    expect(status).toBe(200)
    const speech = v.parse(generateSpeech.response, body)
    expect(speech).toMatchObject({
      title: 'Hello you there',
      audio: null,
      is_duplicate: false,
      timing_source: 'native',
    })
    expect(speech.speechMarks.map(({ word, startTime }) => [word, startTime])).toEqual([
      ['Hello', 0],
      ['you', 100],
      ['there', 200],
    ])
    expect(speech.voice_snippet_duration).toBe(300)
    expect(speech.voice_snippet_peaks).toHaveLength(160)
    expect(speech.voice_snippet_melody).toEqual(Array(160).fill(0))

    const audio = await fetch(server.url + speech.voice_snippet_audio_url)
    expect(audio.status).toBe(200)
    expect(audio.headers.get('content-type')).toBe('audio/mpeg')
    expect(audio.headers.get('cache-control')).toBe('public, no-cache')
    expect(audio.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await audio.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  it('returns the snippet again by its id', async () => {
    const text = newText()
    const { body } = await speak({ text })
    const { status, body: read } = await call<CallOutput<typeof getSnippet>>(
      `${server.url}/api/v1/voice/snippet/${body.voice_snippet_id}`,
    )
    expect(status).toBe(200)
    expect(v.parse(getSnippet.response, read).snippet).toMatchObject({
      voice_id: VOICE,
      voice_name: 'Anna',
      voice_snippet_text: text,
      voice_snippet_timestamps: body.speechMarks,
      voice_snippet_audio_url: body.voice_snippet_audio_url,
    })
  })

  it('returns the same snippet for a repeated text without generating it again', async () => {
    const text = newText()
    const first = await speak({ text })
    const second = await speak({ text: ` ${text}\n` })
    expect(second.body).toEqual({ ...first.body, is_duplicate: true })
    expect(engine.jobs).toHaveLength(1)
  })

  it('generates once for twenty concurrent requests', async () => {
    const text = newText()
    const answers = await Promise.all(Array.from({ length: 20 }, () => speak({ text })))
    expect(engine.jobs).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.voice_snippet_id)).size).toBe(1)
    expect(answers.filter(({ body }) => !body.is_duplicate)).toHaveLength(1)
  })

  it('generates each of two hundred concurrent texts or refuses it with the time to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => speak({ text: newText() })))
    const spoken = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(spoken.length).toBeGreaterThan(50)
    expect(new Set(spoken.map(({ body }) => body.voice_snippet_id)).size).toBe(spoken.length)
    expect(
      refused.every(
        ({ status, body, headers }) => status === 503 && body.code === 'busy' && headers.has('retry-after'),
      ),
    ).toBe(true)
  })

  it('is aborted when the client disconnects', async () => {
    const gate = Promise.withResolvers<void>()
    engine.before = () => gate.promise
    const leaver = new AbortController()
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ voice_id: VOICE, text: newText() })
    const asked = fetch(`${server.url}/api/v1/voice/speech`, { method: 'POST', headers, body, signal: leaver.signal })
    await vi.waitUntil(() => engine.jobs.length === 1)
    leaver.abort()
    await expect(asked).rejects.toThrow('aborted')
    await vi.waitUntil(() => engine.jobs[0]?.signal?.aborted)
    gate.resolve()
  })

  it.each([
    ['another voice', { voice_id: 'flite-slt--berta' }],
    ['another speed', { voice_speed: 1.5 }],
    ['keeping it private', { shareSnippet: false }],
  ])('creates another snippet for %s', async (_what, other) => {
    const text = newText()
    const [first, second] = [await speak({ text }), await speak({ text, ...other })]
    expect(second.body.is_duplicate).toBe(false)
    expect(second.body.voice_snippet_id).not.toBe(first.body.voice_snippet_id)
  })

  it('ignores instructions for an engine without that capability', async () => {
    const text = newText()
    await speak({ text })
    expect((await speak({ text, voice_instructions: 'Whisper.' })).body.is_duplicate).toBe(true)
  })

  it('regenerates lost audio under the same id', async () => {
    const text = newText()
    const { body } = await speak({ text })
    await rm(join(where.dataDir, 'files', snippetKey(body.voice_snippet_id)))
    const again = await speak({ text })
    expect(again.body.voice_snippet_id).toBe(body.voice_snippet_id)
    expect((await fetch(server.url + body.voice_snippet_audio_url)).status).toBe(200)
  })

  it('returns the same snippet from two servers on one database', async () => {
    if (where.databaseUrl === undefined) return
    const other = await startTestServer(where, options)
    await other.catalogueDone
    try {
      const text = newText()
      const both = await Promise.all(
        [server, other].map(({ url }) =>
          call<SpeechResponse>(`${url}/api/v1/voice/speech`, { json: { voice_id: VOICE, text } }),
        ),
      )
      expect(both[0]?.body.voice_snippet_id).toBe(both[1]?.body.voice_snippet_id)
      expect((await fetch(server.url + both[0]?.body.voice_snippet_audio_url)).status).toBe(200)
    } finally {
      await other.close()
    }
  })

  describe('invalid requests', () => {
    it.each<[string, object, number, string, RegExp]>([
      ['a blank text', { text: ' \n ' }, 422, 'invalid_fields', /Write some text/],
      ['no text', {}, 422, 'invalid_fields', /text/],
      ['a number as text', { text: 5 }, 422, 'invalid_fields', /text/],
      [
        'one character too many',
        { text: 'a'.repeat(501) },
        422,
        'text_too_long',
        /^Text exceeds character limit by 1 characters\. Shorten it to 500/,
      ],
      ['nothing to speak', { text: '?!' }, 422, 'text_unspeakable', /letters or digits/],
      ['an unknown voice', { text: 'Hi', voice_id: 'nobody' }, 404, 'not_found', /^This voice is not in the catalogue/],
      ['another service', { text: 'Hi', serviceName: 'espeak' }, 422, 'invalid_fields', /serviceName.*does not fit/],
      ['another gender', { text: 'Hi', gender: 'Male' }, 422, 'invalid_fields', /gender/],
      ['another speaker', { text: 'Hi', speaker_id: 'slt--berta' }, 422, 'invalid_fields', /speaker_id/],
      ['a foreign language', { text: 'Hi', languageCode: 'fr-FR' }, 422, 'invalid_fields', /languageCode/],
      ['a speed beyond the range', { text: 'Hi', voice_speed: 3 }, 422, 'invalid_fields', /voice_speed/],
    ])('are refused for %s', async (_what, body, status, code, message) => {
      const answer = await speak(body)
      expect([answer.status, answer.body.code]).toEqual([status, code])
      expect(answer.body.message).toMatch(message)
      expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'))
    })

    it('accept a matching description of the voice in any case, and 500 characters', async () => {
      const own = { serviceName: 'flite', gender: 'FEMALE', speaker_id: 'slt--anna', languageCode: 'EN' }
      expect((await speak({ text: 'a'.repeat(500), ...own })).status).toBe(200)
    })

    it('are refused with the time to wait when the engine is busy', async () => {
      engine.before = () => Promise.reject(new EngineBusyError('Tone', 2500))
      const answer = await speak({ text: newText() })
      expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([503, 'busy', '3'])
    })

    it('are refused with advice when the engine crashed, without storing anything', async () => {
      engine.before = () => Promise.reject(new EngineCrashedError('Tone', 'it fell over'))
      const text = newText()
      const answer = await speak({ text })
      expect([answer.status, answer.body.code]).toEqual([502, 'engine_failed'])
      expect(answer.body.message).toMatch(/Reword the text/)
      engine.before = () => Promise.resolve()
      expect((await speak({ text })).body.is_duplicate).toBe(false)
    })
  })

  it.each<[string, object]>([
    ['control characters', { text: 'A\u0000B\u0007 bell' }],
    ['a lone surrogate', { text: 'Hello \uD83D there' }],
    ['markup', { text: '<speak><break time="9s"/>Hello [[h@ll]] -w/etc/passwd</speak>' }],
    ['unknown fields', { text: 'Hello fields', __proto__: { admin: true }, voice_speed: 1, more: [[[]]] }],
  ])('accepts %s without harm', async (_what, body) => {
    expect((await speak(body)).status).toBe(200)
  })

  describe('the duration reported by a player', () => {
    it('is stored when it agrees with the audio and comes from the owner', async () => {
      const { body, headers } = await speak({ text: newText() })
      const { voice_snippet_id } = body
      const voice_snippet_duration = body.voice_snippet_duration + 40
      const read = () => call<CallOutput<typeof getSnippet>>(`${server.url}/api/v1/voice/snippet/${voice_snippet_id}`)
      const accepted = { status: 200, body: { voice_snippet_id, voice_snippet_duration } }
      expect(await patch({ voice_snippet_id, voice_snippet_duration })).toMatchObject(accepted)
      expect((await read()).body.snippet.voice_snippet_duration).toBe(body.voice_snippet_duration)
      const owner = { cookie: headers.get('set-cookie')?.split(';')[0] ?? '', origin: server.url }
      expect(await patch({ voice_snippet_id, voice_snippet_duration }, owner)).toMatchObject(accepted)
      expect((await read()).body.snippet.voice_snippet_duration).toBe(voice_snippet_duration)
    })

    it('is refused when it is another file’s, even if approached in small steps', async () => {
      const { body } = await speak({ text: newText() })
      const report = (by: number) =>
        patch({ voice_snippet_id: body.voice_snippet_id, voice_snippet_duration: body.voice_snippet_duration + by })
      expect((await report(400)).status).toBe(200)
      expect(await report(800)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    })

    it.each([[null], ['300'], [-1], [1e308]])('is refused when it is %j', async (voice_snippet_duration) => {
      const { body } = await speak({ text: 'A text for odd durations' })
      const answer = await patch({ voice_snippet_id: body.voice_snippet_id, voice_snippet_duration })
      expect([409, 422]).toContain(answer.status)
    })

    it('answers 404 for an unknown snippet', async () => {
      expect((await patch({ voice_snippet_id: 'none', voice_snippet_duration: 1 })).status).toBe(404)
    })
  })
})
