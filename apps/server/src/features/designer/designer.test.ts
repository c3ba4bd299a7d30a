import {
  type Api,
  type CallOutput,
  DESIGN_LIMITS,
  type DesignedVoice,
  type DesignPreview,
  type SpeechResponse,
  type Voice,
  type VoiceSearchResult,
} from '@voice-rankings/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { createPeople } from '../../testing/createPeople.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { createToneEngine } from '../../testing/toneEngine.ts'
import { fillCatalogue } from '../catalogueJob/fillCatalogue.ts'
import { PREVIEWS } from './createPreviewDesign.ts'

const DESIGN = { design_engine: 'flite', design_base: 'slt', design_pitch: 150 }
const TEXT = 'The boats come home slowly, one lamp at a time.'

onEachPlace('designed voices', (place) => {
  let server: RunningServer
  const engine = createToneEngine()
  const newPerson = createPeople(() => server)
  beforeAll(async () => {
    // Each person has a network of their own.
    const config = testConfig(place(), { TRUSTED_PROXIES: '127.0.0.1' })
    server = await startTestServer(place(), { config, engines: [engine] })
    await server.catalogueDone
  })
  afterAll(() => server.close())

  function newOwner() {
    const person = newPerson()
    const post = <Body = { message: string; code: string }>(name: string, json: object) =>
      person.send<Body>(`/api/v1/voice/design/${name}`, json)
    return {
      ...person,
      post,
      preview: (json: object = {}) => post<DesignPreview>('preview', { design: DESIGN, text: TEXT, ...json }),
      save: async (voice_name = 'Quiet harbour', design: object = DESIGN) =>
        (await post<CallOutput<Api['designs']['save']>>('save', { design, voice_name })).body.designed,
      list: async (): Promise<DesignedVoice[]> =>
        (await person.send<CallOutput<Api['designs']['list']>>('/api/v1/voice/designs')).body.designs,
      names: async () =>
        (await person.send<CallOutput<Api['designs']['list']>>('/api/v1/voice/designs')).body.designs.map(
          ({ voice }) => voice.voice_name,
        ),
      say: (voice_id: string, text: string, more: object = {}) =>
        person.send<SpeechResponse & { code?: string }>('/api/v1/voice/speech', { voice_id, text, ...more }),
      find: async (query: string) =>
        (await person.send<VoiceSearchResult>(`/api/v1/voice/search?${query}`)).body.voices.map(
          ({ voice_name }) => voice_name,
        ),
      open: (speaker: string) => person.send<{ voice: Voice; code?: string }>(`/api/v1/voice/flite/unknown/${speaker}`),
    }
  }

  it('previews a design with word times, measurements and the nearest voices, and stores nothing', async () => {
    const ann = newOwner()
    const { status, body } = await ann.preview()
    expect(status).toBe(200)
    expect(body.speechMarks.map(({ word }) => word)).toEqual(TEXT.split(' '))
    expect(body.voice_pitch_hz).toBeCloseTo(150, -1)
    expect(body.voice_words_per_minute).toBeCloseTo(600, -1)
    expect(body.nearest_voices.map(({ voice_name }) => voice_name).toSorted()).toEqual(['Anna', 'Berta', 'Carla'])
    expect(Buffer.from(body.audio, 'base64').length).toBeGreaterThan(1000)
    expect(await ann.list()).toEqual([])
  })

  it('speaks a preview with the parameters of its design', async () => {
    engine.jobs.length = 0
    await newOwner().preview({ design: { ...DESIGN, design_pace: 80 } })
    expect(JSON.parse(engine.jobs[0]?.providerVoiceId ?? '')).toEqual({ ...DESIGN, design_pace: 80 })
  })

  it.each([
    ['an unknown base', { design: { ...DESIGN, design_base: 'kal' } }, 'is not a base of flite'],
    ['a pitch out of range', { design: { ...DESIGN, design_pitch: 900 } }, 'It must be from 60 to 300.'],
    ['a parameter that the engine lacks', { design: { ...DESIGN, design_breath: 5 } }, 'design_breath has no effect'],
    ['an engine without designs', { design: { ...DESIGN, design_engine: 'piper' } }, 'design.design_engine'],
    ['a number as text', { design: { ...DESIGN, design_pitch: '150\nname x' } }, 'design.design_pitch'],
    ['a long text', { text: 'a'.repeat(DESIGN_LIMITS.text + 1) }, 'at most 200 characters'],
    ['a blank text', { text: ' ' }, 'Write some text'],
  ])('refuses a preview with %s', async (_, json, message) => {
    const answer = await newOwner().post('preview', { design: DESIGN, text: TEXT, ...json })
    expect(answer.body.code).toBe('invalid_fields')
    expect(answer.body.message).toContain(message)
  })

  it('refuses previews of a network over its limit', async () => {
    const ann = newOwner()
    const wrong = { design: DESIGN, text: '?!' }
    for (let count = 0; count < PREVIEWS.points; count += 1) await ann.post('preview', wrong)
    expect((await ann.post('preview', wrong)).body.code).toBe('too_many_requests')
  })

  it('lists saved voices of a device with their measurements, newest first', async () => {
    const ann = newOwner()
    expect(await ann.list()).toEqual([])
    const first = await ann.save('  Quiet harbour ')
    await ann.save('Loud harbour')
    expect(first).toMatchObject({ design: DESIGN, voice: { voice_name: 'Quiet harbour', voice_service: 'flite' } })
    expect(first.voice.voice_pitch_hz).toBeCloseTo(150, -1)
    expect(await ann.names()).toEqual(['Loud harbour', 'Quiet harbour'])
    expect((await fetch(`${server.url}${first.voice.voice_sample_url}`)).status).toBe(200)
  })

  it('opens and speaks a voice of its owner, with the parameters of its design', async () => {
    const ann = newOwner()
    const { voice } = await ann.save()
    const { body } = await ann.open(voice.voice_speaker_id)
    expect(body.voice).toMatchObject({ voice_name: 'Quiet harbour', voice_sample_source: 'sample' })
    engine.jobs.length = 0
    expect((await ann.say(voice.voice_id, 'Good evening.')).status).toBe(200)
    expect(JSON.parse(engine.jobs[0]?.providerVoiceId ?? '')).toEqual(DESIGN)
  })

  it('hides a voice from others, also in their search', async () => {
    const [ann, bob] = [newOwner(), newOwner()]
    const { voice } = await ann.save('Hidden harbour')
    await bob.save()
    expect((await bob.open(voice.voice_speaker_id)).body.code).toBe('not_found')
    expect((await bob.say(voice.voice_id, 'Hello.')).body.code).toBe('not_found')
    expect(await bob.find('search=hidden')).toEqual([])
  })

  it('finds the voices of its owner first, by name, language and measurements, until they are deleted', async () => {
    const ann = newOwner()
    const { voice } = await ann.save('Fast Hidden Harbour')
    for (const query of ['search=hidden', 'q=fast+hidden+harbour', 'languageCode=en-US', 'pitch=140,160', '']) {
      expect((await ann.find(query))[0], query).toBe('Fast Hidden Harbour')
    }
    expect(await ann.find('languageCode=de')).not.toContain('Fast Hidden Harbour')
    await ann.post('delete', { voice_id: voice.voice_id })
    expect(await ann.find('search=hidden')).toEqual([])
  })

  it('renames a voice', async () => {
    const ann = newOwner()
    const { voice } = await ann.save()
    await ann.post('rename', { voice_id: voice.voice_id, voice_name: 'Loud harbour' })
    expect(await ann.names()).toEqual(['Loud harbour'])
    expect((await ann.open(voice.voice_speaker_id)).body.voice.voice_name).toBe('Loud harbour')
  })

  it('plays the snippets of a deleted voice, which speaks no more until it is restored', async () => {
    const ann = newOwner()
    const { voice } = await ann.save()
    const { body: snippet } = await ann.say(voice.voice_id, 'Before the end.')
    await ann.post('delete', { voice_id: voice.voice_id })
    expect(await ann.list()).toEqual([])
    expect((await ann.say(voice.voice_id, 'After the end.')).body.code).toBe('not_found')
    expect((await ann.open(voice.voice_speaker_id)).body.code).toBe('not_found')
    expect((await ann.send(`/api/v1/voice/snippet/${snippet.voice_snippet_id}`)).status).toBe(200)
    expect((await fetch(`${server.url}${snippet.voice_snippet_audio_url}`)).status).toBe(200)
    await ann.post('restore', { voice_id: voice.voice_id })
    expect((await ann.say(voice.voice_id, 'After the end.')).status).toBe(200)
  })

  it('refuses the voice after the maximum, also among simultaneous ones, and a restored one', async () => {
    const ann = newOwner()
    const { voice } = await ann.save()
    for (let count = 2; count < DESIGN_LIMITS.voices; count += 1) await ann.save()
    const answers = await Promise.all([1, 2, 3].map(() => ann.post('save', { design: DESIGN, voice_name: 'One more' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'You have 20 voices, the maximum. Delete one first.',
    )
    await ann.post('delete', { voice_id: voice.voice_id })
    await ann.save()
    expect((await ann.post('restore', { voice_id: voice.voice_id })).body.code).toBe('conflict')
    expect(await ann.list()).toHaveLength(DESIGN_LIMITS.voices)
  })

  it('moves the voices of a device to the user who signs in', async () => {
    const ann = newOwner()
    const { voice } = await ann.save()
    await ann.enter('create')
    expect((await ann.list()).map(({ voice: { voice_id } }) => voice_id)).toEqual([voice.voice_id])
    expect((await ann.say(voice.voice_id, 'Signed in.')).status).toBe(200)
  })

  it('keeps a voice for its owner when the catalogue is listed again', async () => {
    const ann = newOwner()
    const { voice } = await ann.save()
    const { database } = await server.services
    await fillCatalogue(database, { voices: [], failed: [] })
    expect((await ann.say('flite-slt--anna', 'Gone.')).status).toBe(404)
    expect((await ann.say(voice.voice_id, 'Still here.')).status).toBe(200)
  })
})
