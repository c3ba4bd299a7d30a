import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import '../workers/keepWasmCode.ts'

/**
 * Buffer sizes for one connection and thousands of voices; PGlite's default of 128 MB would come out of the server's
 * memory.
 */
const SMALL_BUFFERS = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB']

/** Starts PGlite on a directory and initializes it if it is empty. */
export function startPglite(directory: string): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...SMALL_BUFFERS]
  return PGlite.create({ dataDir: directory, startParams, extensions: { pg_trgm, fuzzystrmatch } })
}
