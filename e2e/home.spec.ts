import { devices, type Locator, type Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Time from arrival to the first sound of the visitor's own sentence. */
const FIRST_SOUND_MS = 15_000

const sentence = (page: Page) => page.getByRole('textbox', { name: 'Your sentence' })
const stage = (page: Page) => page.getByRole('region', { name: /speaks your sentence$/ })
const nameOf = async (part: Locator) => (await part.getAttribute('aria-label'))?.replace(/ speaks your sentence$/, '')

/** A text that nobody has generated before. */
const ownText = () => `This is sentence ${Math.floor(Math.random() * 1_000_000)}, and it is mine.`

const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7']

for (const place of ['desktop', 'phone'] as const) {
  test.describe(`on a ${place}`, () => {
    test.use(place === 'phone' ? { viewport, userAgent, isMobile, hasTouch } : {})

    test('a visitor hears their own sentence from the home page', async ({ page, sound }) => {
      const arrival = Date.now()
      await page.goto('/')
      const play = stage(page).getByRole('button', { name: /^Play/ })
      const box = await play.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(640)
      await page.getByRole('button', { name: 'Write your own' }).click()
      await page.keyboard.type(ownText())
      await play.click()
      await expect.poll(() => sound.position(), { timeout: FIRST_SOUND_MS }).toBeGreaterThan(0)
      expect(Date.now() - arrival).toBeLessThan(FIRST_SOUND_MS)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
    })

    test('another voice says the same sentence at once', async ({ page, sound }) => {
      await page.goto('/')
      const text = ownText()
      await sentence(page).fill(text)
      await page.getByRole('list', { name: 'Other voices' }).getByRole('button', { name: /^Play/ }).first().click()
      await expect.poll(() => sound.position(), { timeout: FIRST_SOUND_MS }).toBeGreaterThan(0)
      await expect(sentence(page)).toHaveValue(text)
    })
  })
}

test('a visitor hears their own sentence by keyboard alone', async ({ page, sound }) => {
  await page.goto('/')
  const write = page.getByRole('button', { name: 'Write your own' })
  for (let presses = 0; presses < 40 && !(await write.evaluate((node) => node.matches(':focus'))); presses += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toBeFocused()
  await page.keyboard.type(ownText())
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => sound.position(), { timeout: FIRST_SOUND_MS }).toBeGreaterThan(0)
})

test('a trait brings another voice, which speaks at once', async ({ page, sound }) => {
  await page.goto('/')
  const before = await nameOf(stage(page))
  await stage(page).getByRole('button', { name: 'fast', exact: true }).click()
  await expect.poll(() => sound.position(), { timeout: FIRST_SOUND_MS }).toBeGreaterThan(0)
  expect(await nameOf(stage(page))).not.toBe(before)
})

test.describe('of a German visitor', () => {
  test.use({ locale: 'de-AT' })

  test('the first sentence is German, in a German voice, and a language brings its own', async ({ page, sound }) => {
    await page.goto('/')
    const own = page.getByRole('textbox', { name: 'Dein Satz' })
    await expect(own).toHaveValue(/^Kapitel eins/)
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await expect(own).toHaveValue(/^Chapter one/)
    await expect.poll(() => sound.position(), { timeout: FIRST_SOUND_MS }).toBeGreaterThan(0)
  })
})

test('a voice that is pressed on the map says the sentence', async ({ page, sound }) => {
  await page.goto('/')
  const map = page.getByRole('application', { name: 'Map of voices by Pitch and Pace' })
  await page.getByRole('link', { name: 'Open the map' }).scrollIntoViewIfNeeded()
  await map.focus()
  // The map is empty until its voices are loaded.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('status').filter({ hasText: / Hz/ })).toBeAttached({ timeout: 500 })
  }).toPass()
  await page.keyboard.press(' ')
  await expect.poll(() => sound.position(), { timeout: FIRST_SOUND_MS }).toBeGreaterThan(0)
})

test('the HTML of the embedded player can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<voice-player voice-path="')
})

test('the home page has samples and a search without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('audio').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Describe a voice' }).fill('calm')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/\/voices\?.*q=calm/)
  await context.close()
})
