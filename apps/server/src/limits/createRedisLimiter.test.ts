import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Database } from '../database/database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { startRedis, type TemporaryRedis } from '../testing/startRedis.ts'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'
import { type OpenLimiter, openLimiter } from './openLimiter.ts'

const limit = { name: 'test', points: 50, durationMs: 60_000 }
const server = await startRedis()
if (!server) {
  const message = 'No Redis: install it (apt install redis-server).'
  if (process.env.CI) throw new Error(message)
  console.warn(`Tests with Redis are skipped. ${message}`)
}

describe.skipIf(!server)('a limit that Redis counts', () => {
  const redis = server as TemporaryRedis
  let database: Database
  const limiters: OpenLimiter[] = []
  const one = () => limiters[0] as OpenLimiter
  const other = () => limiters[1] as OpenLimiter
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: undefined, dataDir: temporaryDirectory() })
    for (let i = 0; i < 2; i += 1) limiters.push(await openLimiter({ redisUrl: redis.url }, database))
    await sleep(200)
  })
  afterAll(async () => {
    for (const limiter of limiters) limiter.close()
    await database.close()
    await redis.kill()
  })

  it('of 50 lets exactly 50 of 200 through that come at once to two processes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => (i % 2 ? one() : other()).consume(limit, 'crowd')),
    )
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(50)
    expect(await one().peek(limit, 'crowd')).toMatchObject({ allowed: false, remaining: 0 })
  })

  it('says what is left and when it begins anew', async () => {
    expect(await one().peek(limit, 'ann')).toMatchObject({ allowed: true, remaining: 50 })
    const usage = await one().consume(limit, 'ann', 10)
    expect(usage).toMatchObject({ allowed: true, remaining: 40 })
    expect(usage.resetsAt.getTime() - Date.now()).toBeGreaterThan(55_000)
    expect(await other().peek(limit, 'ann')).toMatchObject({ remaining: 40 })
  })

  it('does not count what is refused, and gets back what came to nothing', async () => {
    await one().consume(limit, 'carl', 45)
    expect(await one().consume(limit, 'carl', 6)).toMatchObject({ allowed: false })
    expect(await one().consume(limit, 'carl', 5)).toMatchObject({ allowed: true, remaining: 0 })
    await one().giveBack(limit, 'carl', 60)
    expect(await one().peek(limit, 'carl')).toMatchObject({ remaining: 50 })
  })

  it('is counted by the database while Redis is frozen, after a moment', async () => {
    const thaw = redis.freeze()
    const from = performance.now()
    const answers = await Promise.all(Array.from({ length: 60 }, () => one().consume(limit, 'frozen')))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(50)
    expect(performance.now() - from).toBeLessThan(3000)
    thaw()
    await vi.waitUntil(async () => (await other().consume(limit, 'thawed')).remaining < 49, { timeout: 20_000 })
  })

  it('is counted by the database while Redis is away, at once, and by Redis when it is back', async () => {
    await redis.kill()
    const from = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, i) => (i % 2 ? one() : other()).consume(limit, 'outage')),
    )
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(50)
    expect(performance.now() - from).toBeLessThan(5000)
    await redis.restart()
    await vi.waitUntil(async () => (await one().peek(limit, 'outage')).remaining === 50, { timeout: 20_000 })
  })
})
