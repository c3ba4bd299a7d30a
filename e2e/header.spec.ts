import { logIn, newEmail } from './logIn.ts'
import { tap } from './reachable.ts'
import { expect, test } from './test.ts'

test('the header links to each page and turns opaque after scrolling by more than 10 pixels', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Voice Rankings' })).toHaveAttribute('href', '/')
  const pages = header.getByRole('navigation', { name: 'Main' })
  for (const [name, path] of [
    ['Blind test', '/blind'],
    ['Casting', '/cast'],
    ['Create a voice', '/create-voice'],
    ['Create playlist', '/create-playlist'],
    ['About', '/about'],
  ] as const) {
    await expect(pages.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  for (const [scrolledBy, isOpaque] of [
    [10, 'false'],
    [11, 'true'],
    [0, 'false'],
  ] as const) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolledBy)
    await expect(header).toHaveAttribute('data-scrolled', isOpaque)
  }
})

for (const width of [1024, 1440]) {
  for (const isLoggedIn of [false, true]) {
    test(`at ${width} px the header is one line for a ${isLoggedIn ? 'user' : 'visitor'}, and the search has space to type`, async ({
      page,
      asUser,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await (isLoggedIn ? asUser('/about') : page.goto('/about'))
      const header = page.getByRole('banner')
      const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link')
      // At 1024 px the search has the room of these links, which the footer has too; so has "Read" at both.
      const further = width > 1280 ? ['Blind test', 'Casting'] : []
      await expect(links).toHaveText([
        'Voices',
        'Leaderboard',
        ...further,
        'Create a voice',
        'Create playlist',
        'About',
      ])
      const boxes = await header.locator('a:visible, button:visible').evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({
            left,
            right,
            middle: (top + bottom) / 2,
          })),
      )
      for (const [at, { right, middle }] of boxes.entries()) {
        expect(Math.abs(middle - 30)).toBeLessThan(2)
        expect(right).toBeLessThanOrEqual(boxes[at + 1]?.left ?? width)
      }
      const search = header.getByRole('combobox')
      await search.focus()
      expect((await search.boundingBox())?.width).toBeGreaterThan(200)
      await expect(header.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await links.first().focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/voices')
    })
  }
}

for (const path of ['/', '/about']) {
  test(`on ${path} the search suggests voices on focus, before any search`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('banner').getByRole('combobox').focus()
    await expect(page.getByText('Suggestions')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('option')).not.toHaveCount(0)
  })
}

test("the user menu links to the user's own pages", async ({ page, asUser }) => {
  await asUser('/about')
  const button = page.getByRole('button', { name: /^listener-/ })
  for (const [name, path] of [
    ['My Voices', '/app/voices'],
    ['My Collections', '/app/collections'],
    ['My Playlists', '/app/playlists'],
    ['My Snippets', '/app/snippets'],
    ['Lexicon', '/app/lexicon'],
    ['My Account', '/app/account'],
  ] as const) {
    await button.click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page).toHaveURL(path)
  }
})

test('a members page denies access to a visitor and offers login and the way home', async ({ page }) => {
  await page.goto('/special')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
  await expect(page.getByText('Log in to see this page.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible()
  await page.getByRole('link', { name: 'Go back home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('the menu has the pages and a working Login, and the search finds a voice', async ({ page, voice }) => {
    await page.goto('/about')
    await test.step('the search opens a voice', async () => {
      await tap(page.getByRole('button', { name: 'Search voices' }))
      await page.getByRole('combobox', { name: 'Search voices' }).fill(voice.voice_name)
      await tap(page.getByRole('option', { name: voice.voice_name }).first())
      await expect(page.getByRole('heading', { level: 1, name: voice.voice_name })).toBeVisible()
    })
    await test.step('the menu opens a page', async () => {
      await tap(page.getByRole('button', { name: 'Menu', exact: true }))
      await tap(page.getByRole('menuitem', { name: 'Create playlist' }))
      await expect(page).toHaveURL('/create-playlist')
    })
    await test.step('Login in the menu works', async () => {
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      await tap(menu)
      await logIn(page, newEmail(), () => tap(page.getByRole('menuitem', { name: 'Login' })))
      await tap(menu)
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    })
  })
})
