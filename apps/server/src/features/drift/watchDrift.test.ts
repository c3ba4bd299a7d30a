import { createSimilarity } from '@voice-rankings/analysis'
import { createStandin, type Standin } from '@voice-rankings/standin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../kernel/config/config.ts'
import { blindBoards, blindScores, blindVotes } from '../../kernel/database/blindTables.ts'
import { driftChanges, driftChecks, type DriftReading } from '../../kernel/database/driftTables.ts'
import { createDatabaseLimiter } from '../../kernel/limits/createDatabaseLimiter.ts'
import { createLog } from '../../kernel/log/createLog.ts'
import { createRandom } from '../../testing/createRandom.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { readLeaderboard } from '../blind/readLeaderboard.ts'
import { createEngines } from '../catalogue/createEngines.ts'
import { findPassage } from '../catalogue/passages.ts'
import { VOICES } from '../catalogue/voices.ts'
import { fillCatalogue, voiceId } from '../catalogueJob/fillCatalogue.ts'
import { listCatalogue, type ListedVoice } from '../catalogueJob/listCatalogue.ts'
import { createMastering } from '../mastering/createMastering.ts'
import { createCloudEngine } from '../speech/cloud/createCloudEngine.ts'
import { createOpenAi } from '../speech/cloud/providers/openai.ts'
import { standinSpeech } from '../speech/cloud/testing/standinSpeech.ts'
import { createSpeech } from '../speech/createSpeech.ts'
import type { EngineVoice, Speech, SpeechEngine } from '../speech/engine.ts'
import { createCatalogue } from '../voices/createCatalogue.ts'
import { getVoice } from '../voices/getVoice.ts'
import { driftSentence } from './driftSentence.ts'
import { findDifferences, isSuspicious } from './driftStatistics.ts'
import { takeReading } from './takeReading.ts'
import { watchDrift } from './watchDrift.ts'

const local = createEngines({ voices: VOICES.filter(({ voice_speaker_id: id }) => /^(rms|slt|awb|en-us)/.test(id)) })
const [flite, espeak] = local
const mastering = createMastering({ workers: 2 })
const text = driftSentence(findPassage('en')?.text ?? '', 'en')
const SENTENCE = { text, language: 'en' }

afterAll(() => Promise.all([mastering.close(), ...local.map((engine) => engine.close())]))

it('the fixed sentence is the beginning of the passage, in whole sentences', () => {
  expect(text).toBe(
    'Welcome! I am your personal voice assistant, and I am glad to meet you. I can read your messages aloud, answer your questions, remind you of appointments and tell you what the weather will be like.',
  )
})

/** The speech with noise 40 dB below it, another gain, and another speed. */
function rerendered({ audio, marks }: Speech, random: () => number): Pick<Speech, 'audio' | 'marks'> {
  const speed = 1 + 0.02 * (random() - 0.5)
  const gain = 10 ** ((2 * (random() - 0.5)) / 20)
  const { samples, sampleRate } = audio
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  const peak = Math.sqrt(3 * power) * 10 ** (-40 / 20)
  const at = (place: number) => {
    const [left, right] = [samples[Math.floor(place)] ?? 0, samples[Math.ceil(place)] ?? 0]
    return left + (place % 1) * (right - left)
  }
  return {
    audio: {
      sampleRate,
      samples: Float32Array.from({ length: Math.floor(samples.length / speed) }, (_, index) => {
        return gain * (at(index * speed) + peak * (2 * random() - 1))
      }),
    },
    marks: marks.map((mark) => ({
      ...mark,
      startTime: mark.startTime / speed,
      duration: mark.duration / speed,
    })),
  }
}

describe('renderings of real engines', { timeout: 300_000 }, () => {
  const SPEAKERS = ['slt--base', 'rms--base', 'awb--base', 'en-us+robert--base', 'en-us+linda--base']
  const spoken = new Map<string, Speech>()
  const readings = new Map<string, DriftReading>()
  const speechOf = (speaker: string) => spoken.get(speaker) ?? expect.unreachable()
  const readingOf = (speaker: string) => readings.get(speaker) ?? expect.unreachable()
  let distance: ReturnType<typeof createSimilarity>['distance']
  beforeAll(async () => {
    const prints = []
    for (const speakerId of SPEAKERS) {
      const engine = (speakerId.startsWith('en-us') ? espeak : flite) ?? expect.unreachable()
      const speech = await engine.synthesize({ text, speakerId, languageCode: 'en-US' })
      spoken.set(speakerId, speech)
      readings.set(speakerId, await takeReading(mastering, speech, SENTENCE))
      const { measured } = await mastering.master(speech, SENTENCE)
      prints.push(measured?.profile.voiceprint ?? expect.unreachable())
    }
    distance = createSimilarity(prints).distance
  })

  it('by another speaker are found, for all pairs of speakers', () => {
    const missed = SPEAKERS.flatMap((one) =>
      SPEAKERS.filter((other) => other !== one).filter((other) => {
        const [before, after] = [readingOf(one), readingOf(other)]
        return findDifferences([before, before], [after, after], distance).length === 0
      }),
    )
    expect(missed).toEqual([])
  })

  it.each(['slt--base', 'en-us+robert--base'])(
    'by %s with noise, other gains and other speeds raise no alarm in 50 attempts',
    async (speaker) => {
      const random = createRandom(23)
      const baseline = [readingOf(speaker), readingOf(speaker)]
      const again = await Promise.all(
        Array.from({ length: 50 }, () => takeReading(mastering, rerendered(speechOf(speaker), random), SENTENCE)),
      )
      expect(again.filter((one) => isSuspicious(baseline, one, distance))).toEqual([])
    },
  )
})

/** Voices of the provider that are watched, as `offered` lists them. */
async function watched(offered: SpeechEngine): Promise<ListedVoice[]> {
  const { voices } = await listCatalogue([offered], { ...readConfig({}), log: createLog('silent') })
  return voices.filter(({ voice }) => /^tts-1--(alloy|nova|echo)$/.test(voice.speakerId))
}

/** Voices, one of them with another model. */
const renewed = (voices: readonly EngineVoice[]) =>
  voices.map((voice) => (voice.speakerId === 'tts-1--echo' ? { ...voice, parameters: { model: 'new' } } : voice))

onEachDatabase('the drift watch of a provider', (database) => {
  const DAY_MS = 24 * 3_600_000
  const START = Date.UTC(2026, 9, 1)
  const told: string[] = []
  let standin: Standin
  let listed: ListedVoice[]
  /** Voice that the provider speaks with a speaker of the other gender. */
  let switched: string | undefined
  let speech: ReturnType<typeof createSpeech>
  let engine: SpeechEngine

  beforeAll(async () => {
    const speak = standinSpeech(local)
    standin = await createStandin({
      speak(order) {
        const { voice } = JSON.parse(standin.received.at(-1)?.text ?? '{}') as { voice?: string }
        const gender = voice === switched && order.gender === 'female' ? 'male' : order.gender
        return speak({ ...order, gender })
      },
    })
    const adapter = createOpenAi({
      id: 'openai',
      name: 'OpenAI',
      baseUrl: `${standin.url('openai')}/v1`,
      isOpenAi: true,
      concurrency: 2,
    })
    engine = createCloudEngine(adapter, {
      decode: (file, options) => mastering.decode(file, options),
      align: () => Promise.resolve({ marks: [], timingSource: 'estimated' }),
      report: (failure) => {
        throw failure
      },
    })
    speech = createSpeech({ engines: [engine] })
    listed = await watched(engine)
    await fillCatalogue(database(), { voices: listed, failed: [] })
    return () => standin.close()
  })

  async function pass({ day = 0, budget = 100_000, voices = listed } = {}) {
    const before = standin.received.length
    const log = { ...createLog('silent'), error: (message: string) => void told.push(message) }
    const result = await watchDrift({
      config: { driftBudget: budget },
      database: database(),
      limiter: createDatabaseLimiter(database()),
      speech,
      mastering,
      log,
      list: () => Promise.resolve({ voices }),
      signal: new AbortController().signal,
      now: new Date(START + day * DAY_MS),
    })
    return { ...result, rendered: standin.received.length - before }
  }

  it('does not render paid voices beyond the budget', async () => {
    expect(await pass({ budget: text.length - 1 })).toEqual({
      checked: 0,
      changed: 0,
      waiting: 3,
      busy: 0,
      rendered: 0,
    })
  })

  it('renders each voice twice at first, and each once a month later', async () => {
    expect(await pass({ day: 0 })).toEqual({ checked: 3, changed: 0, waiting: 0, busy: 0, rendered: 6 })
    expect(await pass({ day: 29 })).toEqual({ checked: 0, changed: 0, waiting: 0, busy: 0, rendered: 0 })
    expect(await pass({ day: 31 })).toEqual({ checked: 3, changed: 0, waiting: 0, busy: 0, rendered: 3 })
    expect(told).toEqual([])
  })

  it('checks a voice at once when its model has changed', async () => {
    const voices = await watched({
      ...engine,
      async listVoices(cursor) {
        const page = await engine.listVoices(cursor)
        return { ...page, voices: renewed(page.voices) }
      },
    })
    expect(await pass({ day: 32, voices })).toEqual({ checked: 1, changed: 0, waiting: 0, busy: 0, rendered: 1 })
  })

  it('reports the voice whose speaker was switched, and no other', async () => {
    switched = 'nova'
    const { changed, checked } = await pass({ day: 64 })
    expect([checked, changed]).toEqual([3, 1])
    const changes = await database().queries.select().from(driftChanges)
    expect(changes.map(({ voice_id }) => voice_id)).toEqual(['openai-tts-1--nova'])
    expect(told).toEqual([
      expect.stringMatching(/Nova.*\(openai-tts-1--nova\) has changed since 2026-11-01: pitch from/),
    ])
  })

  it('compares the voice with its new sound from then on', async () => {
    expect(await pass({ day: 95 })).toMatchObject({ checked: 3, changed: 0 })
    expect(await database().queries.$count(driftChanges)).toBe(1)
  })

  it('checks the voices of the oldest check first', async () => {
    const { queries } = database()
    const nova = listed.filter(({ voice }) => voice.speakerId === 'tts-1--nova')
    await pass({ day: 126, voices: nova })
    const from = standin.received.length
    await pass({ day: 160 })
    const order = standin.received.slice(from).map(({ text: body }) => (JSON.parse(body) as { voice: string }).voice)
    expect(order.at(-1)).toBe('nova')
    expect(await queries.$count(driftChecks)).toBe(3)
  })

  it('shows the change with the voice', async () => {
    const nova = listed.find(({ voice }) => voice.speakerId === 'tts-1--nova') ?? expect.unreachable()
    const path = {
      voice_service: 'openai',
      voice_gender: nova.voice.gender ?? ('unknown' as const),
      voice_speaker_id: 'tts-1--nova',
    }
    const { voice } = await getVoice(database(), path, null)
    expect(voice.voice_changes).toEqual([
      {
        found_at: '2026-12-04T00:00:00.000Z',
        unchanged_at: '2026-11-01T00:00:00.000Z',
        differences: expect.arrayContaining([expect.objectContaining({ measure: 'timbre' })]),
      },
    ])
  })

  it('counts the blind votes from before the change', async () => {
    const { queries } = database()
    const [nova, echo] = ['openai-tts-1--nova', 'openai-tts-1--echo'] as const
    const vote = { language_code: 'en', blind_use: 'news', blind_choice: 'left', weight: 1, round_id: 'round' } as const
    await queries.insert(blindVotes).values(
      ['2026-11-01', '2026-12-03', '2026-12-24'].map((day) => ({
        ...vote,
        voter_key: day,
        left_voice_id: nova,
        right_voice_id: echo,
        voted_at: new Date(day),
      })),
    )
    await queries.insert(blindBoards).values({ language_code: 'en', blind_use: '', vote_count: 3 })
    const score = { score: 1500, score_low: 1400, score_high: 1600, rank_low: 1, rank_high: 2, vote_count: 3 }
    await queries
      .insert(blindScores)
      .values([nova, echo].map((voice_id) => ({ ...score, voice_id, language_code: 'en', blind_use: '' })))
    const query = { languageCode: 'en', page: 1, limit: 50 } as Parameters<typeof readLeaderboard>[2]
    const { rows } = await readLeaderboard(database(), await createCatalogue(database())(), query, null)
    const counts = Object.fromEntries(rows.map((row) => [row.voice.voice_id, row.votes_before_change]))
    expect(counts).toEqual({ [nova]: 2, [echo]: 0 })
    expect(listed.map(voiceId)).toContain(nova)
  })
})

onEachDatabase('the drift watch of a local engine', (database) => {
  const log = createLog('silent')
  /** Checks two voices of the real engine, whose package has this version, a day after the last pass. */
  let day = 0
  async function pass(programVersion: string, spokenBy: 'slt--base' | 'rms--base' = 'slt--base') {
    const rendered: string[] = []
    const engine: SpeechEngine = {
      ...(flite ?? expect.unreachable()),
      programVersion,
      parts: 1,
      synthesize(job) {
        rendered.push(job.speakerId)
        return (flite ?? expect.unreachable()).synthesize({
          ...job,
          speakerId: job.speakerId === 'slt--base' ? spokenBy : job.speakerId,
        })
      },
    }
    const { voices } = await listCatalogue([engine], { ...readConfig({}), log })
    const listed = voices.filter(({ voice }) => ['slt--base', 'awb--base'].includes(voice.speakerId))
    await fillCatalogue(database(), { voices: listed, failed: [] })
    const result = await watchDrift({
      config: { driftBudget: 0 },
      database: database(),
      limiter: createDatabaseLimiter(database()),
      speech: createSpeech({ engines: [engine] }),
      mastering,
      log,
      list: () => Promise.resolve({ voices: listed }),
      signal: new AbortController().signal,
      now: new Date(Date.UTC(2026, 9, (day += 1))),
    })
    return { ...result, rendered: rendered.length }
  }

  it('checks its voices at once when its program has a new version, and not again before a month', async () => {
    expect(await pass('flite@1')).toEqual({ checked: 2, changed: 0, waiting: 0, busy: 0, rendered: 4 })
    expect(await pass('flite@1')).toEqual({ checked: 0, changed: 0, waiting: 0, busy: 0, rendered: 0 })
    expect(await pass('flite@2')).toEqual({ checked: 2, changed: 0, waiting: 0, busy: 0, rendered: 2 })
    expect(await pass('flite@2')).toEqual({ checked: 0, changed: 0, waiting: 0, busy: 0, rendered: 0 })
  })

  it('reports the voice that a new version speaks otherwise', async () => {
    expect(await pass('flite@3', 'rms--base')).toMatchObject({ checked: 2, changed: 1 })
    const changes = await database().queries.select().from(driftChanges)
    expect(changes.map(({ voice_id }) => voice_id)).toEqual(['flite-slt--base'])
  })
})
