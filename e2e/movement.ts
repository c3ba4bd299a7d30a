import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

declare global {
  interface Window {
    moved: string[]
  }
}

/** See https://wicg.github.io/layout-instability/#sec-layout-shift. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Notes, from the first paint of every page on, what of it moves without anybody doing anything. */
export async function watchMovement(page: Page): Promise<void> {
  // As for somebody who has never been here: no font and no script is there already.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript(() => {
    window.moved = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement))
        // Without a node it is the browser's own, such as the controls of a sound once its length is known.
        const names = moved.filter((one) => one != null).map(({ outerHTML }) => outerHTML.slice(0, 120))
        if (!hadRecentInput && names.length > 0) window.moved.push(`${value.toFixed(4)}: ${names.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Expects that nothing has moved since the page was opened, also when its scripts ran and its late answers came. */
export async function expectNothingMoved(page: Page, where: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect.soft(await page.evaluate(() => window.moved), `${where}, moved`).toEqual([])
}
