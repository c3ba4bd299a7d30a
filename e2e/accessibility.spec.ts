import AxeBuilder from '@axe-core/playwright'
import { voicePath } from '@voice-rankings/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    // Without motion, so that nothing is measured half way through a fade.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of ['/', '/voices', '/no/such/page']) {
      test(`${path} has nothing that axe objects to`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      })
    }

    for (const tab of ['', '/details', '/similar']) {
      test(`the page of a voice${tab && `, ${tab.slice(1)},`} has nothing that axe objects to`, async ({
        page,
        voice,
      }) => {
        await page.goto(voicePath(voice) + tab)
        await expect(page.getByRole('heading', { level: 1, name: voice.voice_name })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
      })
    }
  })
}

test('what is heard does not change the page for a screen reader word by word', async ({ page, sound, voice }) => {
  await page.goto(voicePath(voice))
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => sound.position()).toBeGreaterThan(0.3)
  const changes = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0
        const live = [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')]
        const observer = new MutationObserver((records) => (count += records.length))
        for (const region of live) observer.observe(region, { childList: true, characterData: true, subtree: true })
        setTimeout(() => resolve(count), 3000)
      }),
  )
  expect(changes).toBe(0)
})
