import type { Page } from '@playwright/test'
import { expect, hear, server, sites, test } from './consumer.ts'

const FRAMEWORKS = { react: 'React', vue: 'Vue', svelte: 'Svelte', plain: 'HTML' }

/** Properties of an element, and its attributes that contain `[object Object]`. */
function propertiesOf(page: Page, part: string) {
  return page.locator(`section[aria-label=${part}] voice-player`).evaluate((element) => {
    const { title, marks, peaks, voice, accountLevel, readOnly } = element as HTMLElement & Record<string, unknown>
    const objects = element.getAttributeNames().filter((name) => /\[object/.test(element.getAttribute(name) ?? ''))
    const { voice_id } = (voice ?? {}) as { voice_id?: string }
    return { title, marks, peaks, voice: voice_id, accountLevel, readOnly, objects }
  })
}

for (const [site, name] of Object.entries(FRAMEWORKS)) {
  test.describe(`elements in ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${sites[site]}/?server=${encodeURIComponent(server)}`)
      await expect(page.getByRole('button', { name: 'Play Owl' })).toBeVisible()
    })

    test('templates bind strings, numbers, arrays, objects and booleans', async ({ page }) => {
      const marks = [expect.objectContaining({ word: 'Any' }), expect.objectContaining({ word: 'sound' })]
      await expect
        .poll(() => propertiesOf(page, 'Sound'))
        .toMatchObject({ title: 'Owl', marks, peaks: [0, 50, 100, 50], objects: [] })
      await expect
        .poll(() => propertiesOf(page, 'Voice'))
        .toMatchObject({ voice: expect.any(String), accountLevel: 1, readOnly: true, objects: [] })
    })

    test('template changes update the elements', async ({ page }) => {
      await page.getByRole('button', { name: 'Rename' }).click()
      await expect(page.getByRole('button', { name: 'Play Barn owl' })).toBeVisible()
      await expect.poll(() => propertiesOf(page, 'Sound')).toMatchObject({ marks: [{ word: 'Barn' }] })
      const text = page.getByRole('region', { name: 'Voice' }).getByRole('textbox')
      await expect(text).toHaveCount(0)
      await page.getByRole('button', { name: 'Unlock' }).click()
      await expect(text).toBeEditable()
      await page.getByRole('button', { name: 'Lock' }).click()
      await expect(text).toHaveCount(0)
    })

    test('playback and votes emit events to template listeners', async ({ page }) => {
      const part = page.getByRole('region', { name: 'Sound' })
      await part.getByRole('button', { name: 'Play Owl' }).click()
      await expect(page.getByText('Speaking, 0 stars')).toBeVisible()
      await part.getByRole('button', { name: 'Pause Owl' }).click()
      await expect(page.getByText('Paused, 0 stars')).toBeVisible()
      await part
        .locator('voice-player')
        .evaluate((player) => player.dispatchEvent(new CustomEvent('rating-saved', { detail: 4 })))
      await expect(page.getByText('Paused, 4 stars')).toBeVisible()
    })

    test('elements can be removed and added again', async ({ page }) => {
      await page.getByRole('button', { name: 'Hide' }).click()
      await expect(page.getByRole('button', { name: 'Play Owl' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Show' }).click()
      await hear(page.getByRole('region', { name: 'Sound' }))
    })
  })
}
