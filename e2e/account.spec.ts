import { randomUUID } from 'node:crypto'
import { voicePath } from '@voice-rankings/contract'
import { expect, test } from './test.ts'

const PASSWORD = 'correct horse battery'

test('H02 R05 a visitor makes an account, comes back to the page they were on, and signs out again', async ({
  page,
  voice,
}) => {
  const email = `${randomUUID()}@example.com`
  await page.goto(voicePath(voice))
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(voicePath(voice))
  await page.getByRole('button', { name: /^listener-/ }).click()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a wrong password is refused in words, and the address typed stays', async ({ page }) => {
  await page.goto('/voices')
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com')
})
