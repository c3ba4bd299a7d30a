import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** Starts PGlite on a directory, which it fills when it is empty. */
export function startPglite(directory: string): Promise<PGlite> {
  return PGlite.create({ dataDir: directory, extensions: { pg_trgm, fuzzystrmatch } })
}
