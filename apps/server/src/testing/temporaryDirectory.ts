import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { TEMPORARY_ROOT } from './temporaryRoot.ts'

const created = new Set<string>()

/** Creates a directory that is deleted after the test file; may be called in suites, hooks and tests. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(TEMPORARY_ROOT, 'voice-rankings-test-'))
  created.add(directory)
  return directory
}

/** Deletes all created directories. */
export function removeTemporaryDirectories(): void {
  for (const directory of created) rmSync(directory, { recursive: true, force: true })
  created.clear()
}
