import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEngines } from '../features/catalogue/createEngines.ts'
import { VOICES } from '../features/catalogue/voices.ts'
import { createMetrics } from '../kernel/metrics/createMetrics.ts'
import { readScrape, type Sample } from '../testing/readScrape.ts'
import { signIn } from '../testing/signIn.ts'
import { call, startTestServer, testConfig } from '../testing/startTestServer.ts'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'
import type { RunningServer } from './createServer.ts'

const TOKEN = 'a-token-of-this-test'
const TEXT = 'Nobody else may read these words.'
const voices = VOICES.filter(({ voice_service: service }) => service === 'flite').slice(0, 1)
const VOICE = `flite-${voices[0]?.voice_speaker_id}`

const valueOf = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}) =>
  samples.find(
    (sample) =>
      sample.name === `voice_rankings_${name}` &&
      Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )?.value

describe('the metrics of a server', () => {
  let server: RunningServer

  beforeAll(async () => {
    const place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
    const metrics = createMetrics()
    const engines = createEngines({ voices, gplProcess: null, metrics }).filter(({ id }) => id === 'flite')
    server = await startTestServer(place, { config: testConfig(place, { METRICS_TOKEN: TOKEN }), engines, metrics })
    await server.catalogueDone
  })
  afterAll(() => server.close())

  const scrape = (token: string) => fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })

  async function read(): Promise<{ text: string; samples: Sample[] }> {
    const answer = await scrape(TOKEN)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = await answer.text()
    return { text, samples: readScrape(text) }
  }

  it('count requests by the pattern of their route', async () => {
    const paths = ['flite/Female/nobody', 'flite/Male/no-one']
    for (const path of paths) await call(`${server.url}/api/v1/voice/${path}`)
    await call(`${server.url}/no/such/page`)
    const { text, samples } = await read()
    const route = '/api/v1/voice/:voice_service/:voice_gender/:voice_speaker_id'
    const labels = { route, method: 'GET', status: '4xx' }
    expect(valueOf(samples, 'http_requests_total', labels)).toBe(2)
    expect(valueOf(samples, 'http_request_seconds_count', labels)).toBe(2)
    for (const path of [...paths, 'no/such/page']) expect(text).not.toContain(path)
  })

  it('count a generated text: its engine, its workers, its bill and its credits', async () => {
    const { samples: before } = await read()
    const { headers } = await signIn(server)
    const json = { voice_id: VOICE, text: TEXT }
    expect(await call(`${server.url}/api/v1/voice/speech`, { headers, json })).toMatchObject({ status: 200 })
    const { text, samples } = await read()
    const more = (name: string, labels: Record<string, string>) =>
      (valueOf(samples, name, labels) ?? 0) - (valueOf(before, name, labels) ?? 0)
    expect(more('speech_seconds_count', { engine: 'flite' })).toBe(1)
    expect(more('billed_units_total', { engine: 'flite', unit: 'character' })).toBe(TEXT.length)
    expect(more('credits_total', { engine: 'flite' })).toBe(TEXT.length)
    expect(more('queue_seconds_count', { queue: 'texts', name: 'Flite' })).toBe(1)
    expect(more('queue_seconds_count', { queue: 'workers', name: 'Flite' })).toBe(1)
    // Its audio and its melody.
    expect(more('queue_seconds_count', { queue: 'workers', name: 'Mastering' })).toBe(2)
    for (const name of ['Flite', 'Mastering']) {
      expect(valueOf(samples, 'running_jobs', { queue: 'workers', name })).toBe(0)
    }
    expect(text).not.toContain(TEXT)
    expect(text).not.toContain(TOKEN)
  })

  it('count a text that an engine does not speak, by the code of its error', async () => {
    const json = { voice_id: VOICE, text: '字' }
    expect(await call(`${server.url}/api/v1/voice/speech`, { json })).toMatchObject({ status: 422 })
    const { samples } = await read()
    expect(valueOf(samples, 'speech_errors_total', { engine: 'flite', code: 'unspeakable' })).toBe(1)
  })

  it('describe the process', async () => {
    const { samples } = await read()
    expect(samples.map(({ name }) => name)).toContain('process_resident_memory_bytes')
  })

  it('have buckets that add up', async () => {
    const { samples } = await read()
    const counts = samples.filter(({ name }) => name.endsWith('_seconds_count'))
    expect(counts.length).toBeGreaterThan(3)
    for (const { name, labels, value } of counts) {
      const whole = samples.find(
        (sample) =>
          sample.name === name.replace(/count$/, 'bucket') &&
          Object.entries({ ...labels, le: '+Inf' }).every(([key, text]) => sample.labels[key] === text),
      )
      if (labels.kind === undefined) expect(whole?.value, name).toBe(value)
    }
  })

  it.each(['', 'another-token-of-it', `${TOKEN}s`])('are refused for the token "%s"', async (token) => {
    const answer = await scrape(token)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(await answer.json()).toMatchObject({ code: 'login_required' })
  })
})

it('a server without the setting has no metrics', async () => {
  const server = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() })
  try {
    const headers = { authorization: `Bearer ${TOKEN}` }
    expect(await call(`${server.url}/metrics`, { headers })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  } finally {
    await server.close()
  }
})
