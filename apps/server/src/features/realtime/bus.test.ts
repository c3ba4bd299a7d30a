import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { openDatabase } from '../../kernel/database/openDatabase.ts'
import { hasProgram } from '../../testing/hasProgram.ts'
import { startRedis, type TemporaryRedis } from '../../testing/startRedis.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { type Bus, type BusMessage, EVERY_NODE, parseBusMessage } from './bus.ts'
import { createFallbackBus } from './createFallbackBus.ts'
import { createPostgresBus } from './createPostgresBus.ts'
import { createRedisBus } from './createRedisBus.ts'
import { createLocalBus } from './openBus.ts'

const MESSAGE: BusMessage = { connectionId: 'b.1', action: 'login-complete' }
const NEWS: BusMessage = { topic: 'work w1', news: { action: 'heartbeat' } }

/** A bus and the messages it received. */
async function listener(open: (receive: (message: BusMessage) => void) => Bus | Promise<Bus>) {
  const heard: BusMessage[] = []
  return { bus: await open((message) => heard.push(message)), heard }
}

/** Sends until the message arrives: a bus that is still connecting receives nothing. */
const sendUntilHeard = (from: Bus, node: string, heard: BusMessage[]) =>
  vi.waitUntil(
    async () => {
      await from.send(node, MESSAGE).catch(() => {})
      return heard.length > 0
    },
    { timeout: 10_000, interval: 50 },
  )

/** Sends to every process, and expects that two of them hear it. */
async function expectBroadcast(from: Bus, ...heard: BusMessage[][]): Promise<void> {
  await from.send(EVERY_NODE, NEWS)
  for (const messages of heard) await vi.waitFor(() => expect(messages.at(-1)).toEqual(NEWS))
}

describe('messages between processes', () => {
  it('arrive at once within a process, and are dropped for another one', async () => {
    const { bus, heard } = await listener((receive) => createLocalBus({ node: 'a', receive }))
    await bus.send('a', MESSAGE)
    await bus.send('b', MESSAGE)
    expect(heard).toEqual([MESSAGE])
    await expectBroadcast(bus, heard)
  })

  const databaseUrl = inject('postgresUrl')
  it.skipIf(databaseUrl === null)('arrive over PostgreSQL at the addressed process only, or at all', async () => {
    const url = databaseUrl ?? ''
    const database = await openDatabase({ databaseUrl: url, dataDir: temporaryDirectory() })
    const open = (node: string) =>
      listener((receive) => createPostgresBus({ node, receive, databaseUrl: url, database }))
    const [a, b] = [await open('a'), await open('b')]
    await a.bus.send('b', MESSAGE)
    await vi.waitUntil(() => b.heard.length > 0)
    expect(b.heard).toEqual([MESSAGE])
    expect(a.heard).toEqual([])
    await expectBroadcast(a.bus, a.heard, b.heard)
    await Promise.all([a.bus.close(), b.bus.close()])
    await database.close()
  })

  it.skipIf(databaseUrl === null)('arrive over PostgreSQL again after its connections were cut', async () => {
    const url = databaseUrl ?? ''
    const database = await openDatabase({ databaseUrl: url, dataDir: temporaryDirectory() })
    const { bus, heard } = await listener((receive) =>
      createPostgresBus({ node: 'c', receive, databaseUrl: url, database }),
    )
    await sendUntilHeard(bus, 'c', heard)
    await database.queries.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'voice-rankings bus'`,
    )
    heard.length = 0
    await sendUntilHeard(bus, 'c', heard)
    expect(heard[0]).toEqual(MESSAGE)
    await bus.close()
    await database.close()
  })

  describe.skipIf(!hasProgram('redis-server'))('over Redis', () => {
    let redis: TemporaryRedis
    beforeAll(async () => {
      const started = await startRedis()
      if (started) redis = started
    })
    afterAll(() => redis.kill())
    const open = (node: string) => listener((receive) => createRedisBus({ node, receive, redisUrl: redis.url }))

    it('arrive at the addressed process only, or at all', async () => {
      const [a, b] = [await open('a'), await open('b')]
      await sendUntilHeard(a.bus, 'b', b.heard)
      expect(b.heard[0]).toEqual(MESSAGE)
      expect(a.heard).toEqual([])
      await sendUntilHeard(b.bus, 'a', a.heard)
      await expectBroadcast(a.bus, a.heard, b.heard)
      await Promise.all([a.bus.close(), b.bus.close()])
    })

    it('fall back to PostgreSQL while Redis is down and return to Redis afterwards', async () => {
      const node = 'a'
      const way = { redis: 0, local: 0 }
      const overRedis = createRedisBus({ node, receive: () => (way.redis += 1), redisUrl: redis.url })
      const bus = createFallbackBus([overRedis, createLocalBus({ node, receive: () => (way.local += 1) })])
      const sendUntil = (done: () => boolean) =>
        vi.waitUntil(
          async () => {
            await bus.send(node, MESSAGE)
            return done()
          },
          { timeout: 20_000, interval: 100 },
        )
      await sendUntil(() => way.redis > 0)
      await redis.kill()
      way.local = 0
      await sendUntil(() => way.local > 0)
      await redis.restart()
      way.redis = 0
      await sendUntil(() => way.redis > 0)
      await bus.close()
    })
  })

  it('fail when no bus can send them', async () => {
    const broken: Bus = { send: () => Promise.reject(new Error('away')), close: () => Promise.resolve() }
    await expect(createFallbackBus([broken, broken]).send('a', MESSAGE)).rejects.toThrow('cannot reach')
  })

  it('are ignored when they are malformed', () => {
    for (const message of [MESSAGE, NEWS]) expect(parseBusMessage(JSON.stringify(message))).toEqual(message)
    expect(parseBusMessage('{"connectionId":"x","action":"Your Connection ID"}')).toBeNull()
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseBusMessage(text) === null))
  })
})
