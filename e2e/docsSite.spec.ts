import { expect, test as base } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'

const test = base.extend({
  baseURL: process.env.E2E_BASE_URL,
  // Not the page of the other tests, which waits for the site's own scripts.
  page: async ({ page, baseURL }, provide) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('request', (request) => {
      const isOurs = request.url().startsWith(baseURL ?? '') || /^(blob|data):/.test(request.url())
      if (!isOurs) complaints.push(`asked elsewhere: ${request.url()}`)
    })
    await provide(page)
    expect(complaints, 'errors of the page').toEqual([])
  },
})

/** The pages of the documentation, as the sitemap has them. */
async function findPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>[^<]*?(\/docs\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
}

/** Waits until the voice that the examples name has been heard. */
async function untilHeard(request: APIRequestContext): Promise<void> {
  await expect(async () => {
    const answer = await request.get('/api/v1/voice/flite/female/slt--base')
    const { voice } = (await answer.json()) as { voice: { voice_sample_url: string | null } }
    expect(voice.voice_sample_url).not.toBeNull()
  }).toPass({ timeout: 120_000 })
}

/** Goes through the examples of a page; each is there when it shows something to press, to write in or to look at. */
async function openExamples(page: Page): Promise<number> {
  const stages = page.locator('[data-example], iframe[data-example-frame]')
  const count = await stages.count()
  for (let n = 0; n < count; n++) {
    const stage = stages.nth(n)
    await stage.scrollIntoViewIfNeeded()
    const isFrame = (await stage.getAttribute('data-example-frame')) !== null
    const inside = isFrame ? stage.contentFrame().locator('button, input') : stage.locator(':scope > *')
    await expect(inside.first()).toBeVisible()
    await expect(stage.getByText('Loading…')).toHaveCount(0)
  }
  return count
}

test('every page of the documentation is there, and so is every page it leads to', async ({ request }) => {
  const pages = await findPages(request)
  expect(pages.length).toBeGreaterThan(30)
  const links = new Set(pages)
  for (const path of pages) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    for (const [, link = ''] of (await answer.text()).matchAll(/<a [^>]*href="(\/docs\/[^"#]*)/g)) links.add(link)
  }
  for (const path of links) expect((await request.get(path)).status(), path).toBe(200)
  expect((await request.get('/docs/llms.txt')).status()).toBe(200)
  expect((await request.get('/docs/no/such/page/')).status()).toBe(404)
})

for (const [name, isPart] of [
  ['elements', (path: string) => path.startsWith('/docs/elements/')],
  ['components', (path: string) => path.startsWith('/docs/react/')],
  ['first steps', (path: string) => !/\/(elements|react)\//.test(path)],
] as const) {
  test(`every example of the ${name} lives, without an error`, async ({ page, request }) => {
    test.setTimeout(240_000)
    await untilHeard(request)
    let opened = 0
    for (const path of (await findPages(request)).filter(isPart)) {
      if (!/data-example/.test(await (await request.get(path)).text())) continue
      await page.goto(path)
      opened += await openExamples(page)
    }
    expect(opened).toBeGreaterThan(2)
  })
}

test('an example speaks, its code names this server, and the search finds its page', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await untilHeard(request)
  await page.goto('/docs/elements/voice-player/')
  const example = page.getByRole('region', { name: 'Example player/controlled.html' })
  await expect(example.locator('pre')).toContainText(`${baseURL}/embed/v1/elements.js`)
  const frame = example.locator('iframe')
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.contentFrame().locator('voice-player').getByRole('button').first()).toBeVisible()
  await frame.contentFrame().getByRole('button', { name: 'Play', exact: true }).last().click()
  await expect(frame.contentFrame().getByText('Speaking')).toBeVisible()

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('vocal fry')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'How a voice is measured' }).first()).toBeVisible()
})
