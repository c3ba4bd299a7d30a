import type { Browser } from 'puppeteer-core'
import { launchFirefox } from '../../scripts/launchFirefox.mjs'
import { drivePuppeteer } from './drivePuppeteer.ts'
import { test as base } from './hostPage.ts'
import type { HostSite } from './startHost.ts'

interface Shared {
  firefox: Browser
  /** One whose user wants no motion, and the colours of the system. */
  choosyFirefox: Browser
}

const TESTED = {
  // A page that was only just painted takes no clicks, against those that lay it under the pointer; nobody is that fast.
  'dom.input_events.security.minNumTicks': 0,
  'dom.input_events.security.minTimeElapsedInMS': 0,
  // It would ask for a picture of the page that a policy forbids, and complain of that.
  'browser.chrome.site_icons': false,
}
const CHOOSY = { 'ui.prefersReducedMotion': 1, 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 2 }

// It is closed before the host that it visits.
const start =
  (settings: Record<string, unknown>) =>
  async ({ host: _visited }: { host: HostSite }, provide: (browser: Browser) => Promise<void>) => {
    const browser = await launchFirefox({ settings: { ...TESTED, ...settings } })
    await provide(browser)
    await browser.close()
  }

/** A test on a page of somebody else's, in Firefox. */
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
