import { createStandin, type Standin } from '@voice-rankings/standin'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../kernel/config/config.ts'
import { voices } from '../../kernel/database/schema.ts'
import { createDatabaseLimiter } from '../../kernel/limits/createDatabaseLimiter.ts'
import { createLog } from '../../kernel/log/createLog.ts'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { type Aligner, createAligner } from '../alignment/createAligner.ts'
import { createEngines } from '../catalogue/createEngines.ts'
import { VOICES } from '../catalogue/voices.ts'
import { createMastering } from '../mastering/createMastering.ts'
import { createCloudEngine } from '../speech/cloud/createCloudEngine.ts'
import { createOpenAi } from '../speech/cloud/providers/openai.ts'
import { standinSpeech } from '../speech/cloud/testing/standinSpeech.ts'
import { createSpeech } from '../speech/createSpeech.ts'
import { listCatalogue } from './listCatalogue.ts'
import { measureCatalogue } from './measureCatalogue.ts'

const SHIFT_MS = 300

const local = createEngines({ voices: VOICES.filter(({ voice_speaker_id: id }) => /^(rms|slt|en-us)/.test(id)) })
const aligner = createAligner(local)
const mastering = createMastering({ workers: 1 })
const speak = standinSpeech(local)
const standins: Standin[] = []

/** A provider with two English voices, whose word times are shifted. */
async function provider(name: string, shiftMs: number) {
  const standin = await createStandin({
    async speak(order) {
      const said = await speak(order)
      const words = said.words.map(({ word, startMs, endMs }) => ({
        word,
        startMs: startMs + shiftMs,
        endMs: endMs + shiftMs,
      }))
      return { ...said, words }
    },
  })
  standins.push(standin)
  const baseUrl = `${standin.url('kokoro')}/v1`
  const adapter = createOpenAi({ id: name.toLowerCase(), name, baseUrl, isOpenAi: false, concurrency: 2 })
  return createCloudEngine(adapter, {
    decode: (file, options) => mastering.decode(file, options),
    align: (speech, options) => aligner.align(speech, options),
    report: (failure) => {
      throw failure
    },
  })
}

afterAll(() =>
  Promise.all([
    ...standins.map((each) => each.close()),
    mastering.close(),
    aligner.close(),
    ...local.map((engine) => engine.close()),
  ]),
)

onEachDatabase('the word times of measured voices', (database) => {
  const told: string[] = []
  const aligned: string[] = []
  const spy: Pick<Aligner, 'align'> = {
    align(speech, options) {
      aligned.push(speech.text)
      return aligner.align(speech, options)
    },
  }
  let engines: Parameters<typeof listCatalogue>[0]
  beforeAll(async () => {
    engines = [await provider('Punctual', 0), await provider('Late', SHIFT_MS)]
  })
  beforeEach(async () => {
    told.length = 0
    aligned.length = 0
    await database().queries.update(voices).set({ measured_stamp: null, timing_offset_ms: null })
  })

  async function measure({ own = engines, found = spy } = {}) {
    const log = { ...createLog('silent'), error: (message: string) => void told.push(message) }
    const config = readConfig({})
    const listed = await listCatalogue(own, { ...config, log })
    const english = listed.voices.filter(({ voice }) => voice.languageCodes[0] === 'en-US')
    await measureCatalogue({
      config,
      database: database(),
      limiter: createDatabaseLimiter(database()),
      store: createDiskStore(temporaryDirectory()),
      speech: createSpeech({ engines: own }),
      mastering,
      aligner: found,
      list: () => Promise.resolve({ ...listed, voices: english }),
      log,
      signal: new AbortController().signal,
    })
    return database().queries.select().from(voices).orderBy(asc(voices.voice_service))
  }

  it('are reported once, of the provider whose words are not where they are heard', async () => {
    const [late, punctual] = await measure()
    expect(late).toMatchObject({ voice_service: 'late', failure: null })
    expect(Math.abs((late?.timing_offset_ms ?? 0) - SHIFT_MS)).toBeLessThanOrEqual(60)
    expect(punctual?.timing_offset_ms).toBeLessThanOrEqual(60)
    expect(told).toEqual([
      expect.stringContaining(`${late?.voice_name} (${late?.voice_id}) by ${late?.timing_offset_ms} ms`),
    ])
    expect(told[0]).toContain('Late states word times')

    await measure()
    expect(told).toHaveLength(1)
  })

  it('are not judged by words that are only estimated', async () => {
    const estimate: typeof spy = {
      align: async (speech, options) => ({ ...(await aligner.align(speech, options)), timingSource: 'estimated' }),
    }
    const rows = await measure({ found: estimate })
    expect(rows.map((row) => row.timing_offset_ms)).toEqual([null, null])
    expect(told).toEqual([])
  })

  it('do not keep a voice from being measured when they cannot be checked', async () => {
    const rows = await measure({ found: { align: () => Promise.reject(new Error('The alignment is busy.')) } })
    expect(rows.map(({ measured_stamp, failure }) => [measured_stamp !== null, failure])).toEqual([
      [true, null],
      [true, null],
    ])
    expect(told).toEqual([])
  })

  it('are not checked for local engines, which time what they make', async () => {
    const flite = local.filter(({ id }) => id === 'flite')
    const rows = await measure({ own: flite })
    expect(
      rows.some(({ voice_service: service, measured_stamp }) => service === 'flite' && measured_stamp !== null),
    ).toBe(true)
    expect(aligned).toEqual([])
  })
})
