// Prints the frame intervals of a large map of voices that is panned in Chromium, and those of an empty page in the same
// run. Runs on the pinned Node, by bench.mjs: `npm run bench -- map [voices]`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'tsup'
import { BROWSER_ARGS, findBrowser } from '../browser.mjs'

/** Frame budget at 60 Hz, in milliseconds, and the accuracy of the browser's clock. */
const FRAME_MS = 1000 / 60
const CLOCK_MS = 0.2
const FRAMES = 300
/** Rounds alternate between both pages, so that other work of the machine slows both down. */
const ROUNDS = 4
const PAGE = `<canvas id="dots" style="color:#93d;border:0 solid;border-color:#16d #777 #ddd #222;outline:0 solid #fff"></canvas>
  <canvas id="overlay" style="position:absolute;left:8px;top:8px"></canvas>`
const VOICES = Number(process.argv[2] ?? 10_000)

const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-map-'))
try {
  const entry = join(folder, 'entry.ts')
  writeFileSync(
    entry,
    `import { runFrames } from ${JSON.stringify(resolve('packages/react/bench/mapFrames.ts'))}
    Object.assign(globalThis, { runFrames })`,
  )
  await build({
    entry: { entry },
    config: false,
    silent: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    noExternal: [/.*/],
    outDir: join(folder, 'out'),
  })
  const script = readFileSync(join(folder, 'out', 'entry.global.js'), 'utf8')
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
  const open = async (voices) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.setContent(PAGE)
    await page.addScriptTag({ content: script })
    const counters = await page.context().newCDPSession(page)
    // CPU time instead of wall time, to exclude other work of the machine.
    await counters.send('Performance.enable', { timeDomain: 'threadTicks' })
    const busyMs = async () => {
      const { metrics } = await counters.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
    }
    return { voices, page, busyMs, intervals: [], busy: 0 }
  }
  const pages = { empty: await open(0), map: await open(VOICES) }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of Object.values(pages)) {
      await one.page.bringToFront()
      const before = await one.busyMs()
      one.intervals.push(
        ...(await one.page.evaluate(([count, frames]) => globalThis.runFrames(count, frames), [one.voices, FRAMES])),
      )
      one.busy += (await one.busyMs()) - before
    }
  }
  console.log(`\nMap of ${VOICES} voices, panned for ${ROUNDS * FRAMES} frames in Chromium ${browser.version()}`)
  print('empty page', pages.empty)
  print('panned map', pages.map)
  const ratio = (q) => (quantile(pages.map.intervals, q) / quantile(pages.empty.intervals, q)).toFixed(2)
  console.log(`  ${'map per empty page'.padEnd(20)} p50 ${ratio(0.5).padStart(8)}   p95 ${ratio(0.95).padStart(8)}`)
  await browser.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function print(name, { intervals, busy }) {
  const late = intervals.filter((ms) => ms > FRAME_MS + CLOCK_MS).length / intervals.length
  const [p50, p95] = [0.5, 0.95].map((q) => `${quantile(intervals, q).toFixed(1)} ms`.padStart(8))
  console.log(
    `  ${name.padEnd(20)} p50 ${p50}   p95 ${p95}   later than ${FRAME_MS.toFixed(1)} ms ${(100 * late).toFixed(1).padStart(5)} %` +
      `   main thread ${(busy / intervals.length).toFixed(1)} ms a frame`,
  )
}

function quantile(times, q) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0
}
