import type { Browser } from 'puppeteer-core'
import { launchFirefox } from '../../scripts/launchFirefox.mjs'
import { drivePuppeteer } from './drivePuppeteer.ts'
import { test as base } from './hostPage.ts'
import type { HostSite } from './startHost.ts'

interface Shared {
  firefox: Browser
  /** Firefox with reduced motion and forced colours. */
  choosyFirefox: Browser
}

const TESTED = {
  // Disables the delay before clicks on newly painted content count (clickjacking protection); no user is that fast.
  'dom.input_events.security.minNumTicks': 0,
  'dom.input_events.security.minTimeElapsedInMS': 0,
  // Prevents favicon requests, which the page's CSP would forbid and report.
  'browser.chrome.site_icons': false,
}
const CHOOSY = { 'ui.prefersReducedMotion': 1, 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 2 }

// The browser closes before the host server it visits.
const start =
  (settings: Record<string, unknown>) =>
  async ({ host: _visited }: { host: HostSite }, provide: (browser: Browser) => Promise<void>) => {
    const browser = await launchFirefox({ settings: { ...TESTED, ...settings } })
    await provide(browser)
    await browser.close()
  }

/** Test of a third-party page in Firefox. */
export const test = base.extend<object, Shared>({
  firefox: [start({}), { scope: 'worker' }],
  choosyFirefox: [start(CHOOSY), { scope: 'worker' }],
  driven: async ({ firefox }, provide) => {
    const page = await drivePuppeteer(firefox)
    await provide(page)
    await page.close()
  },
  choosy: async ({ choosyFirefox }, provide) => {
    const page = await drivePuppeteer(choosyFirefox)
    await provide(page)
    await page.close()
  },
})
