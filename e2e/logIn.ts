import { randomInt, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export const PASSWORD = 'correct horse battery'
export const newEmail = () => `${randomUUID()}@example.com`
export const loginLink = (page: Page) => page.getByRole('link', { name: 'Login' })

/** Fills in and submits the account form. */
export async function createAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Runs an action that opens a window, and returns the window. */
export async function openWindow(page: Page, click: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await click()
  return opened
}

/** Creates an account in the popup that a click opens, by default on Login, and waits until the popup has closed. */
export async function logIn(page: Page, email: string, click = () => loginLink(page).click()): Promise<void> {
  const popup = await openWindow(page, click)
  const closed = popup.waitForEvent('close')
  await createAccount(popup, email)
  await closed
}

/** Opens a page as a new user. The account is created without a popup, for tests that start after the login. */
export async function openAsNewUser(page: Page, path: string): Promise<void> {
  const answer = await page.request.post('/api/v1/login', {
    form: { intent: 'create', state: '', return: path, email: newEmail(), password: PASSWORD },
    headers: {
      origin: process.env.E2E_BASE_URL ?? '',
      // A network of its own, since each may create 20 accounts an hour.
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1`,
    },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  await page.goto(path)
}
