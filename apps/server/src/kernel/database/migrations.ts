import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagePath } from '../config/packagePath.ts'

/** Directory of the SQL migrations. */
export const MIGRATIONS_DIR = packagePath('migrations')

/**
 * Statement run on every connection. Sets the similarity (0-1) from which a name counts as a misspelling of the search
 * term.
 */
export const SESSION_SQL = 'SET pg_trgm.word_similarity_threshold = 0.5'

/** Hash of the SQL files; changes when any of them does. */
export function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS_DIR).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS_DIR, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
