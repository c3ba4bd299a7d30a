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

/** Records layout shifts without user input, from the first paint of every page. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  // Disables the cache, as for a first visit: fonts and scripts load late.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript(() => {
    window.moved = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement))
        // Shifts without a node belong to the browser, such as native audio controls once the duration is known.
        const names = moved.filter((one) => one != null).map(({ outerHTML }) => outerHTML.slice(0, 120))
        if (!hadRecentInput && names.length > 0) window.moved.push(`${value.toFixed(4)}: ${names.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Expects no layout shift since the page was opened, after scripts and late responses. */
export async function expectNoLayoutShift(page: Page, where: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect.soft(await page.evaluate(() => window.moved), `${where}, moved`).toEqual([])
}
