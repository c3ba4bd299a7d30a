// Prints the Lighthouse scores of each page on a phone (median run) and fails below the minimum score. Runs on the
// pinned Node, by bench.mjs.
import lighthouse from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../browser.mjs'
import { freePort } from '../runServer.mjs'
import { DOCS_PAGES, withSite } from './withSite.mjs'

/** Minimum score in each category, out of 100. Only the first depends on the machine. */
const LEAST = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Maximum total blocking time in milliseconds: half of Lighthouse's threshold for fast. */
const MOST_BLOCKED_MS = 100

/** Number of loads per page; the median counts because loads vary with other work on the machine. */
const RUNS = 5

/** CPU slowdown that emulates a phone; Lighthouse's default. */
const SLOWDOWN = 4

/** Long task threshold; the time beyond it is blocking time (web.dev/tbt). */
const LONG_TASK_MS = 50

/** Further pages of the site that search engines may list. */
const MORE_PAGES = { map: '/voices?view=map', about: '/about', privacy: '/privacy', terms: '/terms' }
const VIEWS = ['analysis', 'compare', 'details', 'similar']

const CATEGORIES = Object.keys(LEAST)

const only = process.argv.slice(2)

process.exitCode = await withSite(async (origin, paths) => {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  })
  let isLow = false
  console.log(
    `\nLighthouse, phone (at least ${Object.values(LEAST).join(', ')}; blocked by the page at most ${MOST_BLOCKED_MS} ms)`,
  )
  try {
    for (const [name, path] of Object.entries({ ...paths, ...viewsOf(paths.voice), ...MORE_PAGES, ...DOCS_PAGES })) {
      if (only.length > 0 && !only.includes(name)) continue
      const { scores, metrics, blockedMs, spread, failing } = await measure(origin + path, port)
      const isPassed =
        blockedMs <= MOST_BLOCKED_MS && CATEGORIES.every((category) => scores[category] >= LEAST[category])
      isLow ||= !isPassed
      const written = CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ')
      console.log(`  ${name.padEnd(11)} ${isPassed ? '✓' : '✗'} ${written}\n          ${metrics}\n          ${spread}`)
      for (const audit of failing) console.log(`          ${audit}`)
    }
  } finally {
    await browser.close()
  }
  return isLow ? 1 : 0
})

/** Pages of a voice by the name of their view. */
function viewsOf(voice) {
  return Object.fromEntries(VIEWS.map((view) => [view, `${voice}/${view}`]))
}

async function measure(url, port) {
  const runs = []
  const blocked = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES })
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`)
    runs.push(result.lhr)
    blocked.push(blockedByPage(result.artifacts.Trace))
  }
  const blockedMs = blocked.toSorted((a, b) => a - b)[RUNS >> 1]
  const spread = [
    `blocked by the page ${Math.round(blockedMs)} ms (${rounded(blocked)})`,
    `by Lighthouse's clock ${rounded(runs.map(({ audits }) => audits['total-blocking-time'].numericValue))} ms`,
    `at machine index ${rounded(runs.map(({ environment }) => environment.benchmarkIndex))}`,
  ].join('; ')
  return { ...read(computeMedianRun(runs)), blockedMs, spread }
}

function rounded(numbers) {
  return numbers.map(Math.round).join(', ')
}

/**
 * Total blocking time in milliseconds, from CPU time of the page's tasks. Lighthouse's own figure uses wall time, which
 * also passes while other processes have the CPU.
 */
function blockedByPage(trace) {
  const processed = TraceProcessor.processTrace(trace)
  const firstPaint = TraceProcessor.processNavigation(processed).timestamps.firstContentfulPaint
  return processed.mainThreadEvents
    .filter((event) => TraceProcessor.isScheduleableTask(event) && event.tdur && event.ts + event.dur > firstPaint)
    .reduce((sum, { tdur }) => sum + Math.max(0, (SLOWDOWN * tdur) / 1000 - LONG_TASK_MS), 0)
}

function read({ categories, audits }) {
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]))
  const value = (id) => audits[id]?.displayValue ?? '?'
  const metrics =
    `first paint ${value('first-contentful-paint')}, largest ${value('largest-contentful-paint')}, ` +
    `blocked ${value('total-blocking-time')}, layout shift ${value('cumulative-layout-shift')}`
  const failing = CATEGORIES.filter((name) => scores[name] < 100).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${audits[id].title} ${audits[id].displayValue ?? ''}`.trimEnd()),
  )
  return { scores, metrics, failing }
}
