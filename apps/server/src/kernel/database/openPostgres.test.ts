import { sql } from 'drizzle-orm'
import { describe, expect, inject, it, vi } from 'vitest'
import { openPostgres } from './openPostgres.ts'

const url = inject('postgresUrl') ?? ''

describe.skipIf(url === '')('PostgreSQL', () => {
  it('sets the name similarity threshold on every connection', async () => {
    const database = await openPostgres(url)
    const show = () =>
      database.rows<{ word_similarity_threshold: string }>(sql`
      SELECT current_setting('pg_trgm.word_similarity_threshold') AS word_similarity_threshold, pg_sleep(0.05)`)
    const all = await Promise.all(Array.from({ length: 8 }, show))
    expect(new Set(all.map(([row]) => row?.word_similarity_threshold))).toEqual(new Set(['0.5']))
    await database.close()
  })

  it('opens new connections and frees locks after the server cut off every connection', async () => {
    const database = await openPostgres(url)
    const other = await openPostgres(url)
    const lost = await database.tryLock('test')
    expect(lost).not.toBeNull()
    expect(await other.tryLock('test')).toBeNull()
    await other.rows(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'voice-rankings' AND pid <> pg_backend_pid()`)
    await vi.waitUntil(async () => {
      const left = await other.rows(sql`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'voice-rankings' AND pid <> pg_backend_pid()`)
      return left.length === 0
    })
    // Wait until this process has received the notice of the closed connections.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await database.rows(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }])
    const release = await other.tryLock('test')
    expect(release).not.toBeNull()
    await Promise.all([lost?.(), release?.()])
    await Promise.all([database.close(), other.close()])
  })

  it('fails transactions that were cut off and keeps all connections usable', async () => {
    const database = await openPostgres(url)
    const other = await openPostgres(url)
    // More transactions than the pool has connections.
    for (let cut = 0; cut < 12; cut += 1) {
      const transaction = database.queries.transaction(async (queries) => {
        await queries.execute(sql`SELECT 1`)
        await other.rows(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND state = 'idle in transaction'`)
        await new Promise((resolve) => setTimeout(resolve, 20))
        await queries.execute(sql`SELECT 1`)
      })
      await expect(transaction).rejects.toThrow()
    }
    const all = Array.from({ length: 10 }, () =>
      database.queries.transaction((queries) => queries.execute(sql`SELECT pg_sleep(0.05)`)),
    )
    expect(await Promise.all(all)).toHaveLength(10)
    await Promise.all([database.close(), other.close()])
  })

  it('applies migrations once when several servers start at the same time', async () => {
    const opened = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)])
    await Promise.all(opened.map((database) => database.close()))
  })
})
