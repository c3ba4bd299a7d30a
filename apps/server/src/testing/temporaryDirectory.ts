import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Creates a directory that is deleted after the suite. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'voice-rankings-test-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}
