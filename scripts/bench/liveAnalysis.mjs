// Prints the main-thread load of live analysis in Chromium. Runs on the pinned Node, by bench.mjs.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'tsup'
import { BROWSER_ARGS, findBrowser } from '../browser.mjs'
import { BUNDLED } from './bundled.mjs'

const WATCHED_MS = 8000
/** Settling time: loading and the first drawing are over by then. */
const SETTLED_MS = 1500
const CLIP_MS = WATCHED_MS + 2 * SETTLED_MS
const ORIGIN = 'http://bench.localhost'
const PAGE =
  '<!doctype html><link rel="stylesheet" href="/page.css"><body><script type="module" src="/page.js"></script>'

const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-live-'))
let browser
try {
  const entry = join(folder, 'entry.ts')
  writeFileSync(
    entry,
    `import ${JSON.stringify(resolve('packages/react/src/styles.css'))}
    import { showPage } from ${JSON.stringify(resolve('packages/react/bench/liveAnalysis.tsx'))}
    globalThis.showPage = showPage`,
  )
  await build({
    entry: { page: entry, clipWorker: 'packages/react/src/analysis/clipWorker.ts' },
    ...BUNDLED,
    noExternal: [/.*/],
    esbuildOptions: (options) => void (options.jsx = 'automatic'),
    outDir: join(folder, 'out'),
  })
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE })
    // The page requests its worker by the source name.
    const path = join(folder, 'out', pathname.replace(/[.]ts$/, '.js'))
    return route.fulfill(existsSync(path) ? { path } : { status: 404 })
  })
  const page = await context.newPage()
  const counters = await context.newCDPSession(page)
  // CPU time instead of wall time, to exclude other work of the machine.
  await counters.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyMs = async () => {
    const { metrics } = await counters.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  /** Share of wall time in which the main thread is busy, measured after `begin` has settled. */
  const share = async (begin) => {
    await page.goto(`${ORIGIN}/`)
    await page.evaluate((durationMs) => globalThis.showPage(durationMs), CLIP_MS)
    await page.locator('[part=analysis][data-status=idle]').waitFor()
    await begin()
    await page.waitForTimeout(SETTLED_MS)
    const [busyBefore, before] = [await busyMs(), performance.now()]
    await page.waitForTimeout(WATCHED_MS)
    return ((await busyMs()) - busyBefore) / (performance.now() - before)
  }
  const audio = page.locator('[part=analysis] audio')
  const isPlaying = () => audio.evaluate((element) => !element.paused && !element.ended)
  const start = () => page.getByRole('button', { name: 'Start Analysis' }).click()
  const cases = [
    { name: 'nothing plays', begin: async () => {}, plays: false },
    { name: 'its clip plays', begin: () => audio.evaluate((element) => element.play()), plays: true },
    { name: 'its clip plays and is analysed', begin: start, plays: true },
  ]
  console.log(`\nLive analysis in Chromium ${browser.version()}: the main thread of a voice's page, share of wall time`)
  for (const { name, begin, plays } of cases) {
    const busy = await share(begin)
    if ((await isPlaying()) !== plays) throw new Error(`The bench is wrong: ${name} is not what happened.`)
    console.log(`  ${name.padEnd(32)} ${(busy * 100).toFixed(1).padStart(5)} %`)
  }
} finally {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
}
