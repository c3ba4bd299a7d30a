// Prints the frame times of the voice map in Chromium. Runs on the pinned Node, by bench.mjs.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'tsup'
import { BROWSER_ARGS, findBrowser } from '../browser.mjs'

/** Frame budget at 60 Hz, in milliseconds. */
const FRAME_MS = 1000 / 60
const FRAMES = 300
const PAGE = `<canvas id="dots" style="color:#93d;border:0 solid;border-color:#16d #777 #ddd #222;outline:0 solid #fff"></canvas>
  <canvas id="overlay" style="position:absolute;left:8px;top:8px"></canvas>`

const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-map-'))
try {
  const entry = join(folder, 'entry.ts')
  writeFileSync(
    entry,
    `import { runFrames } from ${JSON.stringify(resolve('packages/react/bench/mapFrames.ts'))}
    globalThis.runFrames = runFrames`,
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
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  // CPU time instead of wall time, to exclude other work of the machine.
  const counters = await page.context().newCDPSession(page)
  await counters.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyMs = async () => {
    const { metrics } = await counters.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  await page.setContent(PAGE)
  await page.addScriptTag({ content: readFileSync(join(folder, 'out', 'entry.global.js'), 'utf8') })
  console.log(`\nMap of voices, zoomed and moved for ${FRAMES} frames in Chromium ${browser.version()}`)
  for (const dots of [1000, 5000, 10_000]) {
    const before = await busyMs()
    const { drawing, between } = await page.evaluate(
      ([count, frames]) => globalThis.runFrames(count, frames),
      [dots, FRAMES],
    )
    const perFrame = ((await busyMs()) - before) / FRAMES
    const share = Math.round((perFrame / FRAME_MS) * 100)
    const late = between.filter((ms) => ms > 1.5 * FRAME_MS).length
    console.log(
      `  ${String(dots).padStart(6)} dots: main thread ${perFrame.toFixed(1)} ms a frame = ${share} % of ${FRAME_MS.toFixed(1)} ms; ` +
        `drawing p50 ${quantile(drawing, 0.5).toFixed(1)} ms, p95 ${quantile(drawing, 0.95).toFixed(1)} ms; ` +
        `frame to frame p50 ${quantile(between, 0.5).toFixed(1)} ms, ${late} of ${FRAMES} late`,
    )
  }
  await browser.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function quantile(times, q) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0
}
