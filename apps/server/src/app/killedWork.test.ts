import type { ErrorBody, Work } from '@voice-rankings/contract'
import { isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { copyMeasured } from '../../../../scripts/copyMeasured.mjs'
import { creditEntries } from '../kernel/database/accountTables.ts'
import { openDatabase } from '../kernel/database/openDatabase.ts'
import { workSnippets } from '../kernel/database/workTables.ts'
import { type BundledServer, bundleServer } from '../testing/bundleServer.ts'
import { startPostgres, type TemporaryPostgres } from '../testing/startPostgres.ts'
import { killProcesses, type ServerProcess } from '../testing/startProcess.ts'
import { call } from '../testing/startTestServer.ts'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'
import { createVisitor } from '../testing/visitor.ts'

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const WORDS = 'the old grey ship came slowly round the cape with no light at all'.split(' ')

/** Ten thousand characters: sections of sentences, none of which is like another. */
const TEXT = Array.from({ length: 4 }, (_, section) => {
  const sentences = Array.from(
    { length: 29 },
    (__, at) => `In part ${NUMBERS[section]} and line ${at + 1} ${WORDS.slice(at % 3).join(' ')}.`,
  )
  return `## Part ${NUMBERS[section]}\n\n${sentences.join(' ')}`
}).join('\n\n')

describe.each(['embedded', 'PostgreSQL'] as const)(
  'a long text that is spoken while a server is killed, on %s',
  (kind) => {
    const dataDir = temporaryDirectory()
    let bundle: BundledServer
    let postgres: TemporaryPostgres | undefined
    let isMissing = false
    beforeAll(async () => {
      bundle = await bundleServer()
      await copyMeasured(bundle.program, 'flite', dataDir)
      if (kind === 'embedded') return
      postgres = await startPostgres()
      isMissing = postgres === undefined
      if (isMissing && process.env.CI) throw new Error('No PostgreSQL: install it (apt install postgresql).')
    })
    afterAll(async () => {
      killProcesses()
      await postgres?.stop()
      bundle.remove()
    })

    async function start(): Promise<{ server: ServerProcess; url: string }> {
      const server = bundle.start({
        DATA_DIR: dataDir,
        SIGN_UP_CREDITS: '1000000',
        ...(postgres && { DATABASE_URL: postgres.url }),
      })
      const url = await server.url
      await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).status === 200, { timeout: 60_000, interval: 50 })
      return { server, url }
    }

    it(
      'goes on after the restart, with no sentence lost, doubled or paid twice',
      { timeout: 180_000 },
      async ({ skip }) => {
        skip(isMissing, 'PostgreSQL is not installed.')
        const first = await start()
        // Another server that shares the work; the embedded database has one process only.
        const other = kind === 'PostgreSQL' ? await start() : undefined
        const visitor = createVisitor(first.url)
        await visitor.submit('/api/v1/login', {
          intent: 'create',
          email: 'reader@example.com',
          password: 'a long password',
        })
        const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const ask = (url: string, path: string, json?: object) =>
          call<{ work: Work } & ErrorBody>(`${url}/api/v1/works${path}`, {
            ...(json && { json }),
            headers: { cookie, origin: url },
          })
        const { work } = (await ask(first.url, '', { voice_id: 'flite-slt--base', markdown: TEXT })).body
        expect(work.sections).toHaveLength(4)
        await ask(first.url, `/${work.work_id}/speak`, {})
        const isAt = async (url: string, share: number) => {
          const { body } = await ask(url, `/${work.work_id}/progress`)
          return body.work.spoken_count >= share * body.work.sentence_count
        }
        await vi.waitUntil(() => isAt(first.url, 0.3), { timeout: 60_000, interval: 20 })
        first.server.process.kill('SIGKILL')
        await first.server.exit
        const second = await start()
        await vi.waitUntil(() => isAt(second.url, 1), { timeout: 120_000, interval: 100 })
        const after = (await ask(second.url, `/${work.work_id}/progress`)).body.work
        expect(after).toMatchObject({ work_status: 'idle', work_failure: null, sentence_count: 120, spoken_count: 120 })
        for (const { server } of [second, other].filter((one) => one !== undefined)) {
          server.process.kill('SIGTERM')
          await server.exit
        }
        const database = await openDatabase({ databaseUrl: postgres?.url, dataDir })
        try {
          expect(await database.queries.select().from(workSnippets)).toHaveLength(120)
          const entries = await database.queries.select().from(creditEntries).where(isNotNull(creditEntries.voice_id))
          const sum = (wanted: string) =>
            entries.filter((one) => one.kind === wanted).reduce((all, one) => all + one.credits, 0)
          expect(sum('debit') - sum('refund')).toBe(work.credits_left)
        } finally {
          await database.close()
        }
      },
    )
  },
)
