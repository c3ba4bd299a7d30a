import { readFileSync, rmSync } from 'node:fs'

/**
 * Reads the JSON report a test runner left and removes it; null when it left none, because it broke before its end.
 */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  } finally {
    rmSync(path, { force: true })
  }
}

/** A run that ended badly although no test failed (a file that does not load, an error after the tests) is a failure. */
export function countFailures(failed, code) {
  return failed === 0 && code !== 0 ? 1 : failed
}
