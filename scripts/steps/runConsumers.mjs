import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBrowser } from '../browser.mjs'
import { runChild } from '../children.mjs'
import { CONSUMERS, installConsumer, runScript, startScript } from '../packages/consumers.mjs'
import { createTally } from '../packages/createTally.mjs'
import { packRooms } from '../packages/packRooms.mjs'
import { CACHE } from '../paths.mjs'
import { freePort, spawnServer } from '../spawnServer.mjs'
import { retriedIn } from './endToEnd.mjs'
import { countFailures, readReport } from './readReport.mjs'

const TIMEOUT_MS = 5 * 60_000
const POLL_MS = 250

/** Where a consumer's build is, of those that are files to be served. */
const BUILT = { react: 'dist', vue: 'dist', svelte: 'dist', astro: 'dist', plain: '.' }
/** The voice that all consumers ask for, which a server hears first. */
const VOICE = '/api/v1/voice/flite/female/slt--base'

async function until(holds) {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    if (await holds().catch(() => false)) return
  }
  throw new Error('The consumers waited in vain for the server, or for what they build.')
}

const heardBy = (url) => async () => {
  const { voice } = await (await fetch(url + VOICE)).json()
  return voice.voice_sample_url !== null
}

/** The program for Node prints who speaks and when, and leaves the sound. */
async function checkProgram({ count }, program, env) {
  const { code, output } = await runScript(program, 'start', env)
  const size = statSync(join(program.home, 'hello.mp3'), { throwIfNoEntry: false })?.size ?? 0
  const spoke = code === 0 && /Hz$/m.test(output) && /ms Hello$/m.test(output) && size > 1000
  count('a program in Node prints a voice and saves its sound', spoke ? '' : `${output}\n${size} bytes of sound`)
}

async function openInBrowser(env, say) {
  const report = join(CACHE, `consumers-${process.pid}.json`)
  const { code, output } = await runChild('playwright', ['test', '--retries=1', '--reporter=list,json'], {
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

/**
 * Builds what others would make with the packages (a page for each framework, a program), each from the archives and not from the
 * workspace, and opens it in a browser, where it speaks with the voices of a real server.
 */
export async function runConsumers(say) {
  const tally = createTally(say)
  const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-consumers-'))
  let server
  let next
  try {
    say('packing')
    const archives = await packRooms()
    server = await spawnServer({ ENGINES: 'flite' })
    const env = { VOICES_SERVER: server.url, CONSUMERS_RESULTS: join(folder, 'results') }
    await until(heardBy(server.url))
    const made = {}
    for (const name of CONSUMERS) {
      say(`building ${name}`)
      made[name] = await installConsumer(name, folder, archives)
      const { code, output } = await runScript(made[name], 'build', env)
      tally.count(`${name} builds from the packages as published`, code === 0 ? '' : output)
    }
    await checkProgram(tally, made.node, env)
    const sites = {}
    for (const site of [...Object.keys(BUILT), 'next']) sites[site] = `http://127.0.0.1:${await freePort()}`
    next = startScript(made.next, 'start', { ...env, PORT: new URL(sites.next).port, HOSTNAME: '127.0.0.1' })
    await until(async () => (await fetch(sites.next)).ok)
    const folders = Object.fromEntries(Object.entries(BUILT).map(([site, path]) => [site, join(folder, site, path)]))
    say('opening them in a browser')
    const seen = await openInBrowser(
      {
        ...env,
        CONSUMERS: JSON.stringify(sites),
        CONSUMER_FOLDERS: JSON.stringify(folders),
      },
      say,
    )
    const { passed, failed, output } = tally.result()
    return {
      ...seen,
      passed: passed + seen.passed,
      failed: failed + seen.failed,
      output: [output, seen.failed > 0 ? seen.output : ''].join('\n\n'),
    }
  } catch (error) {
    tally.count('the consumers could be tried', error instanceof Error ? error.message : String(error))
    return tally.result()
  } finally {
    next?.stop()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
