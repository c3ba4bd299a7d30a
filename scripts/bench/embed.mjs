// Prints what the embedded player weighs and costs a page, beside the browser's own `<audio controls>` in the same run. Runs on
// the pinned Node, by bench.mjs; fails when it asks for more than one script before it is played.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../browser.mjs'

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
const SCRIPT = '<script type="module" src="/embed/v1/elements.js"></script>'
const PAGES = {
  'native audio': (count) => pageOf('', native, count),
  'voice-player': (count) => pageOf(SCRIPT, player, count),
}

const gzipOf = (name) => gzipSync(readFileSync(join(FOLDER, name)), { level: 9 }).length

/** A file and all it imports at once. */
function closureOf(name, seen = new Set()) {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const [, next] of readFileSync(join(FOLDER, name), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
    closureOf(next, seen)
  }
  return seen
}

const hashed = (name) => readdirSync(FOLDER).find((file) => file.startsWith(`${name}-`))

function printSizes() {
  console.log('\nEmbedded player (bytes gzipped, with all that loads at once)')
  const later = { 'at the first touch': 'createDeck', 'words of a text': 'followWords', 'full player': 'openPanel' }
  const files = { loader: 'loader.js', 'player, with styles': 'elements.js' }
  for (const [title, name] of Object.entries(later)) files[title] = hashed(name)
  for (const [title, file] of Object.entries(files)) {
    const bytes = [...closureOf(file)].reduce((sum, name) => sum + gzipOf(name), 0)
    console.log(`  ${title.padEnd(22)} ${String(bytes).padStart(7)}`)
  }
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://bench')
  const page = PAGES[searchParams.get('kind')]
  const file = pathname.startsWith('/embed/v1/') && pathname.slice('/embed/v1/'.length)
  if (page) response.setHeader('content-type', 'text/html').end(page(Number(searchParams.get('count'))))
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
  const { metrics } = await counters.send('Performance.getMetrics')
  const metric = (name) => metrics.find((one) => one.name === name)?.value ?? 0
  await page.close()
  return {
    cpuMs: 1000 * metric('TaskDuration'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    requests: requests.filter((address) => !address.includes('?') && !address.endsWith('favicon.ico')).length,
  }
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
      console.log(
        `  ${kind.padEnd(14)} main thread ${cpuOf(kind).toFixed(0)} ms (${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}), ` +
          `${(cpuOf(kind) / cpuOf('native audio')).toFixed(2)} of native; ${nodes} nodes, ${listeners} listeners, ${requests} requests before play`,
      )
    }
    failed ||= runs['voice-player'].some(({ requests }) => requests !== 1)
  }
} finally {
  await browser.close()
  server.close()
}
if (failed) console.error('The player asks for more than its one script before it is played.')
process.exitCode = failed ? 1 : 0
