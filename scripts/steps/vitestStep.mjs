import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import { runChild } from '../children.mjs'
import { CACHE } from '../paths.mjs'
import { countFailures, readReport } from './readReport.mjs'

const TIMEOUT_MS = 15 * 60_000

/** A step that runs vitest in a room and counts its tests. */
export function vitestStep(args, cwd = '.') {
  return async (say, workers) => {
    const report = join(CACHE, `vitest-${randomUUID()}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code, output } = await runChild('vitest', ['run', ...args, `--maxWorkers=${workers}`, ...reporters], {
      cwd,
      env: { CHROMIUM_PATH: findBrowser(), STORYBOOK_DISABLE_TELEMETRY: '1' },
      onOutput: say,
      timeoutMs: TIMEOUT_MS,
    })
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport(report) ?? {}
    return { passed: numPassedTests, failed: countFailures(numFailedTests, code), skipped: numPendingTests, output }
  }
}
