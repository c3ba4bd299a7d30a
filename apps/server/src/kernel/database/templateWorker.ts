import { workerData } from 'node:worker_threads'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { MIGRATIONS_DIR } from './migrations.ts'
import { startPglite } from './startPglite.ts'

/** Creates a database with all tables in the given directory and exits. */
const { directory } = workerData as { directory: string }
const client = await startPglite(directory)
await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_DIR })
// Unused databases of every PostgreSQL cluster. Each has 300 files, and creating files is most of the time of a copy.
for (const name of ['template0', 'template1']) {
  await client.exec(`UPDATE pg_database SET datistemplate = false WHERE datname = '${name}'`)
  await client.exec(`DROP DATABASE ${name}`)
}
await client.close()
