import { voicePath } from '@voice-rankings/contract'
import { openAsNewUser, logIn, newEmail } from './logIn.ts'
import { expect, test, waitForHydration } from './test.ts'

test('a visitor who adds a favourite is asked to log in, and the favourite is kept', async ({ page, voice }) => {
  await page.goto(voicePath(voice))
  await page.getByRole('button', { name: 'Favorite voice' }).click()
  const prompt = page.getByRole('dialog', { name: 'Join Voice Rankings' })
  await expect(prompt).toContainText('Log in to favorite voices')
  await prompt.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(prompt).toHaveCount(0)
  await page.getByRole('button', { name: 'Favorite voice' }).click()
  await logIn(page, newEmail(), () => prompt.getByRole('button', { name: 'Login / Sign Up' }).click())
  await expect(page.getByRole('button', { name: /^listener-/ })).toBeVisible()
  await page.getByRole('button', { name: 'Favorite voice' }).click()
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeVisible()
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('button', { name: 'Remove from favorites' }).count()
    })
    .toBe(1)
})

test('a voice is added to a new collection by keyboard, and the collection is kept', async ({ page, voice }) => {
  await openAsNewUser(page, voicePath(voice))
  const button = page.getByRole('button', { name: 'Add to collection' })
  await button.press('Enter')
  await expect(page.getByText('No collections yet. Type a name to create one.')).toBeVisible()
  await page.keyboard.type('Trailer voices')
  await page.keyboard.press('Enter')
  await expect(page.getByText('✓ Added')).toBeVisible()
  await expect(button).toBeFocused()
  await page.reload()
  await button.click()
  await expect(page.getByRole('button', { name: 'Trailer voices' })).toBeVisible()
})

test('a failed change is rolled back with a message, also in a dialog', async ({ page, context, voice }) => {
  await openAsNewUser(page, '/about')
  // A page of its own, since the page fixture fails on the logged errors this test expects.
  const tab = await context.newPage()
  await tab.route('**/api/v1/voice/favorite', (route) => route.fulfill({ status: 503, body: '' }))
  await tab.goto('/voices?sort=name')
  await waitForHydration(tab)
  await tab
    .getByRole('article')
    .locator(`a[href="${voicePath(voice)}"]`)
    .click()
  const dialog = tab.getByRole('dialog', { name: 'Voice overview' })
  await dialog.getByRole('button', { name: 'Favorite voice' }).click()
  const notice = tab.getByText('The favorite could not be saved. Please try again.')
  await expect(notice).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Favorite voice' })).toHaveAttribute('data-favorite', 'false')
  expect(await notice.evaluate((one) => one.parentElement?.matches(':popover-open'))).toBe(true)
  await tab.unroute('**/api/v1/voice/favorite')
  await dialog.getByRole('button', { name: 'Favorite voice' }).click()
  await expect(dialog.getByRole('button', { name: 'Remove from favorites' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
