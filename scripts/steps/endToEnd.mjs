import { join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import { runChild } from '../children.mjs'
import { CACHE } from '../paths.mjs'
import { countFailures, readReport } from './readReport.mjs'
import { RETRIED } from './retriedReporter.mjs'

/** Timeout for hanging tests; a slow machine may take three times the usual 20 minutes. */
const TIMEOUT_MS = 60 * 60_000

/** Flaky tests of a suite, which passed at the second try, each with its first error. */
export function retriedIn({ file, suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => {
        // eslint-disable-next-line no-control-regex -- colours are what is being removed
        const plain = results[0].error?.message?.replaceAll(/\u001B\[[\d;]*m/g, '') ?? 'no reason is known'
        return `${RETRIED}${file} › ${title}: ${plain.split('\n', 1)[0]}`
      }),
  )
  return [...own, ...suites.flatMap(retriedIn)]
}

/** Workers besides one for each processor: sounds are played in real time, in which a worker waits. */
const MORE_WORKERS = 1

/** Runs Playwright against its own server with the production build of the site. */
export async function runEndToEnd(say, workers) {
  const report = join(CACHE, `playwright-${process.pid}.json`)
  const { code, output } = await runChild(
    'playwright',
    ['test', `--workers=${workers + MORE_WORKERS}`, '--retries=1', '--reporter=list,json'],
    {
      cwd: 'e2e',
      env: { CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      onOutput: say,
      timeoutMs: TIMEOUT_MS,
    },
  )
  const { stats = {}, suites = [] } = readReport(report) ?? {}
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  const failed = countFailures(unexpected, code)
  return { passed: expected + flaky, failed, skipped, retried: suites.flatMap(retriedIn), output }
}
