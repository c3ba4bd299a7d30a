import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../../paths.mjs'
import { readPlay, watchPlay } from './inPage.mjs'
import { findButton, openPage } from './openPage.mjs'

const { default: AxeBuilder } = createRequire(join(ROOT, 'e2e/package.json'))('@axe-core/playwright')
const SETTLE_MS = 1000

/** Counts CSP violations of the page from now on. */
function countViolations() {
  globalThis.benchViolations = 0
  addEventListener('securitypolicyviolation', () => (globalThis.benchViolations += 1))
}

async function underPolicy(browser, site, system, policy) {
  const { page, close } = await openPage(browser)
  try {
    await page.addInitScript(countViolations)
    await page.goto(`${site.origin}/${system.name}?count=1&policy=${policy}`)
    await sleep(SETTLE_MS)
    await page.evaluate(watchPlay)
    const plays = await findButton(page, system, 0)
      .then((at) => page.mouse.click(...at))
      .then(() => sleep(SETTLE_MS))
      .then(async () => (await page.evaluate(readPlay)).timeMs > 0)
      // A player that did not render has no button.
      .catch(() => false)
    return { violations: await page.evaluate(() => globalThis.benchViolations), plays }
  } finally {
    await close()
  }
}

async function objectionsTo(browser, site, system) {
  const { page, close } = await openPage(browser)
  try {
    await page.goto(`${site.origin}/${system.name}?count=1`)
    await sleep(SETTLE_MS)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('[data-place]').analyze()
    return violations.map(({ id }) => id)
  } finally {
    await close()
  }
}

/** Result of one player on a strict page, and its axe violations: `{ csp, types, axe }`. */
export async function measurePolicies(browser, site, system) {
  return {
    csp: await underPolicy(browser, site, system, 'csp'),
    types: await underPolicy(browser, site, system, 'types'),
    axe: await objectionsTo(browser, site, system),
  }
}
