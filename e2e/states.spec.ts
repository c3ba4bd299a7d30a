import { voicePath } from '@voice-rankings/contract'
import type { VoiceListing } from '@voice-rankings/contract'
import type { Locator, Page } from '@playwright/test'
import { axeViolations } from './axeViolations.ts'
import { alike, longAnimations, overflow } from './looks.ts'
import { expectReachable } from './reachable.ts'
import { RULES } from './site.ts'
import { STATES } from './states.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

for (const { name, isPhone, open, next = [] } of STATES) {
  test.describe(name, () => {
    if (isPhone) test.use(PHONE)

    test('has no axe violation in either theme, no overflow, no long animation, and is visible in forced colours', async ({
      page,
      voice,
      sound,
      asUser,
    }) => {
      if (next.length > 0) test.slow()
      await lookAt(page, name, await open({ page, voice, sound, asUser }))
      for (const [what, go] of next) await test.step(what, async () => lookAt(page, what, await go(page)))
    })
  })
}

/** Collects the problems of a state that is there once `part` is visible. */
async function lookAt(page: Page, name: string, part: Locator): Promise<void> {
  await expect(part).toBeVisible()
  expect.soft(await overflow(page), `${name}, beyond the edge`).toBe(0)
  expect.soft(await longAnimations(page), `${name}, animations`).toEqual([])
  expect.soft(await axeViolations(page, RULES), `${name}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  // Only the contrast differs.
  expect.soft(await axeViolations(page, ['wcag143']), `${name}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  expect.soft(await alike(page), `${name}, in forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

test('pages and what their buttons open have no axe violation from right to left', async ({ page, voice }) => {
  test.slow()
  const paths = [
    '/',
    '/voices?traits=low,creaky,soft&languageCode=en',
    '/offline',
    ...['', '/analysis', '/compare'].map((view) => voicePath(voice) + view),
  ]
  await page.goto('/about?lang=ar')
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      expect.soft(await axeViolations(page, RULES), path).toEqual([])
      for (const opener of await page.locator('main [aria-haspopup]:visible').all()) {
        const what = `${path}, ${await opener.evaluate((node) => node.ariaLabel ?? node.textContent)}`
        if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue
        await opener.press('Enter')
        await expect(page.locator('[role=dialog], [role=menu]').last(), what).toBeVisible()
        expect.soft(await axeViolations(page, RULES), what).toEqual([])
        await page.keyboard.press('Escape')
      }
    })
  }
})

/** First thing to do on a page. */
const ACTIONS: readonly (readonly [path: (voice: VoiceListing) => string, action: (page: Page) => Locator])[] = [
  [() => '/', (page) => page.getByRole('button', { name: /^Play/ }).first()],
  [() => '/voices', (page) => page.getByRole('article').getByRole('button', { name: /^Play/ }).first()],
  [() => '/leaderboard', (page) => page.getByRole('main').getByRole('button').first()],
  [voicePath, (page) => page.getByRole('button', { name: 'Play', exact: true })],
  [(voice) => `${voicePath(voice)}/analysis`, (page) => page.getByRole('button', { name: 'Start Analysis' })],
  [
    (voice) => `${voicePath(voice)}/compare`,
    (page) => page.getByRole('main').getByRole('button', { name: /^Play/ }).first(),
  ],
]

test.describe('at a zoom of 400 %', () => {
  // A window of 1280 × 1024 pixels.
  test.use({ viewport: { width: 320, height: 256 } })

  test('the first action of a page is reachable, and nothing is wider than the window', async ({ page, voice }) => {
    for (const [pathOf, action] of ACTIONS) {
      const path = pathOf(voice)
      await test.step(path, async () => {
        await page.goto(path)
        await expectReachable(action(page))
        expect.soft(await overflow(page), path).toBe(0)
      })
    }
  })
})
