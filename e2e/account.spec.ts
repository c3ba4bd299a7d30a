import { readFile } from 'node:fs/promises'
import { spawnServer } from '../scripts/spawnServer.mjs'
import { openAsNewUser, loginLink, newEmail, PASSWORD } from './logIn.ts'
import { startMailServer } from './startMailServer.ts'
import { expect, test, waitForHydration } from './test.ts'

test('a user downloads their data as one file from the account page', async ({ page }) => {
  await openAsNewUser(page, '/app/account')
  await waitForHydration(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('voice-rankings-account.json')
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: { username: string } }
  await expect(page.getByRole('main').getByText(data.account.username, { exact: true })).toBeVisible()
  await expect(page.getByText('Your data is saved as voice-rankings-account.json.')).toBeVisible()
})

test('a user deletes their account with the keyboard and is a visitor afterwards', async ({ context }) => {
  // A page of its own: the page fixture would report the expected error responses as failures.
  const page = await context.newPage()
  await openAsNewUser(page, '/app/account')
  await waitForHydration(page)
  const other = await context.newPage()
  await other.goto('/app/account')
  const name = await page.getByRole('definition').first().innerText()
  await page.getByRole('button', { name: 'Delete my account…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  await expect(dialog.getByLabel(/^Type your username/)).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await page.keyboard.type('not my password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('The password is wrong.')
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  await expect(loginLink(page)).toBeVisible()
  await other.reload()
  await expect(loginLink(other).first()).toBeVisible()
})

test('a visitor creates an account and resets a forgotten password through mailed links', async ({ browser }) => {
  const page = await browser.newPage()
  const mail = await startMailServer()
  const server = await spawnServer({
    engines: 'flite',
    settings: (url) => ({
      PUBLIC_URL: url,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Voice Rankings <voices@example.com>',
    }),
  })
  const lastLink = () => /http:\S+token=\S+/.exec(mail.texts.at(-1) ?? '')?.[0] ?? ''
  try {
    const email = newEmail()
    await page.goto(`${server.url}/api/v1/login?return=/about`)
    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(page.getByLabel('Password')).toHaveCount(0)
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await page.goto(lastLink())
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Save and log in' }).click()
    await expect(page).toHaveURL(`${server.url}/about`)
    await expect(page.getByRole('button', { name: /^listener-/ })).toBeVisible()

    const elsewhere = await browser.newPage()
    await elsewhere.goto(`${server.url}/api/v1/login?return=/about`)
    await elsewhere.getByRole('button', { name: 'Forgot your password?' }).click()
    await elsewhere.getByLabel('E-mail').fill(email)
    await elsewhere.getByRole('button', { name: 'Send the link' }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await elsewhere.goto(lastLink())
    await elsewhere.getByLabel('New password').fill('a quite different one')
    await elsewhere.getByRole('button', { name: 'Save and log in' }).click()
    await expect(elsewhere.getByRole('button', { name: /^listener-/ })).toBeVisible()
    await elsewhere.close()
    await page.reload()
    await expect(loginLink(page)).toBeVisible()
  } finally {
    await server.stop()
    await mail.close()
  }
})
