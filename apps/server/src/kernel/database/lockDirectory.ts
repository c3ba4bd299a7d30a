import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDataDirectory, unusable } from './openDataDirectory.ts'

/** The directory is locked by another process. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError'
}

/**
 * Locks a directory for this process; returns the function that releases it. Throws a {@link DirectoryInUseError} when
 * another process holds the lock, and an `Error` with advice when the directory is not writable.
 *
 * The lock is an operating system lock on an SQLite file. It ends with the process, so a crash leaves no stale lock,
 * and a reused process id cannot be mistaken for the owner.
 */
export function lockDirectory(directory: string): () => void {
  const file = openLock(directory)
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw unusable(directory, error)
    throw new DirectoryInUseError(
      `Another server uses the data directory ${directory}. Two at once would lose data: ` +
        'stop the other one, or set DATA_DIR to another directory.',
    )
  }
  return () => file.close()
}

/** SQLite's error code when another process holds the lock. */
const SQLITE_BUSY = 5

function openLock(directory: string): DatabaseSync {
  openDataDirectory(directory)
  const path = join(directory, 'lock')
  try {
    // SQLite opens a file that is not writable in read-only mode, and then locks nothing.
    closeSync(openSync(path, 'a'))
    return new DatabaseSync(path)
  } catch (error) {
    throw unusable(directory, error)
  }
}
