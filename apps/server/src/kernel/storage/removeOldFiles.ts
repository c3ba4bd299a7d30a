import type { Database } from '../database/database.ts'
import type { ObjectStore } from './objectStore.ts'

const DAY_MS = 86_400_000

/**
 * What is not kept for ever, by where it is stored. A converted file is made again when somebody wants it; an upload that
 * nobody told us of in a day never will be, as its address was good for minutes. What is written is written in seconds, unless the
 * server was killed meanwhile.
 */
const KEPT_MS: Readonly<Record<string, number>> = {
  'converted/': 30 * DAY_MS,
  'incoming/': DAY_MS,
  'unfinished/': DAY_MS,
}

/**
 * Deletes the objects that are older than `KEPT_MS` says, and returns how many. Of several processes one does it at a
 * time. An object that is being read meanwhile is read to its end, or found to be gone and made again.
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
    for (const [prefix, keptMs] of Object.entries(KEPT_MS)) {
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
