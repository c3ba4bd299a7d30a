import AxeBuilder from '@axe-core/playwright'
import { loginPath, logoutPath, SOCKET_PATH } from '@voice-rankings/contract'
import { expect, type Page, test } from '@playwright/test'

// The account pages come from the server itself and have no scripts to wait for.
test.use({ baseURL: process.env.E2E_BASE_URL })

const PASSWORD = 'correct horse battery'
const newEmail = () => `ann${Date.now()}@example.com`

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe has nothing to object to on the account page in ${colorScheme} colours`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme, baseURL })
    const page = await context.newPage()
    await page.goto('/api/v1/login')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create an account' }).click()
    await expectAccessible(page)
    await page.getByLabel('E-mail').fill('ann@example.com')
    await page.getByLabel('Password').fill('aaaaaaaa')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('alert')).toContainText('too easy to guess')
    await expect(page.getByLabel('E-mail')).toHaveValue('ann@example.com')
    await expect(page.getByLabel('Password')).toBeFocused()
    await expectAccessible(page)
    await context.close()
  })
}

test('an account is made by keyboard alone, without scripts, on a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 568 }, baseURL })
  const page = await context.newPage()
  await page.goto('/api/v1/login?return=/about')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type(newEmail())
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/about$/)
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await context.close()
})

/** Opens the socket in the page, and the popup with the connection id it gives. */
async function openPopup(page: Page, pathOf: (connectionId: string) => string): Promise<Page> {
  const connectionId = await page.evaluate(
    (path) =>
      new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(location.origin.replace('http', 'ws') + path)
        socket.addEventListener('error', () => reject(new Error('The socket could not be opened.')))
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as { action: string; connectionId?: string }
          if (message.connectionId !== undefined) resolve(message.connectionId)
          else document.documentElement.dataset.heard = message.action
        })
      }),
    SOCKET_PATH,
  )
  const opened = page.waitForEvent('popup')
  await page.evaluate((path) => void window.open(path, 'account', 'popup'), pathOf(connectionId))
  return opened
}

test('C21 C22 a popup signs in and out, closes itself, and the page that opened it hears of it', async ({ page }) => {
  await page.goto('/about')
  const email = newEmail()
  const popup = await openPopup(page, loginPath)
  await popup.getByRole('button', { name: 'Create an account' }).click()
  await popup.getByLabel('E-mail').fill(email)
  await popup.getByLabel('Password').fill(PASSWORD)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Create account' }).click()
  await closed
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'login-complete')
  const status = () => page.evaluate(() => fetch('/api/v1/user/status').then((answer) => answer.json() as unknown))
  expect(await status()).toMatchObject({ user: { user_email: email } })

  const out = await openPopup(page, logoutPath)
  if (!out.isClosed()) await out.waitForEvent('close')
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'logout-complete')
  expect(await status()).toEqual({})
})
