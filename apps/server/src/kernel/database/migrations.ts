import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagePath } from '../config/packagePath.ts'

/** Where the SQL files are that make the tables. */
export const MIGRATIONS_DIR = packagePath('migrations')

/** What every connection sets: how alike a name must be to count as a slip of the one searched, 0-1. */
export const SESSION_SQL = 'SET pg_trgm.word_similarity_threshold = 0.5'

/** Changes whenever the SQL files do. */
export function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS_DIR).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS_DIR, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
