import { expect, type Page, test } from '@playwright/test'
import { objections } from './objections.ts'

// The documentation is a page of the server itself, without React; nothing waits for that here.
test.use({ baseURL: process.env['E2E_BASE_URL'] })

const DOCS = '/api/v1/docs'

/** Errors that the page logs or throws from now on. */
function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

// Each theme and each width once: it is a long page, and neither has anything to do with the other.
for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 375],
] as const) {
  test.describe(`the documentation in ${colorScheme} colours, ${width} pixels wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test('has nothing that axe objects to, folded or open, and nothing beyond its edge', async ({ page }) => {
      const errors = listenForErrors(page)
      await page.goto(DOCS)
      await page.locator('[id="voices.get"]').getByRole('button', { name: 'Send' }).click()
      await expect(page.locator('[id="voices.get"]').getByRole('region', { name: /^Answer/ })).toContainText('200')
      await page.evaluate(() =>
        document.querySelectorAll('[id="voices.get"] details').forEach((one) => one.toggleAttribute('open')),
      )
      expect(await objections(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(errors).toEqual([])
    })
  })
}

test.describe('the documentation without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('leads to a call, with its commands, its fields and what to do about an error', async ({ page }) => {
    await page.goto(DOCS)
    await page.getByRole('navigation').getByRole('link', { name: 'Speak a text' }).click()
    await expect(page).toHaveURL(/#speech\.generate$/)
    const call = page.locator('[id="speech.generate"]')
    await expect(call.getByRole('heading', { level: 3 })).toBeInViewport()
    await expect(call.getByText(`curl -s '${process.env['E2E_BASE_URL']}/api/v1/voice/speech'`)).toBeVisible()
    await call.getByText('text_too_long', { exact: true }).click()
    await expect(call.getByText('What to do: Shorten it')).toBeVisible()
  })
})

test('the documentation is read by keyboard alone', async ({ page }) => {
  await page.goto(`${DOCS}#server.health`)
  await page.locator('[id="server.health"]').getByRole('link', { name: 'Link to' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const answer = page.locator('[id="server.health"]').getByRole('region', { name: /^Answer/ })
  await expect(answer).toContainText('"ok": true')
  await page.keyboard.press('Tab')
  await expect(answer).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[id="server.health"] dl').last()).toBeVisible()
})
