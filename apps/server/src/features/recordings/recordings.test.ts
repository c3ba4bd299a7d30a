import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AlignedRecording,
  alignRecording,
  type ErrorBody,
  PROGRESS_TYPE,
  RECORDING_LIMITS,
} from '@voice-rankings/contract'
import { parsePeaks } from '@voice-rankings/playback'
import { parseMarks } from '@voice-rankings/playback/captions'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { encodeMp3 } from '../../kernel/audio/createMp3Writer.ts'
import { encodeFormat } from '../../kernel/audio/formats/encodeFormat.ts'
import { encodeWav } from '../../kernel/audio/formats/encodeWav.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { createEngines } from '../catalogue/createEngines.ts'
import type { Speech, SpeechEngine } from '../speech/engine.ts'
import { SpeechAbortedError } from '../speech/speechError.ts'
import { quantile } from '../speech/testing/quantile.ts'
import { RECORDINGS } from './createAlignRecording.ts'

const TEXT = 'The tea is still warm, and we have been waiting for you since the morning.'
/** A text whose reference is never spoken. */
const ENDLESS = 'This never ends.'
const FORM = 'multipart/form-data; boundary=x'
const TAGS = { title: 'A talk', voice: 'Rick', provider: 'Test' }

type Fields = Record<string, string | Blob>

/** Numbers of endless texts that the engine was asked for, and of those whose caller aborted. */
let asked = 0
let ended = 0

/** Flite, which does not end to speak one text until its caller aborts. */
function createEngine(): SpeechEngine {
  const [flite] = createEngines().filter(({ id }) => id === 'flite')
  if (!flite) throw new Error('There is no engine flite.')
  return {
    ...flite,
    synthesize: (job) =>
      job.text === ENDLESS
        ? new Promise((_, reject) => {
            asked += 1
            job.signal?.addEventListener('abort', () => {
              ended += 1
              reject(new SpeechAbortedError())
            })
          })
        : flite.synthesize(job),
  }
}

const dataDir = temporaryDirectory()
const filesOf = (folder: string) => readdirSync(join(folder, 'files'), { recursive: true })
const file = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)])

describe('aligning a recording', () => {
  const engine = createEngine()
  let server: RunningServer
  let spoken: Speech
  let mp3: Uint8Array
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: undefined, dataDir }, { engines: [engine] })
    await server.catalogueDone
    spoken = await engine.synthesize({ text: TEXT, speakerId: 'rms--brisk' })
    mp3 = await encodeMp3(spoken.audio.samples, spoken.audio.sampleRate)
  })
  afterAll(() => server.close())

  const valid = () => ({ audio: file(mp3), text: TEXT, languageCode: 'en' })

  function post(fields: Fields, init: RequestInit = {}): Promise<Response> {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return fetch(server.url + alignRecording.path, { method: 'POST', body, ...init })
  }
  async function align(fields: Fields): Promise<AlignedRecording> {
    const response = await post({ ...valid(), ...fields })
    const body: unknown = await response.json()
    expect([response.status, body]).toEqual([200, body])
    return v.parse(alignRecording.response, body)
  }
  async function refused(fields: Fields, init?: RequestInit) {
    const response = await post({ ...valid(), ...fields }, init)
    const { code, message } = (await response.json()) as ErrorBody
    return { status: response.status, code, message }
  }

  /** Begins a recording that ends only with its connection. */
  async function begin(): Promise<AbortController> {
    const stop = new AbortController()
    const init = { signal: stop.signal, headers: { accept: PROGRESS_TYPE } }
    const response = await post({ ...valid(), text: ENDLESS }, init)
    // The first line comes once the file is decoded, or while it waits.
    await response.body?.getReader().read()
    return stop
  }

  it('finds each word where it is said', async () => {
    const { speechMarks, timing_source } = await align({})
    expect(timing_source).toBe('aligned')
    expect(speechMarks.map(({ word }) => word)).toEqual(TEXT.split(' '))
    const errors = speechMarks.map(({ startTime }, n) => Math.abs(startTime - (spoken.marks[n]?.startTime ?? Infinity)))
    expect(quantile(errors, 0.5)).toBeLessThanOrEqual(60)
  })

  it('answers with captions of the same words, and with the waveform and duration of the sound', async () => {
    const { speechMarks, captions, recording_duration, recording_peaks } = await align({})
    const words = speechMarks.map(({ word }) => word)
    expect(parseMarks(captions.vtt).map(({ word }) => word)).toEqual(words)
    expect(parseMarks(captions.json)).toEqual(speechMarks)
    expect(captions.srt).toContain('The tea is still warm, and we have been waiting for you')
    expect(parsePeaks(JSON.stringify(recording_peaks))).toEqual(recording_peaks)
    const { samples, sampleRate } = spoken.audio
    expect(Math.abs(recording_duration - (1000 * samples.length) / sampleRate)).toBeLessThan(1)
  })

  it('reports progress in lines, and last the answer', async () => {
    const response = await post(valid(), { headers: { accept: PROGRESS_TYPE } })
    const lines = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(lines[0]).toEqual({ progress: 0.1 })
    expect(lines.at(-1)).toMatchObject({ status: 200, body: { timing_source: 'aligned' } })
  })

  it('lets no proxy collect or change the lines', async () => {
    const { headers } = await post(valid(), { headers: { accept: PROGRESS_TYPE, 'accept-encoding': 'gzip' } })
    expect(headers.get('cache-control')).toContain('no-transform')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('content-encoding')).toBeNull()
  })

  it.each(['wav', 'opus'] as const)('reads a recording as %s', async (format) => {
    const { samples, sampleRate } = spoken.audio
    const { timing_source, recording_duration } = await align({
      audio: file(await encodeFormat(format, samples, sampleRate, TAGS)),
    })
    expect(timing_source).toBe('aligned')
    expect(Math.abs(recording_duration - (1000 * samples.length) / sampleRate)).toBeLessThan(25)
  })

  it('estimates the words of a language that no engine speaks', async () => {
    expect((await align({ languageCode: 'zu' })).timing_source).toBe('estimated')
  })

  it.each(['de-DE-1996', 'EN', 'en-US'])('accepts the language %s', async (languageCode) => {
    expect((await align({ languageCode })).speechMarks).not.toEqual([])
  })

  it('stores no file of the recording', async () => {
    const before = filesOf(dataDir)
    await align({})
    expect(filesOf(dataDir)).toEqual(before)
  })

  describe('refuses', () => {
    it.each([
      ['nothing', () => new Uint8Array()],
      ['an error page', () => new TextEncoder().encode('<html>Bad gateway</html>')],
      ['bytes without a meaning', () => Uint8Array.from({ length: 50_000 }, (_, n) => (n * 7919) % 251)],
      ['the head of an mp3 file', () => mp3.subarray(0, 40)],
      ['a WAV file without samples', () => encodeWav(new Float32Array(), 16_000, TAGS)],
      ['a WAV file of 3 Hz', () => encodeWav(new Float32Array(100).fill(0.5), 3, TAGS)],
      ['silence', () => encodeWav(new Float32Array(16_000), 16_000, TAGS)],
    ])('%s as audio', async (_what, bytes) => {
      expect(await refused({ audio: file(bytes()) })).toMatchObject({ status: 415, code: 'unsupported_type' })
    })

    it('a small file of many hours', async () => {
      const second = await encodeMp3(new Float32Array(8000).fill(0.001, 100), 8000)
      const hours = Buffer.concat(
        Array.from({ length: Math.floor(RECORDING_LIMITS.bytes / second.length) }, () => second),
      )
      const answer = await refused({ audio: file(hours) })
      expect(answer).toMatchObject({ status: 413, code: 'body_too_large' })
      expect(answer.message).toContain('longer than 30 minutes')
    })

    it('a file that is too large', async () => {
      const answer = await refused({ audio: new Blob([new Uint8Array(RECORDING_LIMITS.bytes + 300_000)]) })
      expect(answer).toMatchObject({ status: 413, code: 'body_too_large' })
    })

    it.each([
      ['an empty text', { text: '' }, 'invalid_fields'],
      ['a blank text', { text: ' \n\t' }, 'invalid_fields'],
      ['a text of signs', { text: '— … 🙂 !?' }, 'text_unspeakable'],
      ['a text that is too long', { text: 'word '.repeat(RECORDING_LIMITS.text / 5 + 1) }, 'text_too_long'],
      ['a language that is none', { languageCode: 'english!' }, 'invalid_fields'],
      ['an unknown gender', { gender: 'robot' }, 'invalid_fields'],
      ['audio as text', { audio: 'sound' }, 'invalid_fields'],
    ])('%s', async (_what, fields, code) => {
      expect(await refused(fields)).toMatchObject({ status: 422, code })
    })

    it.each([
      ['JSON', JSON.stringify({ text: TEXT }), 'application/json', 'unsupported_type'],
      ['a form that is cut', '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nA', FORM, 'invalid_request'],
      ['no form', '{}', FORM, 'invalid_request'],
    ])('%s', async (_what, body, type, code) => {
      const answer = await refused({}, { body, headers: { 'content-type': type } })
      expect(answer.code).toBe(code)
    })
  })

  describe('of one network', () => {
    it('ends the work of a client that has disconnected', async () => {
      const stop = await begin()
      await vi.waitFor(() => expect(asked).toBe(1), { timeout: 10_000 })
      stop.abort()
      await vi.waitFor(() => expect(ended).toBe(1), { timeout: 10_000 })
    })

    it('refuses a third recording at once, and accepts it when a client has disconnected', async () => {
      const running = [await begin(), await begin()]
      expect(await refused({})).toMatchObject({ status: 429, code: 'too_many_requests' })
      for (const stop of running) stop.abort()
      await vi.waitFor(async () => expect((await post(valid())).status).toBe(200), { timeout: 10_000 })
    })
  })

  it('limits the recordings of a network in an hour', async () => {
    const { limiter } = await server.services
    await limiter.consume(RECORDINGS, '127.0.0.1', (await limiter.peek(RECORDINGS, '127.0.0.1')).remaining)
    const response = await post(valid())
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
