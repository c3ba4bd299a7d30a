import { join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import { runChild } from '../children.mjs'
import { CACHE } from '../paths.mjs'
import { countFailures, readReport } from './readReport.mjs'

const TIMEOUT_MS = 15 * 60_000

/** More would wait for the one server that they test. */
const MOST_WORKERS = 2

/** Runs Playwright against a server of its own, with the site as it is built for production. */
export async function runEndToEnd(say, workers) {
  const report = join(CACHE, `playwright-${process.pid}.json`)
  const { code, output } = await runChild(
    'playwright',
    ['test', `--workers=${Math.min(MOST_WORKERS, workers)}`, '--reporter=list,json'],
    {
      cwd: 'e2e',
      env: { CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      onOutput: say,
      timeoutMs: TIMEOUT_MS,
    },
  )
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report)?.stats ?? {}
  return { passed: expected, failed: countFailures(unexpected + flaky, code), skipped, output }
}
