import { setTimeout as wait } from 'node:timers/promises'
import { expectNoLayoutShift, watchLayoutShifts } from './layoutShifts.ts'
import { tap } from './reachable.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

test('on a phone the filters are in a sheet that shows the number of matching voices', async ({ page, voice }) => {
  await page.goto('/voices')
  await expect(page.getByRole('article').first(), voice.voice_name).toBeVisible()
  await tap(page.getByRole('button', { name: /^Filters/ }))
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await tap(sheet.getByText(voice.voice_gender === 'female' ? 'Female' : 'Male', { exact: true }))
  await expect(page).toHaveURL(/gender=/)
  await tap(sheet.getByRole('button', { name: /^Show \d+ voices?$/ }))
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: /^Filters · \d/ })).toBeVisible()
})

test('on a phone every control of the catalogue is large enough to tap', async ({ page, voice }) => {
  await page.goto('/voices')
  await expect(page.getByRole('article').first(), voice.voice_name).toBeVisible()
  const buttons = page.getByRole('article').getByRole('button')
  for (const button of await buttons.all()) {
    const box = await button.boundingBox()
    if (!box) continue
    expect(Math.min(box.width, box.height), (await button.getAttribute('aria-label')) ?? '').toBeGreaterThanOrEqual(44)
  }
})

test('on a phone late fonts cause no layout shift', async ({ page }) => {
  await watchLayoutShifts(page)
  await page.route('**/*.woff2', async (route) => {
    await wait(1500)
    await route.continue()
  })
  for (const path of ['/about', '/privacy']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await expectNoLayoutShift(page, path)
  }
})

test('on a phone a voice is a page, and going back restores the position in the list', async ({ page, voice }) => {
  // The list grows until every voice has a sample, about a minute on a fresh server.
  test.slow()
  await expect
    .poll(async () => (await (await page.request.get('/readyz')).json()).message, { timeout: 120_000 })
    .toMatch(/^All \d+ voices/)
  await page.goto('/voices?languageCode=all')
  const cards = page.getByRole('article').getByRole('link')
  await expect(cards, voice.voice_name).not.toHaveCount(0)
  await cards.last().scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await cards.last().tap()
  await expect(page.getByRole('navigation', { name: 'Voice views' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Voices' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('on a phone the player of a voice docks while its controls are scrolled out', async ({ page, voice }) => {
  const { voice_service: service, voice_gender: gender, voice_speaker_id: speaker } = voice
  await page.goto(`/voice/${service}/${gender}/${speaker}`)
  const dock = page.getByRole('region', { name: 'Now playing' })
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await expect(play).toBeVisible()
  await expect(dock).toBeHidden()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await tap(dock.getByRole('button', { name: `Play ${voice.voice_name}` }))
  await expect(dock.getByRole('button', { name: `Pause ${voice.voice_name}` })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const top = (await dock.boundingBox())?.y ?? 0
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top)
  await page.getByRole('button', { name: 'Pause', exact: true }).scrollIntoViewIfNeeded()
  await expect(dock).toBeHidden()
})
