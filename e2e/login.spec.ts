import { randomUUID } from 'node:crypto'
import { voicePath } from '@voice-rankings/contract'
import { comeAsUser, createAccount, logIn, loginLink, newEmail, openWindow, PASSWORD } from './logIn.ts'
import { expect, test } from './test.ts'

test('a visitor makes an account in a window, the page goes on as theirs, and they sign out again', async ({
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

test('a window that is closed without a login leaves the page as it was', async ({ page }) => {
  await page.goto('/about')
  const popup = await openWindow(page, () => loginLink(page).click())
  await expect(page.getByText('Finish logging in in the window that opened.')).toBeVisible()
  await popup.close()
  await expect(page.getByText('Finish logging in in the window that opened.')).toHaveCount(0)
  await expect(loginLink(page)).toBeVisible()
})

test('a username is changed from the menu, and the header shows it', async ({ page }) => {
  await comeAsUser(page, '/about')
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

test('where the browser allows no window, the login goes on in the page and leads back', async ({ page, voice }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(voicePath(voice))
  await loginLink(page).click()
  await expect(page.getByText('Your browser kept the window shut.')).toBeVisible()
  await page.getByRole('link', { name: 'Go on in this page' }).click()
  await createAccount(page, newEmail())
  await expect(page).toHaveURL(voicePath(voice))
  await expect(page.getByRole('button', { name: /^listener-/ })).toBeVisible()
})

test('without scripts Login and Logout are pages of their own that lead back, and the page is whole', async ({
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

test('a wrong password is refused in words, and the address typed stays', async ({ page }) => {
  await page.goto('/voices')
  const popup = await openWindow(page, () => loginLink(page).click())
  await popup.getByLabel('E-mail').fill('nobody@example.com')
  await popup.getByLabel('Password').fill(PASSWORD)
  await popup.getByRole('button', { name: 'Sign in' }).click()
  await expect(popup.getByRole('alert')).toBeVisible()
  await expect(popup.getByLabel('E-mail')).toHaveValue('nobody@example.com')
})
