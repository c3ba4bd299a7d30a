import { setTimeout as sleep } from 'node:timers/promises'

/** Mid-range phone on a slow network, and an unthrottled desktop. */
export const PROFILES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: {
    viewport: { width: 412, height: 900 },
    slowdown: 4,
    network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  },
}

/** Opens a page in a new context: `{ page, counters, asked, close }`; `asked` lists the requested addresses. */
export async function openPage(browser, profile = 'desktop', settings = {}) {
  const { viewport, slowdown, network } = PROFILES[profile]
  const context = await browser.newContext({ viewport, ...settings })
  const page = await context.newPage()
  page.setDefaultTimeout(5000)
  page.setDefaultNavigationTimeout(60_000)
  const counters = await context.newCDPSession(page)
  if (slowdown) await counters.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (network) {
    await counters.send('Network.enable')
    await counters.send('Network.emulateNetworkConditions', network)
  }
  const asked = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  // CPU time instead of wall time, to reduce the influence of other work.
  await counters.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, counters, asked, close: () => context.close() }
}

export async function metricsOf(counters) {
  const { metrics } = await counters.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Reads the metrics after garbage collection. */
export async function countKept(counters) {
  for (let round = 0; round < 5; round += 1) {
    await sleep(50)
    await counters.send('HeapProfiler.collectGarbage')
  }
  return metricsOf(counters)
}

/** Position of the nth player's play button in CSS pixels, after scrolling to it. */
export async function findButton(page, { name, button }, n) {
  const found = page.locator('[data-place]').nth(n).locator(button).first()
  await found.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await found.boundingBox()
  // Native controls start with the play button.
  return name === 'native' ? [x + height / 2, y + height / 2] : [x + width / 2, y + height / 2]
}
