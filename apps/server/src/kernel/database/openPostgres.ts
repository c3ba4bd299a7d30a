import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database, Queries } from './database.ts'
import { MIGRATIONS_DIR, SESSION_SQL } from './migrations.ts'

/** The first version whose SQL the server is tested with. */
const OLDEST_VERSION = 15

/** Key of the advisory lock under which the tables are made. */
const MIGRATION_LOCK = 'voice-rankings migrations'

/** Opens PostgreSQL and brings its tables up to date; throws with advice when it cannot be used. */
export async function openPostgres(url: string): Promise<Database> {
  const options = {
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'voice-rankings',
    // Awaited before anybody gets the connection. (Its type does not know this option of the pool yet.)
    onConnect: (client: pg.ClientBase) => client.query(SESSION_SQL),
  }
  const pool = new pg.Pool(options)
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for one that breaks between two statements of a transaction: the second of them is told.
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
    tryLock: (name) => tryLock(pool, name),
    close: () => pool.end(),
  }
}

/**
 * Drizzle keeps the connection of a transaction for ever when that could not even begin, as when PostgreSQL was started
 * anew: after ten of these there would be none left. Here each goes back to the pool, however the transaction ended.
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

/** Advisory locks belong to a connection, so each keeps one of its own until it is given back. */
async function lockWith(pool: pg.Pool, statement: string, name: string): Promise<(() => Promise<void>) | null> {
  const client = await pool.connect()
  // The lock goes with the connection; without a listener the loss would end the process.
  client.on('error', () => {})
  try {
    const { rows } = await client.query<{ taken: boolean }>(statement, [name])
    if (rows[0]?.taken) {
      return async () => {
        const unlocked = client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name])
        // A connection that cannot give the lock back is closed, which does.
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
