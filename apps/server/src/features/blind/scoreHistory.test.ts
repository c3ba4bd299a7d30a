import type { BlindHistory } from '@voice-rankings/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { blindBoards, blindCounts, blindHistory } from '../../kernel/database/blindTables.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { call } from '../../testing/startTestServer.ts'
import { createVoicesToRate } from '../../testing/voicesToRate.ts'

const today = () => new Date().toISOString().slice(0, 10)

onEachPlace('the history of blind scores', (place) => {
  let server: RunningServer
  const { start, next } = createVoicesToRate(3)
  const [one, other] = [next(), next()]
  beforeAll(async () => {
    server = await start(place())
  })
  afterAll(() => server.close())
  const queriesOf = async () => (await server.services).database.queries

  /** Lets the votes of English be these wins of the first voice over the second, and computes the scores. */
  async function score(wins: number, losses: number): Promise<void> {
    const queries = await queriesOf()
    await queries.delete(blindCounts)
    await queries.insert(blindCounts).values({
      language_code: 'en',
      blind_use: 'news',
      first_voice_id: one.id,
      second_voice_id: other.id,
      weight: 1,
      first_wins: wins,
      second_wins: losses,
      ties: 2,
      both_bad: 0,
    })
    const changes = sql`${blindBoards.changes} + 1`
    await queries
      .insert(blindBoards)
      .values({ language_code: 'en', blind_use: '', changes: 1 })
      .onConflictDoUpdate({ target: [blindBoards.language_code, blindBoards.blind_use], set: { changes } })
    await (await server.services).scorer.sweep()
  }

  /** Lets a day pass. */
  const passDay = async () => (await queriesOf()).update(blindHistory).set({ day: sql`${blindHistory.day} - 1` })

  const ask = (id: string, query = '') =>
    call<BlindHistory>(`${server.url}/api/v1/blind/history/flite/female/${id.replace('flite-', '')}${query}`)
  const daysOf = async (id: string) => (await ask(id)).body.days

  it('is empty before the first vote', async () => {
    expect((await ask(one.id)).body).toEqual({ language_code: '', days: [] })
  })

  it('has the last scores of a day, for each voice with votes', async () => {
    await score(6, 4)
    const [first] = await daysOf(one.id)
    await score(60, 30)
    const days = await daysOf(one.id)
    expect(days.map(({ day }) => day)).toEqual([today()])
    expect(days[0]?.blind_score.score).toBeGreaterThan(first?.blind_score.score ?? Infinity)
    expect(days[0]?.blind_score).toMatchObject({ vote_count: 92, is_preliminary: true, rank_low: 1 })
    expect(await daysOf(other.id)).toHaveLength(1)
  })

  it('has no entry for a day without a change', async () => {
    await passDay()
    await score(60, 30)
    expect(await daysOf(one.id)).toHaveLength(1)
  })

  it('gets a new day when votes are left out, and keeps the days before', async () => {
    const before = await daysOf(one.id)
    await score(20, 30)
    const days = await daysOf(one.id)
    expect(days).toHaveLength(2)
    expect(days[0]).toEqual(before[0])
    expect(days[1]).toMatchObject({ day: today(), blind_score: { vote_count: 52 } })
    expect(days[1]?.blind_score.score).toBeLessThan(1500)
  })

  it('is that of the asked language', async () => {
    expect((await ask(one.id, '?languageCode=en-GB')).body).toMatchObject({ language_code: 'en', days: [{}, {}] })
    expect((await ask(one.id, '?languageCode=de')).body).toEqual({ language_code: 'de', days: [] })
  })

  it('of an unknown voice does not exist', async () => {
    expect((await ask('flite-nobody')).status).toBe(404)
  })
})
