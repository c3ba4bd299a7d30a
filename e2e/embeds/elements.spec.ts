import type { Page } from '@playwright/test'
import { elementsOf, INSIDE } from './elements.ts'
import { expect, test } from './hostPage.ts'

const SOUND = /\/(sampleAudioTTS|snippets)\//
const VIEWS = ['details', 'similar', 'analysis'] as const
const TAGS = Object.keys(INSIDE) as (keyof typeof INSIDE)[]

/** Layout shifts of the page from now on. */
const observeLayoutShifts = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
    return seen
  })

for (const widthPx of [320, 375, 768, 1440]) {
  for (const tag of TAGS) {
    test(`<${tag}> at ${widthPx} px causes no layout shift or overflow from its first style on`, async ({
      page,
      open,
      voice,
    }) => {
      // High enough for a whole overview, except that the numbers of similar voices may wrap.
      await page.setViewportSize({ width: widthPx, height: widthPx < 768 ? 900 : 2400 })
      await open({ head: '<meta name="viewport" content="width=device-width">', body: '' })
      const shifts = await observeLayoutShifts(page)
      await page
        .locator('#slot')
        .evaluate((slot, html) => (slot.innerHTML = `${html}<p>After</p>`), elementsOf(voice)[tag])
      await expect(page.locator(`${tag} ${INSIDE[tag]}`).first()).toBeAttached()
      // Waits until the network has been idle for half a second.
      await page.waitForLoadState('networkidle')
      expect(await shifts.jsonValue()).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widthPx)
    })
  }
}

/** Delay of the visitor status in milliseconds, longer than everything else. */
const LATE_MS = 1500

for (const widthPx of [320, 375, 768])
  for (const pointer of ['fine', 'coarse'])
    test(`<voice-overview> at ${widthPx} px with a ${pointer} pointer reserves space for the remaining quota`, async ({
      page,
      open,
      voice,
      visitor,
    }) => {
      // The line must be in the viewport, since shifts outside do not count.
      await page.setViewportSize({ width: widthPx, height: 1000 })
      const enabled = pointer === 'coarse'
      await (await visitor.newCDPSession(page)).send('Emulation.setTouchEmulationEnabled', { enabled })
      await page.route('**/user/status*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS))
        await route.continue()
      })
      await open({ head: '<meta name="viewport" content="width=device-width">', body: '' })
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(enabled)
      const shifts = await observeLayoutShifts(page)
      await page.locator('#slot').evaluate((slot, html) => (slot.innerHTML = html), elementsOf(voice)['voice-overview'])
      await expect(page.locator('voice-overview [part=notes]')).toBeVisible()
      await expect(page.locator('voice-overview [part=allowance]')).toBeHidden()
      await expect(page.locator('voice-overview [part=allowance]')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shifts.jsonValue()).toEqual([])
    })

test('no element requests a sound before a click, in any of its views', async ({ page, open, voice }) => {
  const sounds: string[] = []
  page.on('request', (request) => SOUND.test(request.url()) && sounds.push(request.url()))
  const elements = elementsOf(voice)
  const views = VIEWS.map((view) => elements['voice-overview'].replace(' ', ` view="${view}" `))
  await open({ body: [...Object.values(elements), ...views].join('') })
  for (const tag of TAGS) await expect(page.locator(`${tag} ${INSIDE[tag]}`).first()).toBeAttached()
  await expect(page.locator('voice-overview[view=analysis] [part~=analysis]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(sounds).toEqual([])
})

test('an analysed sound is downloaded once and then played, seeked and analysed from memory', async ({
  page,
  open,
  voice,
}) => {
  const sounds: string[] = []
  page.on('request', (request) => SOUND.test(request.url()) && sounds.push(request.url()))
  await open({ body: elementsOf(voice)['analysis-panel'] })
  const start = page.getByRole('button', { name: 'Start Analysis' })
  const sound = page.locator('analysis-panel audio')
  const timeOf = () => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)
  await start.click()
  await expect.poll(timeOf).toBeGreaterThan(0)
  const placeS = await sound.evaluate((audio: HTMLAudioElement) => (audio.currentTime = audio.duration / 2))
  await expect.poll(timeOf).toBeGreaterThan(placeS)
  await page.getByRole('button', { name: 'Stop Analysis' }).click()
  await start.click()
  await expect(page.locator('analysis-panel [part~=analysis]')).toHaveAttribute('data-status', 'running')
  expect(sounds).toHaveLength(1)
})
