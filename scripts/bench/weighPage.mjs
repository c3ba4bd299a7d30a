import { gzipSync } from 'node:zlib'

/** How long a page is watched after the network has fallen silent, in milliseconds. */
const SETTLED_MS = 500

/**
 * Opens a page and leaves it alone: what its scripts and styles weigh (bytes, gzipped one by one as they are sent), and how
 * far its parts have moved (Cumulative Layout Shift). Runs in a page of Playwright's that is new.
 */
export async function weighPage(page, url) {
  const files = new Map()
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    // A file may be asked for twice, as a preload and as a module; it is sent once.
    files.set(response.url(), kind)
  })
  await page.addInitScript(() => {
    globalThis.layoutShifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries())
        if (!hadRecentInput) globalThis.layoutShifts.push(value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLED_MS)
  const shifts = await page.evaluate(() => globalThis.layoutShifts)
  const sent = await Promise.all([...files].map(async ([file, kind]) => ({ kind, bytes: await gzipBytes(file) })))
  const total = (kind) => sent.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    scriptBytes: total('script'),
    styleBytes: total('stylesheet'),
    fileCount: sent.length,
    layoutShift: shifts.reduce((sum, shift) => sum + shift, 0),
  }
}

/** Asks anew: what the browser got for a worker it does not hand out. */
async function gzipBytes(url) {
  const response = await fetch(url)
  return gzipSync(await response.bytes(), { level: 9 }).length
}
