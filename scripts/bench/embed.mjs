// Prints what the embedded player weighs and costs a page, beside the browser's own `<audio controls>` in the same run. Runs on
// the pinned Node, by bench.mjs; fails when it asks for more than one script before it is played.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../browser.mjs'
import { EMBED_BUDGET } from './budgets.mjs'
import { weighEmbed } from './weighEmbed.mjs'

const FOLDER = 'packages/elements/dist/embed'
const ROUNDS = 5
/** How long after its load event a page is left alone before it is counted, in milliseconds. */
const SETTLE_MS = 1500
const PEAKS = Array.from({ length: 72 }, (_, n) => (n * 37) % 100)

const player = (n) =>
  `<voice-player src="/sound-${n}.wav" title="Story ${n}" duration-ms="4000" peaks="${PEAKS.join(' ')}"></voice-player>`
const native = (n) => `<p>Story ${n}</p><audio controls preload="none" src="/sound-${n}.wav"></audio>`
const pageOf = (head, one, count) =>
  `<!doctype html><meta charset="utf-8"><title>Bench</title>${head}${Array.from({ length: count }, (_, n) => one(n)).join('')}`
/** How long a page is watched at rest, and with a sound, in milliseconds. */
const WATCH_MS = 3000
/** How often a player is put on the page and taken off it before what stays behind is counted, and while it is. */
const CYCLES = { before: 1500, counted: 3000 }
const SCRIPT = '<script type="module" src="/embed/v1/elements.js"></script>'
const PAGES = {
  'native audio': (count) => pageOf('', native, count),
  'voice-player': (count) => pageOf(SCRIPT, player, count),
}

function printSizes() {
  console.log('\nEmbedded player (bytes gzipped, with all that loads at once)')
  for (const [title, bytes] of Object.entries(weighEmbed())) {
    console.log(`  ${title.padEnd(22)} ${String(bytes).padStart(7)} of ${EMBED_BUDGET[title]}`)
  }
}

/** Silence as a WAV file: 8-bit mono at 8 kHz, 20 s. */
const SOUND = (() => {
  const samples = 20 * 8000
  const file = Buffer.alloc(44 + samples, 128)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + samples, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  for (const [at, value] of [
    [16, 16],
    [24, 8000],
    [28, 8000],
    [40, samples],
  ])
    file.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ])
    file.writeUInt16LE(value, at)
  file.write('data', 36, 'latin1')
  return file
})()

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://bench')
  const page = PAGES[searchParams.get('kind')]
  const file = pathname.startsWith('/embed/v1/') && pathname.slice('/embed/v1/'.length)
  if (page) response.setHeader('content-type', 'text/html').end(page(Number(searchParams.get('count'))))
  else if (/^\/sound-\d+\.wav$/.test(pathname)) response.setHeader('content-type', 'audio/wav').end(SOUND)
  else if (file && /^[\w-]+\.js$/.test(file))
    response.setHeader('content-type', 'text/javascript').end(readFileSync(join(FOLDER, file)))
  else response.writeHead(404).end()
})

async function measure(browser, url) {
  const page = await browser.newPage()
  const requests = []
  page.on('request', (request) => requests.push(request.url()))
  const counters = await page.context().newCDPSession(page)
  // Time of the processor, not of the clock: other work of the machine counts less.
  await counters.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  await page.waitForTimeout(SETTLE_MS)
  const loaded = await metricsOf(counters)
  const asked = requests.filter((address) => !address.includes('?') && !address.endsWith('favicon.ico')).length
  await page.waitForTimeout(WATCH_MS)
  const rested = await metricsOf(counters)
  await page.evaluate(() => document.querySelector('voice-player, audio')?.play())
  await page.waitForTimeout(SETTLE_MS)
  const playing = await metricsOf(counters)
  await page.waitForTimeout(WATCH_MS)
  const played = await metricsOf(counters)
  await page.close()
  const perSecond = (from, to) => (1e6 * (to.TaskDuration - from.TaskDuration)) / WATCH_MS
  return {
    cpuMs: 1000 * loaded.TaskDuration,
    idle: perSecond(loaded, rested),
    playing: perSecond(playing, played),
    nodes: loaded.Nodes,
    listeners: loaded.JSEventListeners,
    requests: asked,
  }
}

async function metricsOf(counters) {
  const { metrics } = await counters.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** What stays behind of a player that was on the page and is no more: bytes, nodes and listeners of each. */
async function measureLeftovers(browser, url) {
  const page = await browser.newPage()
  const counters = await page.context().newCDPSession(page)
  await counters.send('Performance.enable')
  await page.goto(url)
  const cycle = (count) =>
    page.evaluate(
      async ([html, times]) => {
        for (let n = 0; n < times; n += 1) {
          document.body.innerHTML = html
          await new Promise((resolve) => setTimeout(resolve))
        }
        document.body.replaceChildren()
      },
      [player(0), count],
    )
  const count = async () => {
    for (let round = 0; round < 5; round += 1) {
      await page.waitForTimeout(50)
      await counters.send('HeapProfiler.collectGarbage')
    }
    return metricsOf(counters)
  }
  await cycle(CYCLES.before)
  const before = await count()
  await cycle(CYCLES.counted)
  const after = await count()
  await page.close()
  const each = (name) => (after[name] - before[name]) / CYCLES.counted
  return { bytes: each('JSHeapUsedSize'), nodes: each('Nodes'), listeners: each('JSEventListeners') }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

printSizes()
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
let failed = false
try {
  const urlOf = (kind, count) => `${origin}/?${new URLSearchParams({ kind, count })}`
  for (const kind of Object.keys(PAGES)) await measure(browser, urlOf(kind, 1))
  for (const count of [1, 20]) {
    const runs = Object.fromEntries(Object.keys(PAGES).map((kind) => [kind, []]))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of Object.keys(PAGES)) runs[kind].push(await measure(browser, urlOf(kind, count)))
    }
    const cpuOf = (kind) => median(runs[kind].map(({ cpuMs }) => cpuMs))
    console.log(`\n${count} on a page, ${ROUNDS} rounds in turns, Chromium ${browser.version()}`)
    for (const [kind, all] of Object.entries(runs)) {
      const times = all.map(({ cpuMs }) => cpuMs)
      const [{ nodes, listeners, requests }] = all
      const range = (name) => {
        const values = all.map((one) => one[name])
        return `${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`
      }
      console.log(
        `  ${kind.padEnd(14)} main thread ${cpuOf(kind).toFixed(0)} ms (${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}), ` +
          `${(cpuOf(kind) / cpuOf('native audio')).toFixed(2)} of native; ${nodes} nodes, ${listeners} listeners, ${requests} requests before play`,
      )
      console.log(`  ${''.padEnd(14)} each second: at rest ${range('idle')} ms, with a sound ${range('playing')} ms`)
    }
    failed ||= runs['voice-player'].some(({ requests }) => requests !== 1)
  }
  const left = await measureLeftovers(browser, urlOf('voice-player', 1))
  console.log(
    `\nLeft behind by each of ${CYCLES.counted} players that came and went: ${left.bytes.toFixed(1)} bytes, ${left.nodes} nodes, ${left.listeners} listeners`,
  )
} finally {
  await browser.close()
  server.close()
}
if (failed) console.error('The player asks for more than its one script before it is played.')
process.exitCode = failed ? 1 : 0
