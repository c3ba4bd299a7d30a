import { PEAK_COUNT, sampleKey } from '@voice-rankings/contract'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../kernel/database/database.ts'
import { readConfig } from '../../kernel/config/config.ts'
import { openDatabase } from '../../kernel/database/openDatabase.ts'
import { samples, voices } from '../../kernel/database/schema.ts'
import { createDatabaseLimiter } from '../../kernel/limits/createDatabaseLimiter.ts'
import { createLog } from '../../kernel/log/createLog.ts'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import { engineVoices } from '../../testing/engineVoices.ts'
import { type DatabasePlace, onEachPlace } from '../../testing/onEachDatabase.ts'
import { createToneEngine } from '../../testing/toneEngine.ts'
import { createMastering, type Mastering } from '../mastering/createMastering.ts'
import { createSpeech } from '../speech/createSpeech.ts'
import type { EngineVoice } from '../speech/engine.ts'
import { EngineCrashedError } from '../speech/speechError.ts'
import { listCatalogue } from './listCatalogue.ts'
import { measureCatalogue } from './measureCatalogue.ts'
import { readReadiness } from './readReadiness.ts'

const NAMES = ['Anna', 'Berta', 'Carla', 'Dora', 'Elsa', 'Frida', 'Greta', 'Hanna', 'Ida', 'Jana', 'Karla', 'Lena']

const readPlaces = (from: Database) =>
  from.queries
    .select({ id: voices.voice_id, x: voices.voice_sound_x, y: voices.voice_sound_y })
    .from(voices)
    .orderBy(voices.voice_id)

/** Consecutive steps: each starts the server on the state left by the previous one. */
onEachPlace('measuring the catalogue', (place) => {
  let where: DatabasePlace
  let mastering: Mastering
  let database: Database | undefined
  const engine = createToneEngine()
  const aligner = { align: () => Promise.reject(new Error('A tone has no words.')) }
  beforeAll(() => {
    where = place()
    mastering = createMastering({ workers: 1 })
    return () => mastering.close()
  })
  afterEach(async () => {
    await database?.close()
    database = undefined
  })

  async function start(offered: readonly EngineVoice[], signal = new AbortController().signal) {
    engine.jobs.length = 0
    database ??= await openDatabase(where)
    const store = createDiskStore(where.dataDir)
    engine.listVoices = () => Promise.resolve({ voices: offered })
    const speech = createSpeech({ engines: [engine] })
    const log = createLog('silent')
    const config = readConfig({})
    const list = () => listCatalogue([engine], { ...config, log })
    const limiter = createDatabaseLimiter(database)
    await measureCatalogue({ config, limiter, database, store, speech, mastering, aligner, list, log, signal })
    return { database, store, spoken: engine.jobs.length, readiness: await readReadiness(database, speech) }
  }

  it('stops when aborted and keeps completed voices', async () => {
    const stop = new AbortController()
    engine.before = async () => {
      if (engine.jobs.length === 6) stop.abort()
    }
    const { readiness } = await start(engineVoices(...NAMES), stop.signal)
    expect(readiness.voices_total).toBe(12)
    expect(readiness.voices_done).toBeGreaterThan(0)
    expect(readiness.voices_done).toBeLessThan(12)
    expect(readiness.voices_failed).toBe(0)
  })

  it('measures the remaining voices at the next start and stores sample and measurements of each', async () => {
    engine.before = () => Promise.resolve()
    const { database, store, spoken, readiness } = await start(engineVoices(...NAMES))
    expect(spoken).toBeGreaterThan(0)
    expect(spoken).toBeLessThan(12)
    expect(readiness).toMatchObject({
      ready: true,
      voices_done: 12,
      message: 'All 12 voices are measured.',
    })
    expect((await store.stat(sampleKey('flite', 'slt--lena')))?.size).toBeGreaterThan(1000)
    const [row] = await database.queries
      .select()
      .from(voices)
      .innerJoin(samples, eq(samples.voice_id, voices.voice_id))
      .where(eq(voices.voice_name, 'Lena'))
    expect(row?.voices.voice_pitch_hz).toBeCloseTo(150, 0)
    expect(row?.samples.voice_sample_word_times.map(({ word }) => word).join(' ')).toBe(row?.samples.voice_sample_text)
    expect(row?.samples.voice_summary).toMatch(/\w/)
    expect(row?.samples.voice_sample_peaks).toHaveLength(PEAK_COUNT)
    // A tone stays at its median pitch.
    expect(row?.samples.voice_sample_melody).toEqual(Array(PEAK_COUNT).fill(0))
  })

  it('does nothing when all voices are measured', async () => {
    database = await openDatabase(where)
    const before = await readPlaces(database)
    expect(before.map(({ x, y }) => typeof x === 'number' && typeof y === 'number')).toEqual(NAMES.map(() => true))
    expect((await start(engineVoices(...NAMES))).spoken).toBe(0)
    expect(await readPlaces(database)).toEqual(before)
  })

  it('adds the melody to the voices of a data directory from before there was one, once', async () => {
    database = await openDatabase(where)
    const before = database
    await before.queries.update(voices).set({ measured_stamp: 'from an earlier revision' })
    await before.rows(sql`ALTER TABLE samples DROP COLUMN voice_sample_melody`)
    await before.rows(sql`ALTER TABLE samples ADD COLUMN voice_best_for_description text[] NOT NULL DEFAULT '{}'`)
    await before.rows(sql`ALTER TABLE snippets DROP COLUMN voice_snippet_melody`)
    await before.rows(sql`ALTER TABLE snippets DROP COLUMN access_version`)
    await before.rows(sql`DROP TRIGGER voice_change ON voices`)
    await before.rows(sql`DROP FUNCTION number_voice_change`)
    for (const added of [
      'changed',
      'gender_source',
      'provider_voice_id',
      'price',
      'licence',
      'timing_source',
      'planned_source',
      'sample_source',
      'timing_offset_ms',
      'voice_sound_x',
      'voice_sound_y',
      'voice_traits',
    ])
      await before.rows(sql`ALTER TABLE voices DROP COLUMN ${sql.identifier(added)}`)
    await before.rows(
      sql`DROP TABLE designed_voices, engine_states, lexicon_entries, lexicons, work_positions, work_snippets, works,
        playlist_positions, playlist_items, playlists, removed_snippets, share_links, share_settings,
        blind_decision_votes, blind_decisions, blind_votes, blind_pairs, blind_counts, blind_boards, blind_scores, blind_history,
        drift_checks, drift_changes, first_sounds, licenses, chat_messages, chats,
        early_access, buddy_settings, buddy_follows, buddy_blocks`,
    )
    await before.rows(sql`ALTER TABLE users DROP COLUMN is_operator`)
    await before.rows(sql`DROP SEQUENCE voice_changes`)
    await before.rows(sql`
      DELETE FROM drizzle.__drizzle_migrations
      WHERE created_at IN (SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 23)`)
    await before.close()
    database = await openDatabase(where)
    const melodies = () => database!.queries.select({ melody: samples.voice_sample_melody }).from(samples)
    expect(await melodies()).toEqual(NAMES.map(() => ({ melody: [] })))

    expect((await start(engineVoices(...NAMES))).spoken).toBe(NAMES.length)
    expect(await melodies()).toEqual(NAMES.map(() => ({ melody: Array(PEAK_COUNT).fill(0) })))
    expect((await start(engineVoices(...NAMES))).spoken).toBe(0)
  })

  it('measures a voice again after its passage or parameters have changed, and no other', async () => {
    const [anna, berta, ...rest] = engineVoices(...NAMES) as [EngineVoice, EngineVoice, ...EngineVoice[]]
    const changed = [
      { ...anna, passage: 'Now I say something else.' },
      { ...berta, parameters: { model: 'rms' } },
      ...rest,
    ]
    expect((await start(changed)).spoken).toBe(2)
  })

  it('records the failure of a voice, continues with the others, and retries it at the next start', async () => {
    const listed = engineVoices(...NAMES, 'Mona', 'Nora')
    engine.before = (job) =>
      job.speakerId === 'slt--mona' ? Promise.reject(new EngineCrashedError('Tone', 'it fell over')) : Promise.resolve()
    const failed = await start(listed)
    expect(failed.readiness).toMatchObject({ voices_total: 14, voices_failed: 1 })
    expect(failed.readiness.message).toContain('1 could not be generated')

    engine.before = () => Promise.resolve()
    const mended = await start(listed)
    expect(mended.readiness).toMatchObject({ voices_failed: 0, voices_done: 14 })
  })

  it('hides a voice that is no longer offered, and restores it with its measurements', async () => {
    expect((await start(engineVoices('Anna'))).readiness.voices_total).toBe(1)
    const again = await start(engineVoices('Anna', 'Dora'))
    expect(again.spoken).toBe(0)
    expect(again.readiness.voices_done).toBe(2)
  })

  it('runs in one process at a time', async () => {
    const first = await start(engineVoices('Anna'))
    const release = await first.database.tryLock('voice-rankings catalogue')
    expect(await first.database.tryLock('voice-rankings catalogue')).toBeNull()
    await release?.()
    const again = await first.database.tryLock('voice-rankings catalogue')
    expect(again).not.toBeNull()
    await again?.()
  })
})
