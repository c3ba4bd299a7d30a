import type { BlindLeaderboard } from '@voice-rankings/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { blindScores } from '../../kernel/database/blindTables.ts'
import { removeExpired } from '../../kernel/database/removeExpired.ts'
import { voices } from '../../kernel/database/schema.ts'
import { firstSounds } from '../../kernel/database/speechTables.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { call } from '../../testing/startTestServer.ts'
import { createVoicesToRate } from '../../testing/voicesToRate.ts'
import { countFirstSound, readFirstSounds } from '../speech/firstSounds.ts'

/** Score of a voice in English from votes of all uses. */
const scored = (voice_id: string, score: number) => {
  const [score_low, score_high] = [score - 20, score + 20]
  return {
    language_code: 'en',
    blind_use: '',
    voice_id,
    score,
    score_low,
    score_high,
    rank_low: 1,
    rank_high: 3,
    vote_count: 120,
  }
}

onEachPlace('facts of the blind leaderboard', (place) => {
  let server: RunningServer
  const { start, next } = createVoicesToRate(3)
  const [cheap, dear, beaten] = [next().id, next().id, next().id]
  beforeAll(async () => {
    server = await start(place())
    const { queries } = (await server.services).database
    await queries.insert(blindScores).values([scored(cheap, 1500), scored(dear, 1600), scored(beaten, 1400)])
    const price = { perMillion: 16, unit: 'character', currency: 'USD', credits: 16 } as const
    const licence = { name: 'Test licence', commercial: false }
    await queries
      .update(voices)
      .set({ price, licence })
      .where(sql`${voices.voice_id} = ${dear}`)
  })
  afterAll(() => server.close())
  const databaseOf = async () => (await server.services).database
  const board = async (query = '') =>
    (await call<BlindLeaderboard>(`${server.url}/api/v1/blind/leaderboard?languageCode=en${query}`)).body

  it('points of all pages are given where they are asked for, with the frontier', async () => {
    const { rows, points } = await board('&points=true&limit=1')
    expect(rows).toHaveLength(1)
    expect(points?.map(({ voice_id: id, on_frontier: isBest }) => [id, isBest])).toEqual([
      [cheap, true],
      [beaten, false],
      [dear, true],
    ])
    expect((await board()).points).toBeUndefined()
  })

  it('points follow the filters', async () => {
    expect((await board('&points=true&price=free')).points?.map(({ voice_id: id }) => id)).toEqual([cheap, beaten])
  })

  it('a row has the licence and the source of word times of its voice', async () => {
    const { rows } = await board()
    expect(rows[0]).toMatchObject({ voice_licence: { name: 'Test licence' }, voice_timing_source: 'native' })
    expect(rows[1]).toMatchObject({ voice_licence: null })
  })

  it('a generated text is counted without itself, and a provider is measured from twenty of them', async () => {
    const database = await databaseOf()
    await database.queries.delete(firstSounds)
    const spoken = await call(`${server.url}/api/v1/blind/next`, { json: { language_code: 'en', blind_use: 'news' } })
    expect(spoken.status).toBe(200)
    const [row] = await database.queries.select().from(firstSounds)
    expect(row).toMatchObject({ voice_service: 'flite' })
    expect(Object.keys(row ?? {})).toEqual(['voice_service', 'day', 'step_ms', 'text_count'])
    expect((await board()).rows[0]?.first_sound).toBeNull()

    await database.queries.delete(firstSounds)
    for (let at = 0; at < 19; at++) await countFirstSound(database, 'flite', 'Short.', 100)
    await countFirstSound(database, 'flite', 'Long. '.repeat(40), 100)
    expect(await readFirstSounds(database)).toEqual(new Map())
    await countFirstSound(database, 'flite', 'Short.', 1000)
    // Steps of 10 %.
    expect((await board()).rows[0]?.first_sound).toEqual({ p50_ms: 97, p95_ms: 97, measured_count: 20 })
    await countFirstSound(database, 'flite', 'Short.', 1000)
    expect((await readFirstSounds(database)).get('flite')).toEqual({ p50_ms: 97, p95_ms: 956, measured_count: 21 })
  })

  it('texts of more than thirty days ago do not count, and are removed', async () => {
    const database = await databaseOf()
    await database.queries.update(firstSounds).set({ day: sql`CURRENT_DATE - 32` })
    expect(await readFirstSounds(database)).toEqual(new Map())
    await removeExpired(database)
    expect(await database.queries.$count(firstSounds)).toBe(0)
  })
})
