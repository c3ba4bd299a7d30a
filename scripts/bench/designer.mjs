// Times the designer of voices in Chromium: from the last movement of its pitch slider to the sound of the design, and to
// its measured pitch on the page. Runs on the pinned Node, by bench.mjs. Fails above the limit.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../browser.mjs'
import { copyMeasured } from '../copyMeasured.mjs'
import { ROOT } from '../paths.mjs'
import { runServer } from '../runServer.mjs'

const MAIN = join(ROOT, 'apps', 'server', 'dist', 'main.js')
const MOVES = 15

/** Engines that speak while the visitor waits, by their voice; the third, Gnuspeech, takes about a second. */
const DESIGNS = { espeak: 'en-US', flite: 'slt' }

/** Maximum median time from the last movement, in ms; it includes the time after which the slider counts as resting. */
const MOST_MS = 300

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const dataDir = await mkdtemp(join(tmpdir(), 'voice-rankings-designer-'))
const engines = Object.keys(DESIGNS).join()
let browser
let server
try {
  await copyMeasured(MAIN, engines, dataDir)
  server = await runServer(MAIN, dataDir, {
    settings: { ENGINES: engines },
    isReady: ({ ready }) => ready,
    timeoutMs: 300_000,
  })
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  console.log(
    `\nDesigner of voices in Chromium ${browser.version()}, ms after the last movement (median of at most ${MOST_MS})`,
  )
  for (const [engine, base] of Object.entries(DESIGNS)) {
    await page.goto(`${server.url}/create-voice?engine=${engine}&base=${base}`, { waitUntil: 'networkidle' })
    await page.evaluate(observePage)
    const times = []
    for (let move = 0; move < MOVES; move++) times.push(await page.evaluate(timeMove, 120 + 10 * move))
    for (const [what, label] of [
      ['soundMs', 'sound'],
      ['pitchMs', 'measured pitch'],
    ]) {
      const all = times.map((time) => time[what])
      const half = Math.round(median(all))
      if (half > MOST_MS) process.exitCode = 1
      console.log(`  ${engine.padEnd(8)} ${label.padEnd(15)} ${half} (${all.map(Math.round).join(', ')})`)
    }
  }
} finally {
  await browser?.close()
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Keeps the media elements that play, and reads the measurements, in the page. */
function observePage() {
  const { play } = HTMLMediaElement.prototype
  globalThis.played = []
  globalThis.measured = () => document.querySelector('[part="designer-measured"]')?.textContent
  HTMLMediaElement.prototype.play = function observedPlay() {
    globalThis.played.push(this)
    return play.call(this)
  }
}

/** Moves the pitch slider to a value, in the page; the ms until its sound plays, and until its measured pitch is shown. */
async function timeMove(value) {
  globalThis.played.length = 0
  const slider = [...document.querySelectorAll('input[type=range]')][0]
  const before = globalThis.measured()
  // React listens to the setter of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, value)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  const begin = performance.now()
  const until = (holds) =>
    new Promise((resolve) => {
      const look = () => (holds() ? resolve(performance.now() - begin) : requestAnimationFrame(look))
      look()
    })
  const [soundMs, pitchMs] = await Promise.all([
    until(() => globalThis.played.some(({ paused, currentTime }) => !paused && currentTime > 0)),
    until(() => globalThis.measured() !== before),
  ])
  return { soundMs, pitchMs }
}
