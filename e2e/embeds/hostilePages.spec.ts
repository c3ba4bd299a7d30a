import { expect, test } from './hostPage.ts'
import { tryHostilePages } from './tryHostilePages.ts'

tryHostilePages(test)

// A Firefox that is driven from outside cannot be had to show a page as on paper.
test('on paper the name and the length of a sound are seen', async ({ page, open }) => {
  await open()
  await expect(page.getByRole('button', { name: 'Play Owl' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Owl', { exact: true })).toBeVisible()
  await expect(page.getByText('0:20')).toBeVisible()
})
