import {
  type CallOutput,
  speechCost,
  type SpeechResponse,
  type userStatus,
  type Voice,
  type VoiceSearchResult,
} from '@voice-rankings/contract'
import { createStandin, type Standin } from '@voice-rankings/standin'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEngines } from '../features/catalogue/createEngines.ts'
import { standinSettings } from '../features/speech/cloud/testing/standinSettings.ts'
import { standinSpeech } from '../features/speech/cloud/testing/standinSpeech.ts'
import { engineStates } from '../kernel/database/schema.ts'
import { type DatabasePlace, onEachPlace } from '../testing/onEachDatabase.ts'
import { signIn } from '../testing/signIn.ts'
import { call, startTestServer, testConfig } from '../testing/startTestServer.ts'
import { createToneEngine } from '../testing/toneEngine.ts'
import type { RunningServer } from './createServer.ts'

const local = createEngines().filter(({ id }) => id === 'flite')
let standin: Standin
beforeAll(async () => {
  standin = await createStandin({ speak: standinSpeech(local) })
})
afterAll(async () => {
  await Promise.all([standin.close(), ...local.map((engine) => engine.close())])
})

onEachPlace('a server with voices of providers', (place) => {
  let server: RunningServer
  let where: DatabasePlace
  const start = async (env: Readonly<Record<string, string>> = {}) => {
    const config = testConfig(where, { ...standinSettings(standin), CREDIT_PRICE: '44', ...env })
    server = await startTestServer(where, { config, engines: [createToneEngine()] })
    await server.catalogueDone
  }
  beforeAll(async () => {
    where = place()
    await start()
  })
  afterAll(() => server.close())

  const search = async (query: string) =>
    (await call<VoiceSearchResult>(`${server.url}/api/v1/voice/search?limit=100&${query}`)).body
  const voiceOf = async (path: string) =>
    (await call<{ voice: Voice }>(`${server.url}/api/v1/voice/${path}`)).body.voice
  const speak = (voice_id: string, text: string, headers: Record<string, string> = {}, init: object = {}) =>
    call<SpeechResponse>(`${server.url}/api/v1/voice/speech`, {
      json: { voice_id, text, ...init },
      headers: { ...headers, origin: server.url },
    })

  const ADA = 'eleven-multilingual-v2--testvoiceaaaaaaaaaa1'

  it('has the voices of all of them, with price and origin of what is known', async () => {
    const { facets } = await search('facets=true')
    const services = new Map(facets?.services.map(({ value, count }) => [value, count]))
    expect([...services.keys()].toSorted()).toEqual(
      ['azure', 'cartesia', 'deepgram', 'elevenlabs', 'flite', 'google', 'kokoro', 'openai', 'polly'].toSorted(),
    )
    expect(await voiceOf(`elevenlabs/female/${ADA}`)).toMatchObject({
      voice_gender_source: 'stated',
      voice_sample_source: 'preview',
      voice_timing_source: 'native',
      voice_words_per_minute: null,
      voice_price: { perMillion: 220, unit: 'character', currency: 'USD', credits: 5 },
    })
  })

  it('charges credits in proportion to the price', async () => {
    const ann = await signIn(server, { total_credits: 10_000 })
    const used = async () => {
      const { body } = await call<CallOutput<typeof userStatus>>(`${server.url}/api/v1/user/status`, ann)
      return body.user?.voice_credits
    }
    const text = 'Forty characters that cost five credits.'
    expect((await speak(`elevenlabs-${ADA}`, text, ann.headers)).status).toBe(200)
    expect(await used()).toBe(5 * text.length)
  })

  // Polly bills the request of the word times too.
  it.each(['azure', 'cartesia', 'deepgram', 'elevenlabs', 'flite', 'google', 'kokoro', 'openai', 'polly'])(
    'charges for a voice of %s what is shown before',
    async (service) => {
      const user = await signIn(server, { total_credits: 10_000 })
      const [voice] = (await search(`service=${service}&languageCode=en`)).voices
      const text = `Zoë hears the cost of ${service}.`
      expect((await speak(voice!.voice_id, text, user.headers)).status).toBe(200)
      const { body } = await call<CallOutput<typeof userStatus>>(`${server.url}/api/v1/user/status`, user)
      expect(body.user?.voice_credits).toBe(speechCost(text, voice!.voice_price))
    },
  )

  it('measures a voice from the first shared snippet, and keeps no sound of it', async () => {
    const path = 'tts-1--nova'
    expect(await voiceOf(`openai/unknown/${path}`)).toMatchObject({
      voice_gender: 'unknown',
      voice_sample_source: null,
    })
    await speak(`openai-${path}`, 'Nobody else may hear this.', {}, { voice_snippet_shared: false })
    expect(await voiceOf(`openai/unknown/${path}`)).toMatchObject({ voice_pitch_hz: null })
    await speak(`openai-${path}`, 'Everybody may hear these words of mine.')
    const measured = await voiceOf(`openai/unknown/${path}`)
    expect(measured).toMatchObject({
      voice_gender: 'female',
      voice_gender_source: 'measured',
      voice_sample_source: 'snippet',
      voice_sample_url: null,
      voice_sample_peaks: [],
    })
    expect(measured.voice_pitch_hz).toBeGreaterThan(150)
    expect(JSON.stringify(measured)).not.toContain('Everybody may hear')
  })

  it('keeps the voices of a provider whose list fails, and hides those that a whole list lacks', async () => {
    const before = (await search('service=elevenlabs')).total
    await server.close()
    standin.fail('elevenlabs', 'server error')
    await start()
    expect((await search('service=elevenlabs')).total).toBe(before)
    const { database } = await server.services
    const [state] = await database.queries.select().from(engineStates).where(eq(engineStates.service, 'elevenlabs'))
    expect(state).toMatchObject({ name: 'ElevenLabs', status: 'degraded' })
    expect(state?.reason).toMatch(/^HTTP 500 /)
    standin.fail('elevenlabs', undefined)
    await server.close()
    await start({ ELEVENLABS_API_KEY: '' })
    expect((await search('service=elevenlabs')).total).toBe(0)
    await server.close()
    await start()
    expect((await search('service=elevenlabs')).total).toBe(before)
  })
})
