import { snippetKey } from '@voice-rankings/contract'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { snippets } from '../../kernel/database/schema.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'

/** Age from which audio without a row is orphaned, in ms; normally they are written within moments. */
const UNKNOWN_AFTER_MS = 15 * 60_000

const BATCH = 500
const FILE = /^snippets\/snippet-([\w-]{1,64})\.mp3$/

/**
 * Deletes audio without a snippet, left by a killed server, and returns the number of files. One process at a time does
 * this.
 */
export async function removeUnknownFiles(
  { queries, tryLock }: Pick<Database, 'queries' | 'tryLock'>,
  store: ObjectStore,
  now = Date.now(),
): Promise<number> {
  const release = await tryLock('unknown files')
  if (!release) return 0
  let removed = 0
  async function removeUnknown(ids: readonly string[]): Promise<void> {
    const id = snippets.voice_snippet_id
    const rows = await queries.select({ id }).from(snippets).where(inArray(id, ids))
    const known = new Set(rows.map((row) => row.id))
    for (const unknown of ids.filter((each) => !known.has(each))) {
      await store.delete(snippetKey(unknown))
      removed += 1
    }
  }
  try {
    let batch: string[] = []
    for await (const { key, modified } of store.list('snippets/')) {
      const id = FILE.exec(key)?.[1]
      if (id === undefined || now - modified.getTime() <= UNKNOWN_AFTER_MS) continue
      batch.push(id)
      if (batch.length < BATCH) continue
      await removeUnknown(batch)
      batch = []
    }
    if (batch.length > 0) await removeUnknown(batch)
  } finally {
    await release()
  }
  return removed
}
