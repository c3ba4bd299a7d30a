import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a directory and its missing parents. Throws the system's error when one of them cannot be created.
 *
 * Node's own `recursive` option loops forever where the system denies the existence of an existing directory, as below
 * `/proc` on Linux.
 */
export function makeDirectory(directory: string): void {
  if (isDirectory(directory)) return
  const parent = dirname(directory)
  if (parent !== directory) makeDirectory(parent)
  try {
    mkdirSync(directory)
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!isDirectory(directory)) throw error
  }
}

const isDirectory = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
