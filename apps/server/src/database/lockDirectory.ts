import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process has the directory. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError'
}

/**
 * Takes a directory for this process alone; returns what gives it back. Throws when another process has it.
 *
 * The lock is the operating system's, held through an SQLite file: it ends with the process however that ends, so a
 * crash leaves nothing to clean up, and a process id that is used again cannot be mistaken for the owner.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = new DatabaseSync(join(directory, 'lock'))
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch {
    file.close()
    throw new DirectoryInUseError(
      `Another server uses the data directory ${directory}. Two at once would lose data: ` +
        'stop the other one, or set DATA_DIR to another directory.',
    )
  }
  return () => file.close()
}
