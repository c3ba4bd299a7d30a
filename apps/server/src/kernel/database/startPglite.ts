import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import '../workers/keepWasmCode.ts'

/** Buffers for one connection and a catalogue of thousands of voices; the 128 MB of PGlite's own would be taken from the server's memory. */
const SMALL = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB']

/** Starts PGlite on a directory, which it fills when it is empty. */
export function startPglite(directory: string): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...SMALL]
  return PGlite.create({ dataDir: directory, startParams, extensions: { pg_trgm, fuzzystrmatch } })
}
