import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import { runChild } from '../children.mjs'
import { CACHE } from '../paths.mjs'
import { countFailures, readReport } from './readReport.mjs'
import { RETRIED } from './retriedReporter.mjs'
import { explainEnd } from './runningReporter.mjs'

/** Timeout for hanging tests; a busy machine may take three times the usual 25 minutes. */
const TIMEOUT_MS = 75 * 60_000

/** Step that runs Vitest in a room, counts its tests and reports tests that passed only at the second try. */
export function vitestStep(args, cwd = '.') {
  return async (say, workers) => {
    const report = join(CACHE, `vitest-${randomUUID()}.json`)
    const own = ['retriedReporter.mjs', 'runningReporter.mjs'].map((name) => join(import.meta.dirname, name))
    const told = ['default', 'json', ...own]
    const reporters = [...told.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`]
    const { code, output } = await runChild('vitest', ['run', ...args, `--maxWorkers=${workers}`, ...reporters], {
      cwd,
      env: { CHROMIUM_PATH: findBrowser(), STORYBOOK_DISABLE_TELEMETRY: '1' },
      onOutput: say,
      timeoutMs: TIMEOUT_MS,
    })
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport(report) ?? {}
    const retried = output.split('\n').filter((line) => line.startsWith(RETRIED))
    return {
      passed: numPassedTests,
      failed: countFailures(numFailedTests, code),
      skipped: numPendingTests,
      retried,
      output: explainEnd(output, cwd),
    }
  }
}
