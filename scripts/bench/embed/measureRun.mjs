import { setTimeout as sleep } from 'node:timers/promises'
import { readEntries, readPlay, watchPlay, watchReady } from './inPage.mjs'
import { countKept, findButton, metricsOf, openPage } from './openPage.mjs'
import { EMPTY } from './systems.mjs'

/** Players that are seen without scrolling. */
const SEEN = 6
const READY_TIMEOUT_MS = 20_000
const PLAYING_TIMEOUT_MS = 5000
/** How often it is asked whether a page is ready, and how long a sound has to settle, in milliseconds. */
const POLL_MS = 250
const BEGIN_MS = 400

/** What is not of the page itself. */
const isAsked = ({ pathname, search }) => search === '' && !['/page.css', '/favicon.ico'].includes(pathname)
const isSound = ({ pathname }) => pathname.startsWith('/sound-')

/** Milliseconds of work in each second between two readings. */
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
 * What a page without players does when it is left alone, in milliseconds of work per second. It is the browser's own: each reading is
 * a task of the page, and timers of the browser wait there for the end of loading and look at its memory.
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
 * Opens a page with players of one system, leaves it alone, plays the first, then the second: what that costs. `settleMs` is how long
 * it is left alone before its load is counted, `restMs` how long it is then watched at rest, `watchMs` with a sound; `emptyIdle` is
 * what `measureEmpty` found, which is not the players' doing. What could not be seen is null.
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
      // No player gives a page time back: what is less is the inaccuracy of both readings.
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
  // The controls of the browser tell a page nothing of a click, so its time is taken here.
  await page.evaluate(watchPlay)
  await page.mouse.click(...first)
  const clickToPlayingMs = await untilPlaying(page)
  await sleep(BEGIN_MS)
  // Asking a page is a task of its own, as long as a fifth of what a player does in a second: it is done before and after.
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
