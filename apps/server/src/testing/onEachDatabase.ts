import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Config } from '../kernel/config/config.ts'
import type { Database } from '../kernel/database/database.ts'
import { openDatabase } from '../kernel/database/openDatabase.ts'
import { temporaryDirectory } from './temporaryDirectory.ts'

/** Database settings for a server or `openDatabase`. */
export type DatabasePlace = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Runs a suite twice: on the embedded database and on PostgreSQL, each empty and separate. */
export function onEachPlace(name: string, suite: (place: () => DatabasePlace) => void): void {
  describe(`${name}, on the embedded database`, () => {
    let place: DatabasePlace
    beforeAll(() => {
      place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
    })
    suite(() => place)
  })
  onPostgres(name, suite)
}

/** Runs a suite on PostgreSQL only; skipped when it is not installed. */
export function onPostgres(name: string, suite: (place: () => DatabasePlace) => void): void {
  const server = inject('postgresUrl')
  describe.skipIf(server === null)(`${name}, on PostgreSQL`, () => {
    let place: DatabasePlace
    const database = `test_${randomUUID().replaceAll('-', '')}`
    beforeAll(async () => {
      await runAlone(server ?? '', `CREATE DATABASE ${database}`)
      const url = new URL(server ?? '')
      url.pathname = `/${database}`
      place = { databaseUrl: url.href, dataDir: temporaryDirectory() }
    })
    afterAll(() => runAlone(server ?? '', `DROP DATABASE ${database} WITH (FORCE)`))
    suite(() => place)
  })
}

/** Like {@link onEachPlace}, with the database opened before the suite and closed after it. */
export function onEachDatabase(name: string, suite: (database: () => Database) => void): void {
  onEachPlace(name, (place) => {
    let database: Database
    beforeAll(async () => {
      database = await openDatabase(place())
    })
    afterAll(() => database.close())
    suite(() => database)
  })
}

async function runAlone(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
