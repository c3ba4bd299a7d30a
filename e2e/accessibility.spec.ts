import { voicePath } from '@voice-rankings/contract'
import { expect, test } from './test.ts'

test('playing a text does not announce each word to a screen reader', async ({ page, sound, voice }) => {
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
        setTimeout(() => resolve(count), 1500)
      }),
  )
  expect(changes).toBe(0)
})
