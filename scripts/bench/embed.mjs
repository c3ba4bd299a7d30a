// Compares size and cost of the embedded player with the browser's `<audio controls>` and third-party players,
// interleaved in one run. Runs on the pinned Node, by bench.mjs. It fails if a gate fails; times are printed with their
// range and are not gates.
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../browser.mjs'
import { spawnServer } from '../spawnServer.mjs'
import { barsOf } from './embed/bars.mjs'
import { buildModules } from './embed/buildModules.mjs'
import { summarize } from './embed/columns.mjs'
import { WITHOUT_COMPILER, measureHtml, measureLeftovers } from './embed/measureOurs.mjs'
import { measurePolicies } from './embed/measurePolicies.mjs'
import { measureRest, measureWire } from './embed/measureWire.mjs'
import { measureEmpty, measureRun } from './embed/measureRun.mjs'
import { PROFILES } from './embed/openPage.mjs'
import { bundlePeers } from './embed/peers.mjs'
import { record } from './embed/record.mjs'
import { printBars, printFigures, printPolicies } from './embed/print.mjs'
import { servePages } from './embed/servePages.mjs'
import { EMPTY, NAMES, PASSING, peersOf, servedSystem, systemsOf } from './embed/systems.mjs'
import { weighEmbed } from './weighEmbed.mjs'

const ON_A_PAGE = 20
const COUNTS = [1, ON_A_PAGE]
/**
 * Milliseconds to wait before the load is counted, and to observe the page idle and playing. Idle work is so small that
 * reading the counters once (a task of 0.1 to 0.4 ms) must be negligible.
 */
const PATIENT = { settleMs: 1500, restMs: 3000, watchMs: 3000 }
const QUICK = { settleMs: 700, restMs: 1500, watchMs: 700 }

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    profile: { type: 'string' },
    rounds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})
const names = options.only?.split(',') ?? NAMES
const unknown = names.filter((name) => !NAMES.includes(name))
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. Name some of: ${NAMES.join(', ')}.`)
const rounds = Number(options.rounds ?? (options.quick ? 1 : 3))
const profiles = options.profile ? [options.profile] : Object.keys(PROFILES)

const bundled = await bundlePeers(peersOf(names))
const systems = systemsOf(names, bundled)
// The systems that gates apply to are always measured: server-rendered HTML and the script.
buildModules()
const site = await servePages([EMPTY, ...PASSING, ...systemsOf([...names, 'html', 'player'], bundled)])
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })

const machine = {
  browser: `Chromium ${browser.version()}`,
  processors: availableParallelism(),
  model: cpus()[0].model,
  /** Load of the machine from other work. */
  load: loadavg()[0],
}

/** Measures all systems in turn, for the given number of rounds. */
async function measureInTurns(profile, count) {
  const runs = Object.fromEntries(systems.map(({ name }) => [name, []]))
  const settings = { profile, count, ...(options.quick ? QUICK : PATIENT) }
  for (let round = 0; round < rounds; round += 1) {
    const emptyIdle = await measureEmpty(browser, site, settings)
    for (const system of systems) {
      const run = await measureRun(browser, site, system, { ...settings, emptyIdle })
      const native = runs.native[round]?.cpuMs ?? run.cpuMs
      runs[system.name].push({ ...run, ofNative: run.cpuMs / native })
    }
  }
  return Object.fromEntries(Object.entries(runs).map(([name, all]) => [name, summarize(all)]))
}

async function measureAll() {
  // Warm-up run: the first playback starts the audio system.
  await measureRun(browser, site, systems[0], { profile: 'desktop', count: 1, ...QUICK, emptyIdle: 0 })
  const figures = {}
  for (const profile of profiles) {
    figures[profile] = {}
    for (const count of COUNTS) {
      figures[profile][count] = await measureInTurns(profile, count)
      const title = `${count} on a page, ${profile}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'} in turns`
      printFigures(title, systems, figures[profile][count])
    }
  }
  const policies = {}
  for (const system of systems) policies[system.name] = await measurePolicies(browser, site, system)
  printPolicies(systems, policies)
  return { profiles: figures, policies }
}

/** Loads of pages with one player and with twenty of distinct voices, from the server as it is deployed. */
async function measureServed() {
  const { url, stop } = await spawnServer()
  const { voices } = await (await fetch(`${url}/api/v1/voice/search?limit=${ON_A_PAGE}`)).json()
  const blog = await servePages([servedSystem(url, voices)])
  const contexts = [await browser.newContext(), await browser.newContext()]
  const [one, all] = await Promise.all(contexts.map((context) => context.newPage()))
  try {
    return {
      ...(await measureWire(one, `${blog.origin}/served?count=1`)),
      batch: await measureRest(all, `${blog.origin}/served?count=${voices.length}`, voices.length),
    }
  } finally {
    for (const context of contexts) await context.close()
    blog.close()
    await stop()
  }
}

async function measureAllLeftovers() {
  const plain = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS, WITHOUT_COMPILER] })
  const left = []
  for (const system of PASSING) left.push(await measureLeftovers(plain, site, system))
  await plain.close()
  return left
}

try {
  const [html] = systemsOf(['html']).slice(1)
  const measured = {
    ...(await measureAll()),
    weights: weighEmbed(),
    wire: await measureServed(),
    html: await measureHtml(browser, site, html),
    leftovers: await measureAllLeftovers(),
  }
  const bars = barsOf(measured)
  printBars(bars)
  console.log(
    `\n${machine.browser}, ${machine.processors} processors (${machine.model}), load ${machine.load.toFixed(1)}`,
  )
  if (options.record) record({ machine, rounds, systems, measured })
  const broken = bars.filter(({ isBroken }) => isBroken)
  if (broken.length > 0) console.error(`\nNot held: ${broken.map(({ what }) => what).join('; ')}.`)
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  await browser.close()
  site.close()
}
