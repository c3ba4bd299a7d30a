import { voicePath } from '@voice-rankings/contract'
import type { Page } from '@playwright/test'
import { logIn, loginLink, newEmail } from './logIn.ts'
import { expect, test, waitForHydration } from './test.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be reached/ })

/** Opens a page that the service worker controls. The worker starts a few seconds after the first page. */
async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 })
  await page.reload()
}

const saved = (page: Page, cache: string) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname), cache)

test('a visited voice opens without a connection and plays the sample that was heard', async ({
  page,
  context,
  sound,
  voice,
}) => {
  await openControlled(page, voicePath(voice))
  const play = page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first()
  await play.click()
  await expect.poll(() => sound.position()).toBeGreaterThan(0.3)
  await expect.poll(() => saved(page, 'sounds')).toHaveLength(1)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: voice.voice_name })).toBeVisible()
  await play.click()
  await expect.poll(() => sound.position()).toBeGreaterThan(0.3)
})

test('without a connection, an unvisited page lists the visited ones and opens the wanted one later', async ({
  page,
  context,
  voice,
}) => {
  await openControlled(page, voicePath(voice))
  await context.setOffline(true)
  await page.goto('/leaderboard')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page
    .getByRole('link', { name: new RegExp(voice.voice_name) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: voice.voice_name })).toBeVisible()
  await page.goBack()
  await waitForHydration(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible()
})

test('a logout deletes the pages saved for the user', async ({ page }) => {
  await openControlled(page, '/')
  await logIn(page, newEmail())
  await page.goto('/app/snippets')
  await expect.poll(() => saved(page, 'pages')).toContain('/app/snippets')
  await page.getByRole('button', { name: /^listener-/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(loginLink(page)).toBeVisible()
  await expect.poll(() => saved(page, 'pages')).not.toContain('/app/snippets')
})

test('the site can be installed: its manifest names icons of the stated sizes', async ({ page, request }) => {
  await page.goto('/')
  const path = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(path ?? '')).json()) as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return `${width}x${height}`
    }, src)
    expect(size).toBe(sizes)
  }
})

test('a printed voice has its name and measurements, without controls', async ({ page, voice }) => {
  await page.goto(voicePath(voice))
  await waitForHydration(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: voice.voice_name })).toBeVisible()
  await expect(page.getByText('Voice Profile Stats')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Say it with a similar voice')).toBeHidden()
  await expect(page.getByText('My Voice Snippets')).toBeHidden()
})
