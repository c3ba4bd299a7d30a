import { readFileSync, rmSync } from 'node:fs'

/** Reads and removes the JSON report of a test runner; null if it crashed before writing one. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  } finally {
    rmSync(path, { force: true })
  }
}

/** Counts a nonzero exit without failed tests (a file that does not load, an error after the tests) as one failure. */
export function countFailures(failed, code) {
  return failed === 0 && code !== 0 ? 1 : failed
}
