import { expect, test as base } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { watchMovement } from './movement.ts'
import { objections } from './objections.ts'

const test = base.extend<{ expected: RegExp | undefined }>({
  baseURL: process.env.E2E_BASE_URL,
  /** The errors that a test is about. */
  expected: [undefined, { option: true }],
  // Not the page of the other tests, which waits for the site's own scripts.
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

test('every page of the documentation is there, and so is every page it leads to', async ({ request }) => {
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

test('every page of the documentation is painted from one style sheet, before its scripts load', async ({
  request,
}) => {
  const complaints: string[] = []
  for (const path of await findPages(request)) {
    const html = await (await request.get(path)).text()
    const sheets = html.match(/<link rel="stylesheet" href="[^"]*">/g)?.length
    const isHeld = !/<script [^>]*type="module"/.test(html.replaceAll(/<template data-held>.*?<\/template>/gs, ''))
    if (sheets !== 1 || !isHeld) complaints.push(`${path}: ${sheets} style sheets${isHeld ? '' : ', a script at once'}`)
  }
  expect(complaints).toEqual([])
})

test('the page of a component leads to its stories, which the server shows under its own policy', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
  await page.goto('/docs/react/collections/')
  await page.getByRole('main').getByRole('link', { name: 'CollectionMenu', exact: true }).click()
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('button', { name: 'Add to collection' }).first()).toBeVisible()
  expect(messages).toEqual([])
})

/** Of each way an example is shown, one page; in that of frames, a page of ours is in a page that is in the page. */
const IS_JUDGED = /\/(elements\/frames|elements\/voice-search|react\/voice-player|start\/frameworks)\/$/

/** A line more or less within the room of an example, once the server has told how much somebody may generate, moves so little. */
const isOfThePage = (movement: string) => Number.parseFloat(movement) >= 0.001

// Each part at one width: what an example keeps free for itself is told for both.
for (const [name, width, isPart] of [
  ['elements', 375, (path: string) => path.startsWith('/docs/elements/')],
  ['components', 1440, (path: string) => path.startsWith('/docs/react/')],
  ['first steps', 375, (path: string) => !/\/(elements|react)\//.test(path)],
] as const) {
  test(`every example of the ${name} lives and moves nothing, without an error`, async ({ page, request }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 900 })
    await untilHeard(request)
    await watchMovement(page)
    let opened = 0
    for (const path of (await findPages(request)).filter(isPart)) {
      if (!/data-example-frame/.test(await (await request.get(path)).text())) continue
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      opened += await openExamples(page)
      const moved = await page.evaluate(() => window.moved)
      expect.soft(moved.filter(isOfThePage), `${path}, moved`).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      if (IS_JUDGED.test(path)) {
        // The rule takes the landmarks of all framed examples for those of one page.
        const found = (await objections(page)).filter((one) => !one.startsWith('landmark-unique:'))
        expect.soft(found, path).toEqual([])
      }
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
  await expect(search.getByText('Nothing about “zzqx”.')).toBeVisible()
})

test('an example is changed where it stands, and shows what comes of it', async ({ page, request }) => {
  test.setTimeout(240_000)
  await untilHeard(request)
  await page.goto('/docs/elements/voice-search/')
  // Until it has the height of what is in it, the frame moves what is below it.
  await openExamples(page)
  const example = page.getByRole('region', { name: 'Example search/voice-search.html' })
  await example.getByRole('button', { name: 'Edit' }).click()
  const code = example.getByRole('textbox', { name: 'Code of search/voice-search.html' })
  await expect(code).toHaveValue(/<voice-search>/)
  const shown = example.locator('iframe').contentFrame()
  await expect(shown.getByRole('combobox')).toBeVisible()
  await code.fill('<h2>Written by a reader</h2><script>document.title = "run"</script>')
  await expect(shown.getByRole('heading', { name: 'Written by a reader' })).toBeVisible()
  // What a reader writes reaches nothing of this server.
  expect(await shown.locator('body').evaluate(() => [document.title, origin])).toEqual(['run', 'null'])
  await example.getByRole('button', { name: 'Edit' }).click()
  await expect(shown.getByRole('combobox')).toBeVisible()
})

test.describe('an example that is changed into one with an error', () => {
  test.use({ expected: /nobody is not defined/ })

  test('says so, keeps what was written in another theme and without its field, and is what it was at a press', async ({
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

test.describe('the builder of a voice that is not there', () => {
  test.use({ expected: /404/ })

  test('says so in place of code that would show nothing', async ({ page }) => {
    await page.goto('/docs/start/builder/?voice=flite/female/nobody--base')
    await expect(page.getByRole('alert')).toContainText('This server has no such voice.')
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  })
})

test('the builder gives the code of what it shows, and its address leads back to it', async ({
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
  await expect(code).toContainText('style="display: block; min-height: 96px; color-scheme: dark; max-width: 480px"')
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

  // An address that somebody wrote: the name has a sign that stands for something else there.
  await page.goto('/docs/start/builder/?voice=espeak/female/de+annie--high')
  await expect(page.getByRole('group', { name: 'Voice: Greta' })).toBeVisible()
  await expect(code).toContainText('voice-path="espeak/female/de+annie--high"')
})
