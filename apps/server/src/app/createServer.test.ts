import {
  type CallOutput,
  ErrorBody,
  ERROR_STATUS,
  getReadiness,
  getVoice,
  searchVoices,
  similarVoices,
} from '@voice-rankings/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, startTestServer } from '../testing/startTestServer.ts'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'
import { createToneEngine } from '../testing/toneEngine.ts'
import type { RunningServer } from './createServer.ts'

describe('the server', () => {
  let server: RunningServer
  let base: string
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() })
    base = server.url
    await server.catalogueDone
  })
  afterAll(() => server.close())

  it('reports that it is healthy and ready', async () => {
    expect(await call(`${base}/healthz`)).toMatchObject({ status: 200, body: { ok: true } })
    const { status, body } = await call<CallOutput<typeof getReadiness>>(`${base}/readyz`)
    expect(status).toBe(200)
    expect(v.parse(getReadiness.response, body)).toMatchObject({ ready: true, voices_done: 3, voices_total: 3 })
  })

  it('finds voices', async () => {
    const { body } = await call<CallOutput<typeof searchVoices>>(`${base}/api/v1/voice/search?search=bert&facets=true`)
    const result = v.parse(searchVoices.response, body)
    expect(result.voices.map((voice) => voice.voice_name)).toEqual(['Berta'])
    expect(result.voices[0]?.voice_sample_url).toBe('/sampleAudioTTS/flite-slt--berta.mp3')
  })

  it('returns a voice with its measurements', async () => {
    const { body } = await call<CallOutput<typeof getVoice>>(`${base}/api/v1/voice/flite/Female/slt--anna`)
    const { voice } = v.parse(getVoice.response, body)
    expect(voice.voice_name).toBe('Anna')
    expect(voice.voice_pitch_hz).toBeCloseTo(150, 0)
    expect(voice.voice_catalogue_size).toBe(3)
    expect(voice.voice_attributes_summary.length).toBeGreaterThan(2)
    expect(voice.voice_sample_word_times).toHaveLength(12)
    expect(Object.keys(voice).toSorted()).toEqual(Object.keys(v.parse(getVoice.response, body).voice).toSorted())
  })

  it('returns similar voices without the voice itself', async () => {
    const json = { voice_id: 'flite-slt--anna', wpm: true, pitch: true, intensity: true, vocalFry: true }
    const { body } = await call<CallOutput<typeof similarVoices>>(`${base}/api/v1/voice/similar-voices`, { json })
    const result = v.parse(similarVoices.response, body)
    const lists = [result.overallSimilarResults, result.similarWPM, result.similarPitch, result.similarIntensity]
    for (const list of lists) expect(list.map((voice) => voice.voice_name).toSorted()).toEqual(['Berta', 'Carla'])
    // A tone has no vocal fry that another could share.
    expect(result.similarVocalFry).toEqual([])
    expect(result.sourceVoice.profileUsedForMatching.pitchHz).toBeCloseTo(150, 0)
  })

  it('omits lists of similar voices that are not requested', async () => {
    const json = { voice_id: 'flite-slt--anna' }
    const { body } = await call<CallOutput<typeof similarVoices>>(`${base}/api/v1/voice/similar-voices`, { json })
    expect(body.similarPitch).toEqual([])
    expect(body.overallSimilarResults).toHaveLength(2)
  })

  it('reports no user without a session', async () => {
    expect((await call(`${base}/api/v1/user/status`)).body).toEqual({})
  })

  it('serves its OpenAPI document', async () => {
    const { body } = await call<{ openapi: string }>(`${base}/api/v1/openapi.json`)
    expect(body.openapi).toBe('3.1.0')
  })

  describe('invalid requests', () => {
    const speech = '/api/v1/voice/speech'
    it.each<[string, string, RequestInit, keyof typeof ERROR_STATUS]>([
      ['an unknown call', '/api/v1/nothing', {}, 'not_found'],
      ['a call by the wrong method', '/api/v1/voice/search', { method: 'DELETE' }, 'not_found'],
      ['an unknown page', '/nothing', {}, 'not_found'],
      ['an unknown voice', '/api/v1/voice/flite/female/nobody', {}, 'not_found'],
      ['a voice of the other gender', '/api/v1/voice/flite/male/slt--anna', {}, 'not_found'],
      ['an unknown gender', '/api/v1/voice/flite/robot/slt--anna', {}, 'not_found'],
      ['broken escapes', '/api/v1/voice/%E0%A4%A/female/x', {}, 'not_found'],
      ['an unknown snippet', '/api/v1/voice/snippet/none', {}, 'not_found'],
      ['an unknown sample', '/sampleAudioTTS/none.mp3', {}, 'not_found'],
      ['a path outside the directory', '/sampleAudioTTS/..%2f..%2flock.mp3', {}, 'not_found'],
      ['page 0', '/api/v1/voice/search?page=0', {}, 'invalid_fields'],
      ['a reversed range', '/api/v1/voice/search?pitchRange=300-100', {}, 'invalid_fields'],
      ['an unknown order', '/api/v1/voice/search?sort=price', {}, 'invalid_fields'],
      ['a term too long', `/api/v1/voice/search?search=${'a'.repeat(201)}`, {}, 'invalid_fields'],
      ['a form', speech, { method: 'POST', body: new URLSearchParams({ text: 'Hi' }) }, 'unsupported_type'],
      ['plain text', speech, { method: 'POST', body: '{}' }, 'unsupported_type'],
      [
        'broken JSON',
        speech,
        { method: 'POST', body: '{"text":', headers: { 'content-type': 'application/json' } },
        'invalid_request',
      ],
      ['no body', speech, { method: 'POST', headers: { 'content-type': 'application/json' } }, 'invalid_request'],
      [
        'a list as body',
        speech,
        { method: 'POST', body: '[]', headers: { 'content-type': 'application/json' } },
        'invalid_fields',
      ],
      [
        'a body too large',
        speech,
        {
          method: 'POST',
          body: JSON.stringify({ text: 'a'.repeat(70_000) }),
          headers: { 'content-type': 'application/json' },
        },
        'body_too_large',
      ],
      [
        'a body very deep',
        speech,
        {
          method: 'POST',
          body: '['.repeat(30_000) + ']'.repeat(30_000),
          headers: { 'content-type': 'application/json' },
        },
        'invalid_request',
      ],
    ])('are refused: %s', async (_what, path, init, code) => {
      const response = await fetch(base + path, init)
      const body = v.parse(ErrorBody, await response.json())
      expect([response.status, body.code]).toEqual([ERROR_STATUS[code], code])
      expect(body.message.length).toBeGreaterThan(10)
      expect(body.request_id).toMatch(/^[\w-]{36}$/)
    })

    it('report each invalid field', async () => {
      const { body } = await call(`${base}/api/v1/voice/search?page=x&pitchRange=1`)
      expect(body.issues?.map(({ path }) => path)).toEqual(['pitchRange', 'page'])
    })

    it.each([
      ['gender=robot', 'gender: "robot" is none of "", "all", "female", "male".'],
      ['favorites=1', 'favorites: "1" is none of "true", "false".'],
      ['sort=loudness', 'sort: "loudness" is none of "relevance", "name", "-name", "pitch", '],
    ])('report the allowed values of %s', async (query, message) => {
      const { status, body } = await call(`${base}/api/v1/voice/search?${query}`)
      expect(status).toBe(422)
      expect(body.message).toContain(message)
    })
  })

  it('allows pages of any origin to embed audio', async () => {
    const audio = await fetch(`${base}/sampleAudioTTS/flite-slt--anna.mp3`, { headers: { range: 'bytes=0-9' } })
    expect(audio.status).toBe(206)
    expect((await audio.arrayBuffer()).byteLength).toBe(10)
    expect(Object.fromEntries(audio.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  it('allows pages of any origin to call the API, but not to frame it', async () => {
    const { headers } = await fetch(`${base}/api/v1/voice/search`)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it('answers HEAD with headers only', async () => {
    const answer = await fetch(`${base}/sampleAudioTTS/flite-slt--anna.mp3`, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000)
  })

  it('compresses its answers', async () => {
    const answer = await fetch(`${base}/api/v1/openapi.json`, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
  })
})

describe('the server while it starts', () => {
  it('is healthy but not ready, and asks clients to retry', async () => {
    const engine = createToneEngine()
    const gate = Promise.withResolvers<void>()
    engine.before = () => gate.promise
    const server = await startTestServer(
      { databaseUrl: undefined, dataDir: temporaryDirectory() },
      { engines: [engine] },
    )
    try {
      expect((await call(`${server.url}/healthz`)).status).toBe(200)
      expect(await call(`${server.url}/readyz`)).toMatchObject({ status: 503, body: { ready: false } })
      const early = await call(`${server.url}/api/v1/voice/search`)
      expect(early).toMatchObject({ status: 503, body: { code: 'starting' } })
      expect(early.headers.get('retry-after')).toBe('1')
      gate.resolve()
      await server.catalogueDone
      expect((await call(`${server.url}/readyz`)).status).toBe(200)
    } finally {
      await server.close()
    }
  })

  it('refuses a data directory in use, with advice', async () => {
    const place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
    const first = await startTestServer(place)
    await first.catalogueDone
    const second = await startTestServer(place)
    await expect(second.catalogueDone).rejects.toThrow('set DATA_DIR to another directory')
    await second.close()
    await first.close()
  })

  it('refuses a port in use, with advice', async () => {
    const first = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() })
    const port = Number(new URL(first.url).port)
    const { readConfig } = await import('../kernel/config/config.ts')
    const config = { ...readConfig({ PORT: String(port) }), dataDir: temporaryDirectory() }
    await expect(startTestServer(config, { config })).rejects.toThrow(
      `Port ${port} is in use. Stop what uses it, or set PORT`,
    )
    await first.close()
  })
})
