import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

// Freeing replaced WebAssembly code of a running module may end the whole process ("Check failed: jit_page_->allocations_.erase",
// nodejs/node#64500, open for Node 24). Kept, that code is no more than what one start of the database compiled first.
setFlagsFromString('--no-wasm-code-gc')

/** Starts PGlite on a directory, which it fills when it is empty. */
export function startPglite(directory: string): Promise<PGlite> {
  return PGlite.create({ dataDir: directory, extensions: { pg_trgm, fuzzystrmatch } })
}
