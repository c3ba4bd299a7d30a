import { removeEndedPairs } from '../features/blind/ownVotes.ts'
import { createCredits } from '../features/credits/createCredits.ts'
import { removeLeftDirectories } from '../kernel/storage/workDirectory.ts'
import { warnAboutUnknownChecks } from '../features/ratings/warnAboutUnknownChecks.ts'
import { removeEndedLinks } from '../features/snippetAccess/ownedShares.ts'
import { forgetRemoved } from '../features/snippets/removeSnippet.ts'
import { removeUnknownFiles } from '../features/snippets/removeUnknownFiles.ts'
import { removeUnusedSpeech } from '../features/works/removeUnusedSpeech.ts'
import { removeDeletedWorks } from '../features/works/workStore.ts'
import { removeExpired } from '../kernel/database/removeExpired.ts'
import type { Log } from '../kernel/log/createLog.ts'
import { removeOldFiles } from '../kernel/storage/removeOldFiles.ts'
import type { Services } from './services.ts'

/** Interval of the cleanup, in ms. */
const CLEAN_MS = 3_600_000

/**
 * Releases reservations left by earlier processes, and deletes expired data: files and directories at once, everything
 * each hour. Returns the function that stops it.
 */
export async function startCleaning(
  { config, database, store, scorer }: Pick<Services, 'config' | 'database' | 'store' | 'scorer'>,
  log: Log,
): Promise<() => void> {
  const credits = createCredits(database)
  // The embedded database has one process, so all existing reservations belong to processes that have ended.
  await credits.releaseOld(config.databaseUrl === undefined ? 0 : undefined)
  async function removeUnused() {
    await Promise.all([removeDeletedWorks(database), forgetRemoved(database), removeEndedPairs(database.queries)])
    await removeUnusedSpeech(database, store)
  }
  const cleanStore = () =>
    Promise.all([removeOldFiles(database, store), removeUnknownFiles(database, store), removeUnused()]).catch(
      (error: unknown) => log.error('Unused files could not be deleted.', error),
    )
  const clean = () =>
    Promise.all([
      removeExpired(database),
      removeEndedLinks(database.queries),
      credits.releaseOld(),
      warnAboutUnknownChecks(database, log),
      scorer.sweep(),
      cleanStore(),
      removeLeftDirectories(),
    ])
  void removeLeftDirectories().catch(() => {})
  void cleanStore()
  // Votes that a process stored before it was killed.
  scorer.schedule()
  const timer = setInterval(() => {
    clean().catch((error: unknown) => log.error('Expired data could not be deleted. Next attempt in an hour.', error))
  }, CLEAN_MS)
  return () => clearInterval(timer)
}
