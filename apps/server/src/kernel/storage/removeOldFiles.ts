import type { Database } from '../database/database.ts'
import type { ObjectStore } from './objectStore.ts'

const DAY_MS = 86_400_000

/**
 * Retention time of temporary objects, by prefix, in ms. Converted and exported files are created again on demand. An
 * upload address is valid for minutes, so an upload not confirmed within a day is abandoned. Files in `unfinished/`
 * belong to writes interrupted by a crash.
 */
const RETENTION_MS: Readonly<Record<string, number>> = {
  'converted/': 30 * DAY_MS,
  'exports/': DAY_MS,
  'incoming/': DAY_MS,
  'podcasts/': 30 * DAY_MS,
  'unfinished/': DAY_MS,
}

/**
 * Deletes the objects that are older than their retention time and returns their number. One process at a time does
 * this. A reader of a deleted object either finishes, or finds it missing and creates it again.
 */
export async function removeOldFiles(
  { tryLock }: Pick<Database, 'tryLock'>,
  store: ObjectStore,
  now = Date.now(),
): Promise<number> {
  const release = await tryLock('old files')
  if (!release) return 0
  let removed = 0
  try {
    for (const [prefix, keptMs] of Object.entries(RETENTION_MS)) {
      for await (const { key, modified } of store.list(prefix)) {
        if (now - modified.getTime() <= keptMs) continue
        await store.delete(key)
        removed += 1
      }
    }
  } finally {
    await release()
  }
  return removed
}
