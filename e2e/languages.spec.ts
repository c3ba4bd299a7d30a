import type { Browser, Locator, Page } from '@playwright/test'
import { cutTexts } from './cutTexts.ts'
import { OPEN_PAGES, OWN_PAGES, voicePages } from './site.ts'
import { expect, test } from './test.ts'

const languageLinks = (page: Page) => page.getByRole('contentinfo').locator('a[hreflang]')
const isRightToLeft = (code: string) => code === 'ar'

/** Codes of the languages that the footer offers. */
async function offeredLanguages(page: Page): Promise<string[]> {
  await page.goto('/about')
  return languageLinks(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hreflang))
}

/** Expects the page in a language, as the server sent it and as the browser shows it. */
async function expectLanguage(page: Page, code: string): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', code)
  await expect(html).toHaveAttribute('dir', isRightToLeft(code) ? 'rtl' : 'ltr')
  await expect(languageLinks(page).and(page.locator('[aria-current]'))).toHaveAttribute('hreflang', code)
}

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' })

  test('the site is German from the first response on', async ({ page }) => {
    const answer = await page.goto('/')
    expect(answer?.headers()).toMatchObject({
      'content-language': 'de',
      vary: expect.stringContaining('Accept-Language'),
    })
    expect(await answer?.text()).toContain('<html lang="de" dir="ltr"')
    await expectLanguage(page, 'de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreib einen Satz. Hör, wer ihn am besten sagt.')
    await page.getByRole('banner').getByRole('link', { name: 'Stimmen', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stimmen')
    await expect(page).toHaveTitle('Stimmen · Voice Rankings')
  })

  test('a choice of English is kept', async ({ page }) => {
    await page.goto('/')
    await languageLinks(page).filter({ hasText: 'English' }).click()
    await expectLanguage(page, 'en')
  })
})

test('the login page is in the language chosen in the footer, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const code of await offeredLanguages(page)) {
    await test.step(code, async () => {
      await page.goto(`/about?lang=${code}`)
      // The pages of the server need no scripts.
      await page.evaluate(() => (location.href = '/api/v1/login'))
      await expect(page.getByRole('textbox')).toHaveCount(2)
      expect(await cutTexts(page), code).toEqual([])
      await page.locator('button[value=show-create]').click()
      await expect(page.locator('button[value=create]')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      expect(await cutTexts(page), code).toEqual([])
    })
  }
})

test('a language chosen in the footer stays on the next page and after a reload', async ({ page }) => {
  const codes = await offeredLanguages(page)
  expect(codes).toContain('de')
  for (const code of codes.toReversed()) {
    await test.step(code, async () => {
      await page.goto('/voices?gender=female')
      await page.getByRole('contentinfo').locator(`a[hreflang=${code}]`).click()
      await expect(page).toHaveURL('/voices?gender=female')
      await expectLanguage(page, code)
      await page.getByRole('contentinfo').locator('a[href="/leaderboard"]').click()
      await expect(page).toHaveURL('/leaderboard')
      await expectLanguage(page, code)
      await page.reload()
      await expectLanguage(page, code)
    })
  }
})

test('a page loads the texts of its language only', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/about')
  expect(scripts.filter((path) => /german/.test(path))).toEqual([])
  await languageLinks(page).filter({ hasText: 'Deutsch' }).click()
  await expectLanguage(page, 'de')
  await expect.poll(() => scripts.filter((path) => /german/.test(path)).length).toBe(1)
})

test('without scripts a language is chosen in the footer too', async ({ browser, baseURL }) => {
  const page = await openWithoutScripts(browser, baseURL ?? '')
  await page.goto('/about')
  await languageLinks(page).filter({ hasText: 'Deutsch' }).click()
  await expectLanguage(page, 'de')
  await page.goto('/leaderboard')
  await expectLanguage(page, 'de')
  await page.context().close()
})

async function openWithoutScripts(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  return context.newPage()
}

test.describe('at a width of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('no text is cut off in any language, on no page and in no overlay', async ({ page, voice, asUser }) => {
    test.setTimeout(600_000)
    const pages = [...OPEN_PAGES, ...OWN_PAGES, ...voicePages(voice)]
    const codes = await offeredLanguages(page)
    await asUser('/about')
    for (const code of codes) {
      await page.goto(`/about?lang=${code}`)
      await expectLanguage(page, code)
      for (const { path } of pages) {
        await test.step(`${code} ${path}`, async () => {
          await page.goto(path)
          expect.soft(await cutTexts(page), `${code} ${path}`).toEqual([])
          // The header is the same on all pages.
          const place = path === '/about' ? 'body' : 'main'
          for (const opener of await openersOf(page.locator(`${place} [aria-haspopup]:visible`)))
            await checkOverlay(page, opener, `${code} ${path}`)
        })
      }
    }
  })
})

/** The buttons, but only the first of each kind on cards and in rows, where all open the same. */
async function openersOf(buttons: Locator): Promise<Locator[]> {
  const kinds = await buttons.evaluateAll((nodes) =>
    nodes.map((node) =>
      node.closest('article, li, tr') ? `${node.className} ${node.getAttribute('part')} ${node.ariaHasPopup}` : null,
    ),
  )
  return kinds.flatMap((kind, index) => (kind === null || kinds.indexOf(kind) === index ? buttons.nth(index) : []))
}

/** Opens what a button opens, looks at its texts, and closes it. A download without a sound yet opens nothing. */
async function checkOverlay(page: Page, opener: Locator, where: string): Promise<void> {
  if (!(await opener.isVisible()) || !(await opener.isEnabled())) return
  const name = await opener.evaluate((node) => node.getAttribute('aria-label') ?? node.textContent)
  await opener.press('Enter')
  const isOpen = await page
    .waitForFunction((node) => node?.ariaExpanded === 'true', await opener.elementHandle(), { timeout: 2000 })
    .catch(() => null)
  if (!isOpen) return
  expect.soft(await cutTexts(page), `${where}, ${name}`).toEqual([])
  await page.keyboard.press('Escape')
}
