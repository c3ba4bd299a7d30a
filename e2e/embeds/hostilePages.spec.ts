import type { Page } from '@playwright/test'
import { complaintsOf, expect, test } from './hostPage.ts'
import { HOSTILE_PAGES } from './hostilePages.ts'
import { moduleOf, OTHER_VERSION } from './startHost.ts'

const globalsOf = (page: Page) => page.evaluate(() => Object.getOwnPropertyNames(window).toSorted())

for (const [oddity, shown] of Object.entries(HOSTILE_PAGES)) {
  test(`a player is itself, is worked by pointer and keyboard, and leaves the page alone: ${oddity}`, async ({
    page,
    host,
  }) => {
    const complaints = await complaintsOf(page)
    const address = host.show(shown)
    await page.goto(`${address}/bare`)
    const before = await globalsOf(page)
    complaints.length = 0
    await page.goto(address)

    const play = page.getByRole('button', { name: 'Play Owl' })
    await play.click()
    const pause = page.getByRole('button', { name: 'Pause Owl' })
    await expect(pause).toBeVisible()
    await pause.press(' ')
    await expect(play).toBeVisible()
    const { width = 0, height = 0 } = (await play.boundingBox()) ?? {}
    expect(width).toBeCloseTo(height, 0)
    expect([44, 88]).toContain(Math.round(width))
    await expect(page.locator('voice-player[title=Owl]').getByRole('slider', { name: 'Seek' })).toBeEnabled()
    await expect(page.locator('#host')).toHaveText('The page of somebody else.')
    expect(await globalsOf(page)).toEqual(before)
    expect(complaints).toEqual([])
  })
}

test('of two versions of the script the first stays, works, and a warning names the other', async ({ page, open }) => {
  const complaints = await complaintsOf(page)
  await open({ script: (address) => moduleOf(address) + moduleOf(`HOST${OTHER_VERSION}elements.js`) })
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
  expect(complaints).toEqual([expect.stringContaining('or another version than 0.0.1')])
})

test('in a sandboxed frame, which has no storage and no origin, a player plays', async ({ page, open, host }) => {
  const complaints = await complaintsOf(page)
  const inner = host.show({})
  await open({ body: `<iframe sandbox="allow-scripts" src="${inner}" title="Sandbox" allow="autoplay"></iframe>` })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Play Owl' }).click()
  await expect(frame.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('where the system gives the colours, and on paper, what a player has to say is seen', async ({ page, open }) => {
  await open()
  const play = page.getByRole('button', { name: 'Play Owl' })
  await page.emulateMedia({ forcedColors: 'active' })
  await play.focus()
  const colours = await play.evaluate((button) => {
    const { outlineStyle, color, backgroundColor } = getComputedStyle(button)
    return { outlineStyle, isSeen: color !== backgroundColor }
  })
  expect(colours).toEqual({ outlineStyle: 'solid', isSeen: true })
  await page.emulateMedia({ forcedColors: null, media: 'print' })
  await expect(page.getByText('Owl', { exact: true })).toBeVisible()
  await expect(page.getByText('0:20')).toBeVisible()
})
