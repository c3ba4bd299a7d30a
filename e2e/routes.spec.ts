import type { Page } from '@playwright/test'
import { createAccount, loginLink, newEmail } from './logIn.ts'
import { expectNoLayoutShift, watchLayoutShifts } from './layoutShifts.ts'
import { axeViolations } from './axeViolations.ts'
import { overflow } from './looks.ts'
import { CLOSED_PAGES, framePages, OPEN_PAGES, OWN_PAGES, RULES, voicePages } from './site.ts'
import type { SitePage } from './site.ts'
import { expect, test } from './test.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 375, height: 812 }

// Disables animations, so nothing is checked halfway through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

declare global {
  interface Window {
    refused: string[]
  }
}

/** Opens each page, in the dark theme on a phone and in the light theme on a desktop, and collects all problems. */
async function lookAtEach(page: Page, pages: readonly SitePage[]): Promise<void> {
  await watchLayoutShifts(page)
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
      // Pages of text have no late content, so axe runs while the network becomes idle; other pages wait first.
      if (hasParts) await page.waitForLoadState('networkidle')
      expect.soft(await overflow(page), `${path}, beyond the edge of a phone`).toBe(0)
      expect.soft(await axeViolations(page, RULES), `${path}, dark, on a phone`).toEqual([])
      await expectNoLayoutShift(page, `${path}, on a phone`)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(DESKTOP)
      // A text page only wraps differently.
      if (hasParts) {
        await page.reload()
        await expectNoLayoutShift(page, path)
      }
      expect.soft(await axeViolations(page, RULES), `${path}, light`).toEqual([])
      expect.soft(await page.evaluate(() => window.refused), `${path}, refused by its policy`).toEqual([])
    })
  }
}

const PASSES = 'loads without layout shifts, axe violations in either theme or overflow on a phone'

test(`every page of the site ${PASSES}`, async ({ page }) => {
  test.slow()
  await lookAtEach(page, OPEN_PAGES)
})

test(`every page of a voice ${PASSES}`, async ({ page, voice }) => {
  test.slow()
  await lookAtEach(page, voicePages(voice))
})

test(`every framed page ${PASSES}`, async ({ page, voice }) => {
  await lookAtEach(page, framePages(voice))
})

test(`every personal page, for a visitor and for its owner, ${PASSES}`, async ({ page }) => {
  test.slow()
  await lookAtEach(page, CLOSED_PAGES)
  await test.step('/login returns to the previous page', async () => {
    await page.goto('/about')
    await page.evaluate(() => location.assign('/login'))
    await createAccount(page, newEmail())
    await expect(page).toHaveURL('/about')
    await expect(loginLink(page)).toHaveCount(0)
  })
  await lookAtEach(page, OWN_PAGES)
})

test('each address with an id has the heading of what it names', async ({ page, asUser, voice }) => {
  const name = voice.voice_name
  const answer = await page.request.get('/login')
  expect([answer.status(), await answer.text()]).toEqual([200, expect.stringMatching(/<h1[^>]*>Login</)])
  await asUser('/about')
  const headers = { origin: process.env.E2E_BASE_URL ?? '' }
  const data = { playlist_name: `Routes ${Date.now()}` }
  const made = await page.request.post('/api/v1/playlists/create', { headers, data })
  const { playlist } = (await made.json()) as { playlist: { playlist_id: string; playlist_name: string } }
  const id = playlist.playlist_id
  for (const [path, heading] of [
    [`/chat/${voice.voice_id}`, `Chat with ${name}`],
    [`/playlist/${id}`, playlist.playlist_name],
    [`/share/settings/playlist-${id}`, 'Share settings'],
  ] as const) {
    expect.soft((await page.goto(path))?.status(), path).toBe(200)
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
  }
})
