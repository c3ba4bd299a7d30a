import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './paths.mjs'

const server = createRequire(join(ROOT, 'apps', 'server', 'package.json'))
const load = (name) => import(pathToFileURL(server.resolve(name)).href)

/** Runs `seed` with a function that queries the embedded database of a data directory, which no server may use meanwhile. */
export async function seedDatabase(dataDir, seed) {
  const { PGlite } = await load('@electric-sql/pglite')
  const [{ pg_trgm }, { fuzzystrmatch }] = await Promise.all([
    load('@electric-sql/pglite/contrib/pg_trgm'),
    load('@electric-sql/pglite/contrib/fuzzystrmatch'),
  ])
  const database = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { pg_trgm, fuzzystrmatch } })
  try {
    await seed(async (statement, values) => void (await database.query(statement, values)))
  } finally {
    await database.close()
  }
}
