import type { Page } from '@playwright/test'
import { createAccount, loginLink, newEmail } from './logIn.ts'
import { expectNothingMoved, watchMovement } from './movement.ts'
import { objections } from './objections.ts'
import { CLOSED_PAGES, framePages, OPEN_PAGES, OWN_PAGES, PLANNED_PAGES, voicePages } from './site.ts'
import type { SitePage } from './site.ts'
import { expect, test } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 375, height: 812 }

// Without motion, so that nothing is measured half way through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

declare global {
  interface Window {
    refused: string[]
  }
}

/** How far the page can be scrolled sideways, in CSS pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Opens pages one after the other, each dark on a phone and light on a desktop, and tells of all of them what is wrong. */
async function lookAtEach(page: Page, pages: readonly SitePage[]): Promise<void> {
  await watchMovement(page)
  await page.addInitScript(() => {
    window.refused = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.refused.push(`${effectiveDirective} ${blockedURI}`),
    )
  })
  for (const { path, heading, status, hasParts } of pages) {
    await test.step(path, async () => {
      await page.setViewportSize(PHONE)
      await page.emulateMedia({ colorScheme: 'dark' })
      const answer = await page.goto(path)
      expect.soft(answer?.status(), path).toBe(status)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
      const policy = answer?.headers()['content-security-policy']
      expect.soft(policy, path).toContain("require-trusted-types-for 'script'")
      expect.soft(policy, path).not.toContain('unsafe-')
      // Of a text nothing comes late: it is judged while the network comes to rest, and else after that.
      if (hasParts) await page.waitForLoadState('networkidle')
      expect.soft(await overflow(page), `${path}, beyond the edge of a phone`).toBe(0)
      expect.soft(await objections(page, RULES), `${path}, dark, on a phone`).toEqual([])
      await expectNothingMoved(page, `${path}, on a phone`)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(DESKTOP)
      // A text alone wraps in other places and is otherwise the same.
      if (hasParts) {
        await page.reload()
        await expectNothingMoved(page, path)
      }
      expect.soft(await objections(page, RULES), `${path}, light`).toEqual([])
      expect.soft(await page.evaluate(() => window.refused), `${path}, refused by its policy`).toEqual([])
    })
  }
}

const SOUND = 'answers as it should, with nothing that moves or that axe objects to in either theme, and fits a phone'

test(`every page of the site ${SOUND}`, async ({ page }) => {
  test.slow()
  await lookAtEach(page, OPEN_PAGES)
})

test(`every page of a voice ${SOUND}`, async ({ page, voice }) => {
  test.slow()
  await lookAtEach(page, voicePages(voice))
})

test(`every page for a frame ${SOUND}`, async ({ page, voice }) => {
  await lookAtEach(page, framePages(voice))
})

test(`every planned page ${SOUND}`, async ({ page }) => {
  test.slow()
  await lookAtEach(page, PLANNED_PAGES)
})

test(`every page of one's own, for a visitor and for its owner, ${SOUND}`, async ({ page }) => {
  test.slow()
  await lookAtEach(page, CLOSED_PAGES)
  await test.step('/login is the way in, and leads back to the page one came from', async () => {
    await page.goto('/about')
    await page.evaluate(() => location.assign('/login'))
    await createAccount(page, newEmail())
    await expect(page).toHaveURL('/about')
    await expect(loginLink(page)).toHaveCount(0)
  })
  await lookAtEach(page, OWN_PAGES)
})
