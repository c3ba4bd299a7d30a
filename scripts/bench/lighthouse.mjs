// Prints what Lighthouse says of each page on a phone, and fails below the least score. Runs on the pinned Node, by bench.mjs.
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../browser.mjs'
import { freePort } from '../spawnServer.mjs'
import { DOCS_PAGES, withSite } from './withSite.mjs'

/** Least score in each category, of 100. */
const LEAST = 97

/** A slow moment of this machine is none of the page's: the best of so many tries counts. */
const TRIES = 3

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const only = process.argv.slice(2)

process.exitCode = await withSite(async (origin, paths) => {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  })
  let isLow = false
  console.log(`\nLighthouse, phone (each category at least ${LEAST})`)
  try {
    for (const [name, path] of Object.entries({ ...paths, ...DOCS_PAGES })) {
      if (only.length > 0 && !only.includes(name)) continue
      const { scores, metrics, failing } = await bestOf(origin + path, port)
      const isPassed = CATEGORIES.every((category) => scores[category] >= LEAST)
      isLow ||= !isPassed
      const written = CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ')
      console.log(`  ${name.padEnd(11)} ${isPassed ? '✓' : '✗'} ${written}\n          ${metrics}`)
      for (const audit of failing) console.log(`          ${audit}`)
    }
  } finally {
    await browser.close()
  }
  return isLow ? 1 : 0
})

async function bestOf(url, port) {
  let best
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES })
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`)
    const found = read(result.lhr)
    if (!best || found.least > best.least) best = found
    if (best.least >= LEAST) break
  }
  return best
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
  return { scores, metrics, failing, least: Math.min(...Object.values(scores)) }
}
