import { expect, test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import type { VoiceListing } from '@voice-rankings/contract'
import { findVoice } from '../findVoice.ts'
import { DESKTOP } from './DrivenPage.ts'
import type { DrivenPage } from './DrivenPage.ts'
import { rememberGlobals, tellViolations } from './inPage.ts'
import { startHost } from './startHost.ts'
import type { HostPage, HostSite } from './startHost.ts'

const SERVER = process.env.E2E_BASE_URL ?? ''
export const SCRIPT = `${SERVER}/embed/v1/elements.js`

interface Fixtures {
  /** English voice of the catalogue with a ready sample. */
  voice: VoiceListing
  /** Opens a page of the host. */
  open: (host?: HostPage) => Promise<void>
  /** Page with the driver-independent API. */
  driven: DrivenPage
  /** Page with reduced motion and forced colours. */
  choosy: DrivenPage
}

interface Shared {
  host: HostSite
  /** One context per worker, so scripts are fetched once; stored choices are cleared between tests. */
  visitor: BrowserContext
}

/** Test of a page on another origin than the server. Both are real servers. */
export const test = base.extend<Fixtures, Shared>({
  baseURL: SERVER,
  host: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const host = await startHost(SERVER)
      await provide(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser }, provide) => {
      const visitor = await browser.newContext({ locale: 'en-US', viewport: DESKTOP })
      visitor.setDefaultTimeout(10_000)
      await provide(visitor)
      await visitor.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor }, provide) => {
    const page = await visitor.newPage()
    await provide(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
    await visitor.clearCookies()
  },
  voice: async ({ request }, provide) => {
    await provide(await findVoice(request))
  },
  open: async ({ page, host }, provide) => {
    await provide(async (shown = {}) => {
      await page.goto(host.show(shown))
    })
  },
  driven: async ({ page }, provide) => {
    const complaints = await collectErrors(page)
    await page.addInitScript(rememberGlobals)
    await provide({
      complaints,
      open: (url) => page.goto(url),
      run: (code, given, where) => (where ? page.frames()[1] : page)?.evaluate(code as never, given) as never,
      add: (script) => page.evaluate(script),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      setWidth: (width) => page.setViewportSize({ ...DESKTOP, width }),
    })
  },
  choosy: async ({ page, driven }, provide) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await provide(driven)
  },
})

/** Script errors, console messages and CSP violations of a page. */
export async function collectErrors(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.addInitScript(tellViolations)
  return complaints
}

export { expect }
