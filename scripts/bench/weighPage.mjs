import { gzipSync } from 'node:zlib'

/** Observation time after the network is idle, in milliseconds. */
const SETTLED_MS = 500

/**
 * Opens a page without interaction and returns its script and style sheet sizes (bytes, gzipped per file as sent) and
 * its layout shift (CLS). Needs a new Playwright page.
 */
export async function weighPage(page, url) {
  const files = new Map()
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    // A file may be requested twice, as preload and as module, and is transferred once.
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

/** Fetches the file again, since the browser does not expose worker responses. */
async function gzipBytes(url) {
  const response = await fetch(url)
  return gzipSync(await response.bytes(), { level: 9 }).length
}
