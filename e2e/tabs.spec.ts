import { voicePath } from '@voice-rankings/contract'
import { openAsNewUser } from './logIn.ts'
import { expect, openTab, test } from './test.ts'

test('a login, a favourite and a collection made in one tab appear in all tabs', async ({ page, voice }) => {
  const path = voicePath(voice)
  const same = await openTab(page, path)
  await openAsNewUser(page, path)
  await expect(same.getByRole('button', { name: /^listener-/ })).toBeVisible()
  const mine = await openTab(page, '/app/voices')
  const collections = await openTab(page, '/app/collections')
  await expect(mine.getByText('No favorite voices yet')).toBeVisible()

  await page.getByRole('button', { name: 'Favorite voice' }).click()
  await expect(same.getByRole('button', { name: 'Remove from favorites' })).toBeVisible()
  await expect(mine.getByRole('link', { name: voice.voice_name })).toBeVisible()
  await same.getByRole('button', { name: 'Remove from favorites' }).click()
  await expect(page.getByRole('button', { name: 'Favorite voice' })).toBeVisible()

  await page.getByRole('button', { name: 'Add to collection' }).click()
  await expect(page.getByText('No collections yet. Type a name to create one.')).toBeVisible()
  await page.keyboard.type('Calm')
  await page.keyboard.press('Enter')
  await expect(page.getByText('✓ Added')).toBeVisible()
  await collections.getByRole('link', { name: 'Calm' }).click()
  await expect(collections).toHaveURL(/collectionId=/)
  await expect(collections.getByRole('link', { name: voice.voice_name })).toBeVisible()
})
