import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axeViolations.ts'

// The API documentation is server-rendered without React, so there is no hydration to wait for.
test.use({ baseURL: process.env['E2E_BASE_URL'] })

const DOCS = '/api/v1/docs'

/** Errors that the page logs or throws from now on. */
function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

// Each theme and width is tested once, since they are independent and the page is long.
for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 375],
] as const) {
  test.describe(`API documentation in the ${colorScheme} theme, ${width} pixels wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test('has no axe violations, folded or open, and no horizontal overflow', async ({ page }) => {
      const errors = listenForErrors(page)
      await page.goto(DOCS)
      await page.locator('[id="voices.get"]').getByRole('button', { name: 'Send' }).click()
      await expect(page.locator('[id="voices.get"]').getByRole('region', { name: /^Response/ })).toContainText('200')
      await page.evaluate(() =>
        document.querySelectorAll('[id="voices.get"] details').forEach((one) => one.toggleAttribute('open')),
      )
      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(errors).toEqual([])
    })
  })
}

for (const path of [DOCS, '/api/v1/login']) {
  test(`${path} is set in the fonts of the site, from this server`, async ({ page }) => {
    const errors = listenForErrors(page)
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto(path)
    const loaded = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
      })
    await expect.poll(loaded).toEqual(['Geist Variable', 'Bricolage Grotesque Variable'])
    expect([...hosts]).toEqual([new URL(page.url()).host])
    expect(errors).toEqual([])
  })
}

test.describe('API documentation without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows a call with its commands, its fields and the remedy of an error', async ({ page }) => {
    await page.goto(DOCS)
    await page.getByRole('navigation').getByRole('link', { name: 'Generate speech from a text' }).click()
    await expect(page).toHaveURL(/#speech\.generate$/)
    const call = page.locator('[id="speech.generate"]')
    await expect(call.getByRole('heading', { level: 3 })).toBeInViewport()
    await expect(call.getByText(`curl -s '${process.env['E2E_BASE_URL']}/api/v1/voice/speech'`)).toBeVisible()
    await call.getByText('text_too_long', { exact: true }).click()
    await expect(call.getByText('What to do: Shorten the text: 500')).toBeVisible()
  })
})

test('the API documentation is usable with the keyboard alone', async ({ page }) => {
  await page.goto(`${DOCS}#server.health`)
  await page.locator('[id="server.health"]').getByRole('link', { name: 'Link to' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const answer = page.locator('[id="server.health"]').getByRole('region', { name: /^Response/ })
  await expect(answer).toContainText('"ok": true')
  await page.keyboard.press('Tab')
  await expect(answer).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[id="server.health"] dl').last()).toBeVisible()
})
