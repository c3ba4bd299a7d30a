import { expect, test as base } from '@playwright/test'
import type { Locator } from '@playwright/test'

/** Addresses of the consumer sites and the voice server, as started by scripts/steps/runConsumers.mjs. */
export const sites = JSON.parse(process.env.CONSUMERS ?? '{}') as Record<string, string>
export const server = process.env.VOICES_SERVER ?? ''

/** Test of a consumer page. It also fails if the page logs an error or throws. */
export const test = base.extend({
  page: async ({ page }, provide) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      const isIcon = message.location().url.endsWith('/favicon.ico')
      if (message.type() === 'error' && !isIcon) complaints.push(message.text())
    })
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype
      HTMLMediaElement.prototype.play = function remembered() {
        Object.assign(window, { lastSound: this })
        return play.call(this)
      }
    })
    await provide(page)
    expect(complaints, 'errors of the page').toEqual([])
  },
})

/** Presses play in a part of the page, waits until sound plays, and pauses. */
export async function hear(part: Locator): Promise<void> {
  await part.getByRole('button', { name: /^Play/ }).first().click()
  const heardFor = () =>
    part.page().evaluate(() => (window as { lastSound?: HTMLMediaElement }).lastSound?.currentTime ?? 0)
  await expect.poll(heardFor).toBeGreaterThan(0.2)
  await part
    .getByRole('button', { name: /^Pause/ })
    .first()
    .click()
  await expect(part.getByRole('button', { name: /^Play/ }).first()).toBeVisible()
}

export { expect }
