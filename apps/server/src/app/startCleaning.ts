import { createCredits } from '../features/credits/createCredits.ts'
import { removeLeftDirectories } from '../features/downloads/workDirectory.ts'
import { warnOfUnknown } from '../features/ratings/warnOfUnknown.ts'
import { removeUnknownFiles } from '../features/snippets/removeUnknownFiles.ts'
import { removeExpired } from '../kernel/database/removeExpired.ts'
import type { Log } from '../kernel/log/createLog.ts'
import { removeOldFiles } from '../kernel/storage/removeOldFiles.ts'
import type { Services } from './services.ts'

/** How often what has expired is removed, in ms. */
const CLEAN_MS = 3_600_000

/**
 * Gives back the credits that an earlier process had set aside, and removes what no process needs any more: files and directories
 * now, all else each hour. The function stops it.
 */
export async function startCleaning(
  { config, database, store }: Pick<Services, 'config' | 'database' | 'store'>,
  log: Log,
): Promise<() => void> {
  const credits = createCredits(database)
  // Only this process uses the embedded database, so what is set aside there was set aside by one that has ended.
  await credits.releaseOld(config.databaseUrl === undefined ? 0 : undefined)
  const cleanStore = () =>
    Promise.all([removeOldFiles(database, store), removeUnknownFiles(database, store)]).catch((error: unknown) =>
      log.error('Files that nothing needs could not be removed.', error),
    )
  const clean = () =>
    Promise.all([
      removeExpired(database),
      credits.releaseOld(),
      warnOfUnknown(database, log),
      cleanStore(),
      removeLeftDirectories(),
    ])
  void removeLeftDirectories().catch(() => {})
  void cleanStore()
  const timer = setInterval(() => {
    clean().catch((error: unknown) => log.error('What is over could not be removed; trying again in an hour.', error))
  }, CLEAN_MS)
  return () => clearInterval(timer)
}
