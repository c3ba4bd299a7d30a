import { setTimeout as sleep } from 'node:timers/promises'
import { readEntries, readPlay, watchPlay, watchReady } from './inPage.mjs'
import { countKept, findButton, metricsOf, openPage } from './openPage.mjs'
import { EMPTY } from './systems.mjs'

/** Number of players visible without scrolling. */
const SEEN = 6
const READY_TIMEOUT_MS = 20_000
const PLAYING_TIMEOUT_MS = 5000
/** Polling interval for a ready page, and settling time of playback, in milliseconds. */
const POLL_MS = 250
const BEGIN_MS = 400

/** Requests besides the page itself. */
const isAsked = ({ pathname, searchParams }) =>
  !searchParams.has('count') && !['/page.css', '/favicon.ico'].includes(pathname)
const isSound = ({ pathname }) => pathname.startsWith('/sound-')

/** Milliseconds of main-thread work per second between two readings. */
const perSecond = (from, to, ms) => (1e6 * (to.TaskDuration - from.TaskDuration)) / ms

async function untilReady(page) {
  for (const deadline = Date.now() + READY_TIMEOUT_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    const readyMs = await page.evaluate(() => globalThis.benchReadyMs)
    if (readyMs !== undefined) return readyMs
  }
  return null
}

async function untilPlaying(page) {
  for (const deadline = Date.now() + PLAYING_TIMEOUT_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    const { clickToPlayingMs } = await page.evaluate(readPlay)
    if (clickToPlayingMs) return clickToPlayingMs
  }
  return null
}

/**
 * Idle work of a page without players, in milliseconds per second. It is the browser's own: each reading is a task of
 * the page, and browser timers wait for the end of loading and inspect its memory.
 */
export async function measureEmpty(browser, site, { profile, settleMs, restMs }) {
  const { page, counters, close } = await openPage(browser, profile)
  try {
    await page.goto(`${site.origin}/${EMPTY.name}?count=0`)
    await sleep(settleMs)
    const before = await metricsOf(counters)
    await sleep(restMs)
    return perSecond(before, await metricsOf(counters), restMs)
  } finally {
    await close()
  }
}

/**
 * Opens a page with players of one system, leaves it idle, plays the first, then the second, and returns the cost.
 * `settleMs` is the wait before the load is counted, `restMs` the observed idle time, `watchMs` the observed playback
 * time; `emptyIdle` is the result of `measureEmpty` and is subtracted. Values that were not observed are null.
 */
export async function measureRun(browser, site, system, { profile, count, watchMs, settleMs, restMs, emptyIdle }) {
  const { page, counters, asked, close } = await openPage(browser, profile)
  try {
    await page.addInitScript(watchReady, { place: Math.min(count, SEEN) - 1, selector: system.button })
    await page.goto(`${site.origin}/${system.name}?count=${count}`, { waitUntil: 'domcontentloaded' })
    const readyMs = await untilReady(page)
    await sleep(settleMs)
    const loaded = await metricsOf(counters)
    const before = asked.filter(isAsked)
    await sleep(restMs)
    const rested = await metricsOf(counters)
    const { tbtMs, layoutShift } = await page.evaluate(readEntries)
    const kept = await countKept(counters)
    const code = before.filter((url) => !isSound(url))
    return {
      codeBytes: code.reduce((sum, { pathname }) => sum + site.gzipBytes(pathname), 0),
      requests: before.length,
      sounds: before.filter(isSound).length,
      others: before.filter(({ origin }) => origin !== site.origin).length,
      cpuMs: 1000 * loaded.TaskDuration,
      tbtMs,
      readyMs,
      // Clamped at zero: negative differences are measurement noise.
      idle: Math.max(0, perSecond(loaded, rested, restMs) - emptyIdle),
      nodes: kept.Nodes,
      listeners: kept.JSEventListeners,
      heapBytes: kept.JSHeapUsedSize,
      layoutShift,
      ...(await play(page, counters, system, { count, watchMs })),
    }
  } finally {
    await close()
  }
}

async function play(page, counters, system, { count, watchMs }) {
  const first = await findButton(page, system, 0)
  // Native controls dispatch no click events, so the click time is taken here.
  await page.evaluate(watchPlay)
  await page.mouse.click(...first)
  const clickToPlayingMs = await untilPlaying(page)
  await sleep(BEGIN_MS)
  // evaluate() is a task of the page, as long as a fifth of a player's work per second, so it runs outside the measured
  // interval.
  const { timeMs: from } = await page.evaluate(readPlay)
  const begun = await metricsOf(counters)
  await sleep(watchMs)
  const ended = await metricsOf(counters)
  const { timeMs: to } = await page.evaluate(readPlay)
  const isSeen = to - from > watchMs / 2 && !system.isStill
  const playing = isSeen ? perSecond(begun, ended, watchMs) : null
  if (count === 1 || clickToPlayingMs === null) return { clickToPlayingMs, playing }
  await page.mouse.click(...(await findButton(page, system, 1)))
  await sleep(2 * BEGIN_MS)
  const { playing: atOnce } = await page.evaluate(readPlay)
  return { clickToPlayingMs, playing, atOnce }
}
