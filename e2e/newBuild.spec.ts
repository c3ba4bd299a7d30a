import { expect, test } from './test.ts'

const HOUR_MS = 3_600_000

test('a page that fails to load a chunk reloads once, then shows a message with a reload button', async ({
  context,
  baseURL,
}) => {
  // A page of its own, since the page fixture fails on the logged errors this test expects.
  const page = await context.newPage()
  // Keeps the second failure within ten seconds of the reload on slow machines.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => Math.min(now(), 9000)
  })
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  await page.route(/\/assets\/about-.*\.js/, (route) => route.abort())
  await page.goto(baseURL ?? '')
  await page.waitForLoadState('networkidle')
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
  await about.click()
  await expect.poll(() => loads).toBe(2)
  await page.waitForLoadState('networkidle')
  await about.click()
  await expect(page.getByRole('status').filter({ hasText: 'A part of this page could not be loaded.' })).toBeVisible()
  expect(loads).toBe(2)
  await page.unroute(/\/assets\/about-.*\.js/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => loads).toBe(3)
  await page.waitForLoadState('networkidle')
  await about.click()
  await expect(page).toHaveURL(/\/about$/)
})

test('a page checks hourly for a newer build and offers it until dismissed', async ({ page }) => {
  const asked: string[] = []
  let id: string | undefined
  await page.route('**/builds/latest.json*', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { id: string }
    await route.fulfill({ response, json: { ...json, id: id ?? json.id } })
    // Counted after the response, so the first one does not get the id meant for the second.
    asked.push(new URL(route.request().url()).search)
  })
  await page.clock.install()
  await page.goto('/about')
  await page.clock.runFor(HOUR_MS)
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toMatch(/^\?\d{13}$/)
  const news = page.getByRole('status').filter({ hasText: 'A new version is available.' })
  await expect(news).toHaveCount(0)
  id = 'newer'
  await page.clock.runFor(HOUR_MS)
  await expect(news).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(news).toHaveCount(0)
})
