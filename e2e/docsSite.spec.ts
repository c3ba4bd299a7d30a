import { expect, test as base } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { watchLayoutShifts } from './layoutShifts.ts'
import { axeViolations } from './axeViolations.ts'

const test = base.extend<{ expected: RegExp | undefined }>({
  baseURL: process.env.E2E_BASE_URL,
  /** Errors that a test expects. */
  expected: [undefined, { option: true }],
  // Overrides the page fixture, which waits for the site's own scripts.
  page: async ({ page, baseURL, expected }, provide) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('request', (request) => {
      const isOurs = request.url().startsWith(baseURL ?? '') || /^(blob|data):/.test(request.url())
      if (!isOurs) complaints.push(`asked elsewhere: ${request.url()}`)
    })
    await provide(page)
    const unexpected = complaints.filter((complaint) => !expected?.test(complaint))
    expect(unexpected, 'errors of the page').toEqual([])
  },
})

/** Documentation pages listed in the sitemap. */
async function findPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>[^<]*?(\/docs\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
}

/** Waits until the sample of the voice used in the examples is ready. */
async function untilHeard(request: APIRequestContext): Promise<void> {
  await expect(async () => {
    const answer = await request.get('/api/v1/voice/flite/female/slt--base')
    const { voice } = (await answer.json()) as { voice: { voice_sample_url: string | null } }
    expect(voice.voice_sample_url).not.toBeNull()
  }).toPass({ timeout: 120_000 })
}

/**
 * Opens all examples of a page and returns their number. An example is ready when it shows a control, a field or an
 * image.
 */
async function openExamples(page: Page): Promise<number> {
  const stages = page.locator('iframe[data-example-frame]')
  const count = await stages.count()
  for (let n = 0; n < count; n++) {
    const stage = stages.nth(n)
    await stage.scrollIntoViewIfNeeded()
    const inside = stage.contentFrame()
    const isReact = (await stage.getAttribute('data-src'))?.endsWith('.tsx/') ?? false
    await expect(inside.locator(isReact ? '[data-component] > *' : 'button, input').first()).toBeVisible()
    await expect(inside.getByText('Loading…')).toHaveCount(0)
  }
  return count
}

test('every page of the documentation and every page it links to exists', async ({ request }) => {
  const pages = await findPages(request)
  expect(pages.length).toBeGreaterThan(30)
  const links = new Set<string>()
  for (const path of pages) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    for (const [, link = ''] of (await answer.text()).matchAll(/<a [^>]*href="(\/docs\/[^"#]*)/g)) links.add(link)
  }
  for (const path of pages) links.delete(path)
  for (const path of links) expect((await request.get(path)).status(), path).toBe(200)
  expect((await request.get('/docs/llms.txt')).status()).toBe(200)
  expect((await request.get('/docs/no/such/page/')).status()).toBe(404)
})

test('every page of the documentation is painted from one style sheet before its scripts load', async ({ request }) => {
  const complaints: string[] = []
  for (const path of await findPages(request)) {
    const html = await (await request.get(path)).text()
    const sheets = html.match(/<link rel="stylesheet" href="[^"]*">/g)?.length
    const isHeld = !/<script [^>]*type="module"/.test(html.replaceAll(/<template data-held>.*?<\/template>/gs, ''))
    if (sheets !== 1 || !isHeld) complaints.push(`${path}: ${sheets} style sheets${isHeld ? '' : ', a script at once'}`)
  }
  expect(complaints).toEqual([])
})

test('a component page links to its stories, which the server serves with their own CSP', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
  await page.goto('/docs/react/collections/')
  await page.getByRole('main').getByRole('link', { name: 'CollectionMenu', exact: true }).click()
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('button', { name: 'Add to collection' }).first()).toBeVisible()
  expect(messages).toEqual([])
})

/** One page per kind of example, checked with axe. The kind with frames nests three documents. */
const IS_JUDGED = /\/(elements\/frames|elements\/voice-search|react\/voice-player|start\/frameworks)\/$/

/** Ignores small shifts: an example may gain or lose one line once the remaining quota is known. */
const isOfThePage = (movement: string) => Number.parseFloat(movement) >= 0.001

// Each section is tested at one width; examples reserve heights for both.
for (const [name, width, isPart] of [
  ['elements', 375, (path: string) => path.startsWith('/docs/elements/')],
  ['components', 1440, (path: string) => path.startsWith('/docs/react/')],
  ['first steps', 375, (path: string) => !/\/(elements|react)\//.test(path)],
] as const) {
  test(`examples of the ${name} load without errors or layout shifts`, async ({ page, request }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 900 })
    await untilHeard(request)
    await watchLayoutShifts(page)
    let opened = 0
    for (const path of (await findPages(request)).filter(isPart)) {
      if (!/data-example-frame/.test(await (await request.get(path)).text())) continue
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      opened += await openExamples(page)
      const moved = await page.evaluate(() => window.moved)
      expect.soft(moved.filter(isOfThePage), `${path}, moved`).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      if (IS_JUDGED.test(path)) {
        // The rule treats the landmarks of all framed examples as those of one page.
        const found = (await axeViolations(page)).filter((one) => !one.startsWith('landmark-unique:'))
        expect.soft(found, path).toEqual([])
      }
    }
    expect(opened).toBeGreaterThan(2)
  })
}

test('an example plays, its code names this server, and the search finds its page', async ({
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
  const search = page.getByRole('dialog')
  for (const [asked, found] of [
    ['vocal fry', 'How a voice is measured'],
    ['ranking', 'How the ranking is computed'],
    ['wordpress', 'One line on a blog'],
    ['self-host', 'Run a server'],
  ] as const) {
    await search.getByRole('textbox').fill(asked)
    await expect(search.getByRole('listitem').first().getByRole('link', { name: found }).first()).toBeVisible()
  }
  await search.getByRole('textbox').fill('zzqx')
  await expect(search.getByText('No results for “zzqx”.')).toBeVisible()
})

test('an edited example renders the new code', async ({ page, request }) => {
  test.setTimeout(240_000)
  await untilHeard(request)
  await page.goto('/docs/elements/voice-search/')
  // Until its height is known, a frame shifts the content below it.
  await openExamples(page)
  const example = page.getByRole('region', { name: 'Example search/voice-search.html' })
  await example.getByRole('button', { name: 'Edit' }).click()
  const code = example.getByRole('textbox', { name: 'Code of search/voice-search.html' })
  await expect(code).toHaveValue(/<voice-search>/)
  const shown = example.locator('iframe').contentFrame()
  await expect(shown.getByRole('combobox')).toBeVisible()
  await code.fill('<h2>Written by a reader</h2><script>document.title = "run"</script>')
  await expect(shown.getByRole('heading', { name: 'Written by a reader' })).toBeVisible()
  // Edited code has no access to this server's origin.
  expect(await shown.locator('body').evaluate(() => [document.title, origin])).toEqual(['run', 'null'])
  await example.getByRole('button', { name: 'Edit' }).click()
  await expect(shown.getByRole('combobox')).toBeVisible()
})

test.describe('an example edited into code with an error', () => {
  test.use({ expected: /nobody is not defined/ })

  test('shows the error, keeps the code when the theme changes or the field is closed, and is restored by Reset', async ({
    page,
  }) => {
    await page.goto('/docs/elements/voice-search/')
    const example = page.getByRole('region', { name: 'Example search/voice-search.html' })
    const edit = example.getByRole('button', { name: 'Edit' })
    await edit.click()
    const code = example.getByRole('textbox', { name: 'Code of search/voice-search.html' })
    await code.fill('<p>Mine</p><script>nobody()</script>')
    await expect(example.getByText('ReferenceError: nobody is not defined')).toBeVisible()
    await page.getByRole('combobox', { name: 'Theme' }).first().selectOption('dark')
    const shown = example.locator('iframe').contentFrame()
    await expect(shown.locator('html')).toHaveCSS('color-scheme', 'dark')
    await edit.click()
    await edit.click()
    await expect(code).toHaveValue(/^<p>Mine/)
    await example.getByRole('button', { name: 'Reset' }).click()
    await expect(code).toHaveValue(/<voice-search>/)
    await expect(shown.getByRole('combobox')).toBeVisible()
    await expect(example.getByText('ReferenceError')).toHaveCount(0)
  })
})

test.describe('the builder for a missing voice', () => {
  test.use({ expected: /404/ })

  test('shows a message instead of code', async ({ page }) => {
    await page.goto('/docs/start/builder/?voice=flite/female/nobody--base')
    await expect(page.getByRole('alert')).toContainText('This server has no such voice.')
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  })
})

test('the builder shows the code of its preview, and its URL restores the choices', async ({
  page,
  request,
  baseURL,
  context,
}) => {
  test.setTimeout(240_000)
  await untilHeard(request)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/start/builder/')
  const code = page.getByRole('region', { name: 'Preview and code' }).locator('pre')
  await page.getByRole('textbox', { name: 'Name of the voice' }).fill('amelia')
  await page
    .getByRole('radio', { name: /^Amelia/ })
    .first()
    .check()
  await page.getByRole('combobox', { name: 'Size' }).selectOption('480')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(code).toContainText(`${baseURL}/embed/v1/elements.js`)
  await expect(code).toContainText('theme="dark" style="display: block; min-height: 96px; max-width: 480px"')
  await expect(page).toHaveURL(/theme=dark&width=480/)
  await page.reload()
  await expect(code).toContainText('max-width: 480px')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent())
  const preview = page.getByTitle(/^Preview of/).contentFrame()
  await expect(preview.getByRole('button', { name: /^Play/ })).toBeVisible()

  await page.getByRole('radio', { name: 'Frame' }).check()
  await expect(code).toContainText(`<iframe src="${baseURL}/embed/voice/`)
  await expect(preview.getByRole('button', { name: /^Play/ }).first()).toBeVisible()
  await expect(preview.locator('html')).toHaveCSS('color-scheme', 'dark')
  await page.getByRole('radio', { name: 'Link' }).check()
  await expect(code).toHaveText(new RegExp(`^${baseURL}/voice/`))

  // A hand-written URL: an unencoded plus means a space there.
  await page.goto('/docs/start/builder/?voice=espeak/female/de+annie--high')
  await expect(page.getByRole('group', { name: 'Voice: Greta' })).toBeVisible()
  await expect(code).toContainText('voice-path="espeak/female/de+annie--high"')
})
