import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startRedis, type TemporaryRedis } from '../../testing/startRedis.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { type Database } from '../database/database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { createDatabaseLimiter } from './createDatabaseLimiter.ts'
import { type OpenLimiter, openLimiter } from './openLimiter.ts'
import { describeLimiter, LIMIT } from './testing/describeLimiter.ts'

const server = await startRedis()

describe.skipIf(!server)('Redis limiter', () => {
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

  describeLimiter(one, other)

  it('does not take a busy process for a Redis that does not respond', async () => {
    await one().consume(LIMIT, 'before')
    const asked = one().consume(LIMIT, 'busy')
    const end = performance.now() + 1500
    while (performance.now() < end);
    await asked
    const fallback = createDatabaseLimiter(database)
    expect((await fallback.peek(LIMIT, 'busy')).remaining).toBe(50)
  })

  // Sequential requests would each wait half a second for Redis, longer than the test may take.
  it('falls back to the database for all requests while Redis does not respond', { timeout: 25_000 }, async () => {
    const thaw = redis.freeze()
    const answers = await Promise.all(Array.from({ length: 60 }, () => one().consume(LIMIT, 'frozen')))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(50)
    thaw()
    await vi.waitUntil(async () => (await other().consume(LIMIT, 'thawed')).remaining < 49, { timeout: 10_000 })
  })

  it('falls back to the database at once while Redis is down and returns to Redis afterwards', async () => {
    await redis.kill()
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, i) => (i % 2 ? one() : other()).consume(LIMIT, 'outage')),
    )
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(50)
    await redis.restart()
    await vi.waitUntil(async () => (await one().peek(LIMIT, 'outage')).remaining === 50, { timeout: 20_000 })
  })
})
