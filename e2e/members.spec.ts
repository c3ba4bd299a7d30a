import { voicePath } from '@voice-rankings/contract'
import { comeAsUser, logIn, newEmail } from './logIn.ts'
import { expect, test, untilAlive } from './test.ts'

test('a visitor who wants a favourite is asked to log in, and the favourite they then make is kept', async ({
  page,
  voice,
}) => {
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

test('a voice is added to a new collection by keyboard, and the collection is there the next time', async ({
  page,
  voice,
}) => {
  await comeAsUser(page, voicePath(voice))
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

test('what could not be saved is taken back, and the page says so, over a dialog as well', async ({
  page,
  context,
  voice,
}) => {
  await comeAsUser(page, '/about')
  // Not the page of the other tests: what is logged here is what is tested.
  const tab = await context.newPage()
  await tab.route('**/api/v1/voice/favorite', (route) => route.fulfill({ status: 503, body: '' }))
  await tab.goto('/voices?sort=name')
  await untilAlive(tab)
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
