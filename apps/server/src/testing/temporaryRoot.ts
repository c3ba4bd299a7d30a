import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** Free space for the databases of one test file, several times over. */
const LEAST_BYTES = 2 * 2 ** 30

/**
 * Parent of the temporary directories of tests: in memory if there is enough space, otherwise on disk. An embedded
 * database has a thousand files, and creating them on disk takes most of the time in which a test server starts.
 */
export const TEMPORARY_ROOT = hasSpace(MEMORY) ? MEMORY : tmpdir()

function hasSpace(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize >= LEAST_BYTES
  } catch {
    return false
  }
}
