import { expect, test } from './test.ts'

test('a visitor comes from the pages of the extension to the login and back', async ({ page }) => {
  await page.goto('/extension/logout-complete')
  await expect(page.getByText('You are logged out on this server. You can close this tab.')).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/return=%2Fextension%2Flogin-complete/)
})

test('a logged-in person is named, and may log out', async ({ page, asUser }) => {
  await asUser('/extension/login-complete')
  await expect(page.getByText(/^You are logged in here as .+\. You can close this tab\.$/)).toBeVisible()
  await expect(page.getByRole('article').getByRole('link', { name: 'Log out' })).toHaveAttribute(
    'href',
    '/api/v1/logout?return=%2Fextension%2Flogout-complete',
  )
})
