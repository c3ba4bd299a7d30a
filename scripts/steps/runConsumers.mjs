import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBrowser } from '../browser.mjs'
import { runChild } from '../children.mjs'
import { installConsumer, runScript, startScript } from '../packages/consumers.mjs'
import { createTally } from '../packages/createTally.mjs'
import { packRooms } from '../packages/packRooms.mjs'
import { CACHE } from '../paths.mjs'
import { freePort } from '../runServer.mjs'
import { spawnServer } from '../spawnServer.mjs'
import { retriedIn } from './endToEnd.mjs'
import { countFailures, readReport } from './readReport.mjs'

const TIMEOUT_MS = 5 * 60_000
const POLL_MS = 250

/** Output folders of the consumers that are static sites. */
const BUILT = { react: 'dist', vue: 'dist', svelte: 'dist', astro: 'dist', plain: '.' }
/** Consumers and tests of each run. Server-rendered consumers take longer to build than all others together. */
const SUITES = {
  browser: { consumers: ['react', 'vue', 'svelte', 'plain', 'node'], tests: ['elements', 'components'] },
  servers: { consumers: ['next', 'astro'], tests: ['servers'] },
}

async function until(holds) {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    if (await holds().catch(() => false)) return
  }
  throw new Error('The consumers waited in vain for what they build.')
}

/** Checks that the Node program prints a voice with its timing and saves its sound. */
async function checkProgram({ count }, program, env) {
  const { code, output } = await runScript(program, 'start', env)
  const size = statSync(join(program.home, 'hello.mp3'), { throwIfNoEntry: false })?.size ?? 0
  const spoke = code === 0 && /Hz$/m.test(output) && /ms Hello$/m.test(output) && size > 1000
  count('a program in Node prints a voice and saves its sound', spoke ? '' : `${output}\n${size} bytes of sound`)
}

async function openInBrowser(tests, env, say) {
  const report = join(CACHE, `consumers-${process.pid}.json`)
  const { code, output } = await runChild('playwright', ['test', ...tests, '--retries=1', '--reporter=list,json'], {
    cwd: 'consumers/browser',
    env: { ...env, CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    onOutput: say,
    timeoutMs: TIMEOUT_MS,
  })
  const { stats = {}, suites = [] } = readReport(report) ?? {}
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  return {
    passed: expected + flaky,
    failed: countFailures(unexpected, code),
    retried: suites.flatMap(retriedIn),
    output,
  }
}

/** Builds and installs consumers from the archives: `{ name: consumer }`. */
async function buildConsumers({ count }, names, folder, env, say) {
  const archives = await packRooms()
  const made = {}
  for (const name of names) {
    say(`building ${name}`)
    made[name] = await installConsumer(name, folder, archives)
    const { code, output } = await runScript(made[name], 'build', env)
    count(`${name} builds from the packages as published`, code === 0 ? '' : output)
  }
  return made
}

async function addresses(names) {
  const sites = {}
  for (const name of names) sites[name] = `http://127.0.0.1:${await freePort()}`
  return sites
}

/**
 * Step that builds consumer projects (a page for each framework, a Node program) from the archives, not the workspace,
 * and tests them in a browser with a real server.
 */
export const consumersStep = (suite) => async (say) => {
  const { consumers, tests } = SUITES[suite]
  const tally = createTally(say)
  const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-consumers-'))
  const stops = []
  try {
    say('packing')
    const server = await spawnServer({ engines: 'flite' })
    stops.push(server.stop)
    const env = { VOICES_SERVER: server.url, CONSUMERS_RESULTS: join(folder, 'results') }
    const made = await buildConsumers(tally, consumers, folder, env, say)
    if (made.node) await checkProgram(tally, made.node, env)
    const sites = await addresses(consumers)
    if (made.next) {
      const served = startScript(made.next, 'start', { ...env, PORT: new URL(sites.next).port, HOSTNAME: '127.0.0.1' })
      stops.push(served.stop)
      await until(async () => (await fetch(sites.next)).ok)
    }
    const folders = consumers.filter((name) => BUILT[name]).map((name) => [name, join(folder, name, BUILT[name])])
    const seen = await openInBrowser(
      tests,
      { ...env, CONSUMERS: JSON.stringify(sites), CONSUMER_FOLDERS: JSON.stringify(Object.fromEntries(folders)) },
      say,
    )
    const { passed, failed, output } = tally.result()
    const outputs = [output, seen.failed > 0 ? seen.output : '']
    return { ...seen, passed: passed + seen.passed, failed: failed + seen.failed, output: outputs.join('\n\n') }
  } catch (error) {
    tally.count('the consumers could be tried', error instanceof Error ? error.message : String(error))
    return tally.result()
  } finally {
    for (const stop of stops) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
