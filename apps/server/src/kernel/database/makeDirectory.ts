import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a directory and those it stands in. Throws what the system says when one of them cannot be made.
 *
 * Node's own `recursive` goes round for ever where the system says of a directory that is there that it is not, as below
 * `/proc` on Linux.
 */
export function makeDirectory(directory: string): void {
  if (isDirectory(directory)) return
  const parent = dirname(directory)
  if (parent !== directory) makeDirectory(parent)
  try {
    mkdirSync(directory)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isDirectory(directory)) throw error
  }
}

const isDirectory = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
