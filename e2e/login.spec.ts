import { randomUUID } from 'node:crypto'
import { voicePath } from '@voice-rankings/contract'
import { openAsNewUser, createAccount, logIn, loginLink, newEmail, openWindow, PASSWORD } from './logIn.ts'
import { expect, test } from './test.ts'

test('a visitor creates an account in a popup, the page continues as theirs, and they sign out', async ({
  page,
  voice,
}) => {
  const email = newEmail()
  await page.goto(voicePath(voice))
  await logIn(page, email)
  await page.getByRole('button', { name: /^listener-/ }).click()
  await expect(page).toHaveURL(voicePath(voice))
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(/of [\d,]+ credits/)).toBeVisible()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(loginLink(page)).toBeVisible()
})

test('closing the popup without a login leaves the page unchanged', async ({ page }) => {
  await page.goto('/about')
  const popup = await openWindow(page, () => loginLink(page).click())
  await expect(page.getByText('Finish the login in the window that opened.')).toBeVisible()
  await popup.close()
  await expect(page.getByText('Finish the login in the window that opened.')).toHaveCount(0)
  await expect(loginLink(page)).toBeVisible()
})

test('a username changed in the menu appears in the header', async ({ page }) => {
  await openAsNewUser(page, '/about')
  await page.getByRole('button', { name: /^listener-/ }).click()
  await page.getByRole('menuitem', { name: 'Change Username' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Username' })
  await expect(dialog.getByText('Your username is your public display name.')).toBeVisible()
  const name = `ann-${randomUUID().slice(0, 8)}`
  await dialog.getByLabel('Username').fill('an')
  await expect(dialog.getByText('Username must be at least 3 characters.')).toBeVisible()
  await dialog.getByLabel('Username').fill(name)
  await expect(dialog.getByText('Username is available!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name })).toBeFocused()
})

test('if the browser blocks the popup, the login continues in the page and leads back', async ({ page, voice }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(voicePath(voice))
  await loginLink(page).click()
  await expect(page.getByText('Your browser blocked the login window.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue on this page' }).click()
  await createAccount(page, newEmail())
  await expect(page).toHaveURL(voicePath(voice))
  await expect(page.getByRole('button', { name: /^listener-/ })).toBeVisible()
})

test('without scripts Login and Logout are separate pages that lead back to a complete page', async ({
  browser,
  baseURL,
  voice,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  const path = `${voicePath(voice)}/similar`
  await page.goto(path)
  await loginLink(page).click()
  await createAccount(page, newEmail())
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { name: 'Best Overall Matches' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Loading')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /^listener-/ })).toHaveAttribute('href', '/app/home')
  await header.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL(path)
  await expect(loginLink(page)).toBeVisible()
  await context.close()
})

test('a wrong password shows a message and keeps the address', async ({ page }) => {
  await page.goto('/voices')
  const popup = await openWindow(page, () => loginLink(page).click())
  await popup.getByLabel('E-mail').fill('nobody@example.com')
  await popup.getByLabel('Password').fill(PASSWORD)
  await popup.getByRole('button', { name: 'Login' }).click()
  await expect(popup.getByRole('alert')).toBeVisible()
  await expect(popup.getByLabel('E-mail')).toHaveValue('nobody@example.com')
})
