import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDataDirectory, unusable } from './openDataDirectory.ts'

/** Another process has the directory. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError'
}

/**
 * Takes a directory for this process alone; returns what gives it back. Throws a {@link DirectoryInUseError} when another
 * process has it, and an `Error` with advice when it cannot be written to.
 *
 * The lock is the operating system's, held through an SQLite file: it ends with the process however that ends, so a
 * crash leaves nothing to clean up, and a process id that is used again cannot be mistaken for the owner.
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

/** What SQLite says where another process holds the lock. */
const SQLITE_BUSY = 5

function openLock(directory: string): DatabaseSync {
  openDataDirectory(directory)
  const path = join(directory, 'lock')
  try {
    // SQLite opens what it may not write to for reading, and then locks nothing.
    closeSync(openSync(path, 'a'))
    return new DatabaseSync(path)
  } catch (error) {
    throw unusable(directory, error)
  }
}
