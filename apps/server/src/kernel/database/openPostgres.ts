import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database, Queries } from './database.ts'
import { MIGRATIONS_DIR, SESSION_SQL } from './migrations.ts'

/** Oldest PostgreSQL version that the server is tested with. */
const OLDEST_VERSION = 15

/** Advisory lock key that serializes migrations. */
const MIGRATION_LOCK = 'voice-rankings migrations'

/** Connects to PostgreSQL and runs pending migrations; throws an error with advice when that fails. */
export async function openPostgres(url: string): Promise<Database> {
  const options = {
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'voice-rankings',
    // Awaited before the pool hands out the connection. (The pool's types do not know this option yet.)
    onConnect: (client: pg.ClientBase) => client.query(SESSION_SQL),
  }
  const pool = new pg.Pool(options)
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => {})
  // The same for a connection that breaks between two statements of a transaction: the second statement fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await checkVersion(pool)
    const release = await waitForLock(pool, MIGRATION_LOCK)
    try {
      await migrate(drizzle(pool), { migrationsFolder: MIGRATIONS_DIR })
    } finally {
      await release()
    }
  } catch (cause) {
    await pool.end()
    const { host, pathname } = new URL(url)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`PostgreSQL at ${host}${pathname} cannot be used: ${reason}. Check DATABASE_URL.`, { cause })
  }
  const queries = withReleasedClients(drizzle(pool), pool)
  return {
    name: 'PostgreSQL',
    queries,
    rows: async <Row>(statement: SQL) => (await queries.execute(statement)).rows as Row[],
    async statement(text, values) {
      // Several statements give a list of results.
      const results = [await pool.query(text, values)].flat()
      return results.at(-1) ?? { rows: [] }
    },
    tryLock: (name) => tryLock(pool, name),
    close: () => pool.end(),
  }
}

/**
 * Returns the connection of a transaction to the pool however the transaction ended. Drizzle keeps it forever when
 * BEGIN fails, as after a restart of PostgreSQL: after ten of these the pool would be empty.
 */
function withReleasedClients<Q extends Queries>(queries: Q, pool: pg.Pool): Q {
  const transaction: Queries['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      return await (drizzle(client) as Queries).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return Object.assign(queries, { transaction })
}

async function checkVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('SHOW server_version_num')
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (version < OLDEST_VERSION) {
    throw new Error(`it has version ${version}, and version ${OLDEST_VERSION} or newer is needed`)
  }
}

/** Acquires an advisory lock on a connection of its own, since such locks belong to the connection. */
async function lockWith(pool: pg.Pool, statement: string, name: string): Promise<(() => Promise<void>) | null> {
  const client = await pool.connect()
  // The lock is lost with the connection; without a listener the error would end the process.
  client.on('error', () => {})
  try {
    const { rows } = await client.query<{ taken: boolean }>(statement, [name])
    if (rows[0]?.taken) {
      return async () => {
        const unlocked = client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name])
        // A connection that fails to unlock is closed, which releases the lock.
        await unlocked.then(
          () => client.release(),
          () => client.release(true),
        )
      }
    }
  } catch (error) {
    client.release(true)
    throw error
  }
  client.release()
  return null
}

const tryLock = (pool: pg.Pool, name: string) =>
  lockWith(pool, 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken', name)

async function waitForLock(pool: pg.Pool, name: string): Promise<() => Promise<void>> {
  const release = await lockWith(
    pool,
    'SELECT true AS taken FROM (SELECT pg_advisory_lock(hashtextextended($1, 0))) AS waited',
    name,
  )
  return release ?? (async () => {})
}
