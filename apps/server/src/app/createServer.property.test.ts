import {
  type CallName,
  callsByName,
  DEFAULT_BUCKET,
  type Endpoint,
  ErrorBody,
  FILTER_RANGES,
} from '@voice-rankings/contract'
import { errorsOf } from '@voice-rankings/contract/openapi'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeWav } from '../kernel/audio/formats/encodeWav.ts'
import { requestsOf } from '../testing/requestsOf.ts'
import { signIn } from '../testing/signIn.ts'
import { call, startTestServer, testConfig } from '../testing/startTestServer.ts'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'
import type { RunningServer } from './createServer.ts'

/** Runs per call and kind of caller. */
const RUNS = 150

/** Requests per caller, few enough to stay below the limits, which would hide other errors. */
const RUNS_OF_ONE = 50

const CALLERS = ['a visitor', 'a user', 'a user with a paid account'] as const
const names = Object.keys(callsByName) as CallName[]
const CASES = CALLERS.flatMap((who) => names.map((name) => [who, name] as const))

/** Valid values of fields that the schema does not constrain; ids of existing objects are added at run time. */
const FITTING: Record<string, readonly unknown[]> = {
  voice_id: ['flite-slt--anna', 'flite-slt--berta', 'flite-slt--carla'],
  voice_service: ['flite'],
  serviceName: ['flite'],
  voice_gender: ['female', 'FEMALE'],
  gender: ['female', 'Female'],
  language_code: ['en', 'en-GB', 'de'],
  voice_speaker_id: ['slt--anna', 'slt--carla'],
  speaker_id: ['slt--anna', 'slt--carla'],
  languageCode: ['en', 'en-US', 'all'],
  countryCode: ['US', 'all'],
  service: ['flite', 'espeak'],
  text: ['Hello', 'Hello, world.', 'Ünïcödé 字 🙂 words', 'One, two; three — four!', 'a'.repeat(500), 'bc'.repeat(400)],
  voice_text: ['Hello', 'Hello, I am Anna and these are a few words of mine.'],
  audio: [
    new Blob([encodeWav(new Float32Array(8000).fill(0.5, 1000, 7000), 8000, { title: '', voice: '', provider: '' })]),
  ],
  voice_speed: [0.5, 1, 1.25, 2],
  bucket: [DEFAULT_BUCKET],
  search: ['', 'an', 'Berta', 'zzz', 'Ä'],
  page: ['1', '2', '100000'],
  limit: ['1', '24', '100'],
  username: ['Ann', 'Bob the Second', '李小龙', 'admin', 'Дмитрий'],
  collection_name: ['Calm', 'CALM', 'Für später', '🙂'],
  playlist_name: ['Calm', 'CALM', 'Für später', '🙂'],
  ...Object.fromEntries(Object.entries(FILTER_RANGES).map(([name, [low, high]]) => [name, [`${low}-${high}`]])),
}

describe(`for ${CASES.length * RUNS} generated requests,`, () => {
  let server: RunningServer
  const statuses = new Map<number, number>()
  beforeAll(async () => {
    const place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
    const open = { HOLD_LIMIT: '100000', HOLD_NETWORK_LIMIT: '100000' }
    server = await startTestServer(place, { config: testConfig(place, open) })
    await server.catalogueDone
  })
  afterAll(async () => {
    await server.close()
    const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    console.log(`${total} requests were answered: ${counted.join(', ')}`)
  })

  /**
   * Creates a caller with a snippet, a playlist, a collection, a favourite and a rating token, and returns valid values for the
   * fields.
   */
  async function newCaller(who: (typeof CALLERS)[number]) {
    const user = who === 'a visitor' ? undefined : await signIn(server, { account_level: who === 'a user' ? 0 : 1 })
    const headers: Record<string, string> = { ...user?.headers }
    const ask = async (path: string, json: object, method = 'POST') =>
      (await call<Record<string, string>>(server.url + path, { headers, json, method })).body
    const { voice_snippet_id = '' } = await ask('/api/v1/voice/speech', { voice_id: 'flite-slt--anna', text: 'Hello' })
    const { rating_token } = await ask('/api/v1/voice/rating-token', { voice_id: 'flite-slt--anna' })
    const { pair_token } = await ask('/api/v1/blind/next', { language_code: 'en' })
    const facts: Record<string, readonly unknown[]> = {
      ...FITTING,
      voice_snippet_id: [voice_snippet_id],
      voice_snippet_duration: [100],
      key: [`snippets/snippet-${voice_snippet_id}.mp3`, 'sampleAudioTTS/flite-slt--anna.mp3'],
      fileName: [`snippet-${voice_snippet_id}`],
      rating_token: [rating_token],
      pair_token: [pair_token],
    }
    if (!user) return { headers, facts }
    const { playlist } = await ask('/api/v1/playlists/create', { playlist_name: 'Mine' })
    const { playlist_id } = playlist as unknown as { playlist_id: string }
    const { item } = await ask('/api/v1/playlists/add', {
      playlist_id,
      item: { kind: 'voice', voice_id: 'flite-slt--anna' },
    })
    const { item_id } = item as unknown as { item_id: string }
    const { collection } = await ask('/api/v1/collections/create', { collection_name: 'Mine' })
    const { voice_favorite_id } = await ask(
      '/api/v1/voice/favorite',
      { voice_id: 'flite-slt--berta', voice_favorite_id: null },
      'PUT',
    )
    const { collection_id } = collection as unknown as { collection_id: string }
    return {
      headers,
      facts: {
        ...facts,
        playlist_id: [playlist_id],
        item_id: [item_id],
        after_item_id: [item_id, null],
        collection_id: [collection_id],
        collectionId: [collection_id],
        voice_favorite_id: [voice_favorite_id],
      },
    }
  }

  it.each(CASES)(`by %s, %s answers ${RUNS} times as documented and without a server error`, async (who, name) => {
    const endpoint: Endpoint = callsByName[name]
    const documented: readonly string[] = errorsOf(endpoint)
    for (let left = RUNS; left > 0; left -= RUNS_OF_ONE) {
      const { headers: own, facts } = await newCaller(who)
      await fc.assert(
        fc.asyncProperty(requestsOf(endpoint, facts), async ({ path, init, isAtCall }) => {
          const headers = { ...(init.headers as Record<string, string>), ...own }
          const response = await server.fetch(new Request(server.url + path, { ...init, headers }))
          const body: unknown = await response.json()
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
          expect(response.status).toBeLessThan(500)
          // A generated path may match another call, or none.
          if (response.ok) return void (isAtCall && v.parse(endpoint.response, body))
          const { code, message } = v.parse(ErrorBody, body)
          expect(message).not.toBe('')
          if (isAtCall) expect(documented).toContain(code)
        }),
        { numRuns: RUNS_OF_ONE },
      )
    }
  })
})
