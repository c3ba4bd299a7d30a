import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CallOutput, type getReadiness, snippetKey } from '@voice-rankings/contract'
import { and, eq, isNull } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { copyMeasured } from '../../../../scripts/copyMeasured.mjs'
import { createCredits } from '../features/credits/createCredits.ts'
import { users } from '../kernel/database/accountTables.ts'
import type { Database } from '../kernel/database/database.ts'
import { openDatabase } from '../kernel/database/openDatabase.ts'
import { ratings } from '../kernel/database/ratingTables.ts'
import { snippets } from '../kernel/database/schema.ts'
import { userKey } from '../kernel/identity/identity.ts'
import { createDiskStore } from '../kernel/storage/createDiskStore.ts'
import { type BundledServer, bundleServer } from '../testing/bundleServer.ts'
import { createRandom } from '../testing/createRandom.ts'
import { checkLedger } from '../testing/kill/checkLedger.ts'
import { createWriter, type Writer } from '../testing/kill/createWriter.ts'
import type { Connection } from '../testing/kill/send.ts'
import { startPostgres, type TemporaryPostgres } from '../testing/startPostgres.ts'
import { killProcesses, type ServerProcess } from '../testing/startProcess.ts'
import { startRedis, type TemporaryRedis } from '../testing/startRedis.ts'
import { call } from '../testing/startTestServer.ts'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'

const KILLS = 20
const WRITERS = 6
const SETTINGS = {
  TRUSTED_PROXIES: '127.0.0.1',
  MASTERING_WORKERS: '1',
  SIGN_UP_CREDITS: '1000000',
  NODE_ENV: 'production',
}

describe.each(['embedded', 'PostgreSQL'] as const)(
  'a server killed 20 times with SIGKILL during writes on %s',
  (kind) => {
    const random = createRandom(kind.length)
    const dataDir = temporaryDirectory()
    const surprises: string[] = []
    const writers: Writer[] = []
    let bundle: BundledServer
    let postgres: TemporaryPostgres | undefined
    let redis: TemporaryRedis | undefined
    let isMissing = false

    beforeAll(async () => {
      bundle = await bundleServer()
      if (kind === 'embedded') return copyMeasured(bundle.program, 'flite', dataDir)
      ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
      isMissing = postgres === undefined
      if (isMissing && process.env.CI) throw new Error('No PostgreSQL: install it (apt install postgresql).')
    })
    afterAll(async () => {
      killProcesses()
      await Promise.all([postgres?.stop(), redis?.kill()])
      bundle.remove()
    })

    /** Starts the server; depending on the round, clients upload the audio, and Redis is used. */
    async function start(round: number): Promise<Connection & { server: ServerProcess }> {
      const isClientUpload = round % 4 === 3
      const server = bundle.start({
        ...SETTINGS,
        DATA_DIR: dataDir,
        SNIPPET_UPLOAD: isClientUpload ? 'client' : 'server',
        ...(postgres && { DATABASE_URL: postgres.url }),
        ...(redis && round % 2 === 1 && { REDIS_URL: redis.url }),
      })
      const url = await server.url
      await vi.waitUntil(
        async () => {
          const { body } = await call<CallOutput<typeof getReadiness>>(`${url}/readyz`)
          return body.voices_total > 0 && body.voices_done === body.voices_total
        },
        { timeout: 110_000, interval: 50 },
      )
      return { server, url, isClientUpload, surprises }
    }

    /** Lets all writers write, and runs each of `during` in the middle of it. */
    async function whileWriting(at: Connection, during: (() => Promise<void>)[]): Promise<void> {
      let done = 0
      const over = new AbortController()
      const writing = writers.map(async (writer) => {
        while (!over.signal.aborted) {
          if (await writer.write(at)) done += 1
          else await sleep(20)
        }
      })
      for (const happen of during) {
        const enough = done + 3 + Math.floor(random() * 8)
        await vi.waitUntil(() => done >= enough, { timeout: 60_000, interval: 5 })
        await sleep(random() * 40)
        await happen()
      }
      over.abort()
      await Promise.all(writing)
    }

    /** Additional failures of a round: one process of the database, or all of them. */
    function extraFailures(round: number): (() => Promise<void>)[] {
      if (!postgres) return []
      const { url, kill, restart } = postgres
      if (round % 5 === 2) return [() => killBackend(url)]
      return round % 5 === 4 ? [() => kill().then(restart)] : []
    }

    it('restarts each time with all confirmed data', { timeout: 600_000 }, async ({ skip }) => {
      skip(isMissing, 'PostgreSQL is not installed.')
      for (let round = 0; round < KILLS; round += 1) {
        const at = await start(round)
        if (round === 0) {
          const everybody = Array.from({ length: WRITERS }, (_, number) => createWriter(at, number, random))
          writers.push(...(await Promise.all(everybody)))
        }
        const missing = await Promise.all(writers.map((writer) => writer.missing(at)))
        expect(missing.flat(), `after ${round} kills`).toEqual([])
        const kill = async () => {
          at.server.process.kill('SIGKILL')
          await at.server.exit
        }
        await whileWriting(at, [...extraFailures(round), kill])
      }
      const last = await start(KILLS)
      const missing = await Promise.all(writers.map((writer) => writer.missing(last)))
      expect(missing.flat(), `after ${KILLS} kills`).toEqual([])
      last.server.process.kill('SIGTERM')
      expect(await last.server.exit).toBe(0)
    })

    it('answers only with successes and retryable errors', ({ skip }) => {
      skip(isMissing, 'PostgreSQL is not installed.')
      expect(surprises).toEqual([])
    })

    describe('data after all kills', () => {
      let database: Database
      beforeAll(async () => {
        if (!isMissing) database = await openDatabase({ databaseUrl: postgres?.url, dataDir })
      })
      afterAll(() => database?.close())

      it('every snippet has its audio', async ({ skip }) => {
        skip(isMissing, 'PostgreSQL is not installed.')
        const store = createDiskStore(join(dataDir, 'files'))
        const rows = await database.queries.select().from(snippets).where(isNull(snippets.awaited_upload))
        const silent: string[] = []
        for (const { voice_snippet_id: id } of rows) if (!(await store.stat(snippetKey(id)))) silent.push(id)
        expect(rows).not.toEqual([])
        expect(silent).toEqual([])
      })

      it('every confirmed rating is the one that counts', async ({ skip }) => {
        skip(isMissing, 'PostgreSQL is not installed.')
        const lost: string[] = []
        for (const { email, ratings: given } of writers.map((writer) => writer.written())) {
          const [user] = await database.queries.select().from(users).where(eq(users.user_email, email))
          const own = and(eq(ratings.rater_key, userKey(user?.user_id ?? '')), ratings.latest)
          const rows = await database.queries.select().from(ratings).where(own)
          for (const [text, stars] of given) {
            const kept = rows.filter((row) => row.voice_text === text).map((row) => row.stars)
            if (kept.length !== 1 || kept[0] !== stars) lost.push(`${text}: ${stars} stars, kept ${kept.join(', ')}`)
          }
        }
        expect(lost).toEqual([])
      })

      it('every payment has exactly one result, and reservations are released', async ({ skip }) => {
        skip(isMissing, 'PostgreSQL is not installed.')
        const wrong = async () => {
          const each = await Promise.all(writers.map((writer) => checkLedger(database, writer.written())))
          return each.flat()
        }
        expect(await wrong()).toEqual([])
        await createCredits(database).releaseOld(0)
        expect(await wrong()).toEqual([])
      })
    })
  },
)

/** Kills a PostgreSQL backend of the server; PostgreSQL then restarts all backends and recovers. */
async function killBackend(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE application_name = 'voice-rankings' ORDER BY state_change DESC LIMIT 1",
  )
  const [busiest] = rows
  if (busiest) process.kill(busiest.pid, 'SIGKILL')
  await client.end().catch(() => {})
}
