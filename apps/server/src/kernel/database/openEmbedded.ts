import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { copyTemplate } from './copyTemplate.ts'
import type { Database } from './database.ts'
import { drizzleClient, READ_TIMES } from './drizzleClient.ts'
import { lockDirectory } from './lockDirectory.ts'
import { MIGRATIONS_DIR, SESSION_SQL } from './migrations.ts'
import { startPglite } from './startPglite.ts'

/**
 * Opens the embedded database (PGlite) of a data directory, creating it if it is missing. Throws when another process
 * uses it.
 *
 * Limits: one process, one connection, queries run on the calling thread. PGlite does not flush to the disk itself, so
 * a crash of the server loses nothing, but a power failure may lose the last moments. PostgreSQL has none of these
 * limits.
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = lockDirectory(dataDir)
  try {
    const directory = join(dataDir, 'database')
    if (!existsSync(directory)) await copyTemplate(directory)
    const client = await startPglite(directory)
    const queries = drizzle(drizzleClient(client))
    await migrate(queries, { migrationsFolder: MIGRATIONS_DIR })
    await client.exec(SESSION_SQL)
    const locked = new Set<string>()
    return {
      name: 'embedded PostgreSQL (PGlite)',
      queries,
      rows: async <Row>(statement: SQL) => (await queries.execute(statement)).rows as Row[],
      async statement(text, values) {
        if (values && values.length > 0) return client.query(text, values, { parsers: READ_TIMES })
        return (await client.exec(text, { parsers: READ_TIMES })).at(-1) ?? { rows: [] }
      },
      tryLock: (name) => {
        if (locked.has(name)) return Promise.resolve(null)
        locked.add(name)
        return Promise.resolve(() => {
          locked.delete(name)
          return Promise.resolve()
        })
      },
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
