import { expect, test } from './hostPage.ts'
import { testHostilePages } from './testHostilePages.ts'

testHostilePages(test)

// Only here, since WebDriver cannot emulate print media in Firefox.
test('a printed page shows the name and length of a sound', async ({ page, open }) => {
  await open()
  await expect(page.getByRole('button', { name: 'Play Owl' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Owl', { exact: true })).toBeVisible()
  await expect(page.getByText('0:20')).toBeVisible()
})
