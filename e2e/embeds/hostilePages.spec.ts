import type { Page } from '@playwright/test'
import { objections } from '../objections.ts'
import { complaintsOf, expect, test } from './hostPage.ts'
import { HOSTILE_PAGES } from './hostilePages.ts'
import { lookAtPlayer, rememberGlobals, scorePlayer } from './scorePlayer.ts'
import type { DrivenPage } from './scorePlayer.ts'
import { moduleOf, OTHER_VERSION, PLAYER } from './startHost.ts'

const DESKTOP = { width: 1440, height: 900 }

const drive = (page: Page): DrivenPage => ({
  async open(url) {
    await page.mouse.move(0, 0)
    await page.goto(url)
  },
  run: (code, given) => page.evaluate(code as never, given) as never,
  click: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
})

/** How far the page can be scrolled sideways, in CSS pixels. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

let plain = ''

for (const [number, odd] of Object.entries(HOSTILE_PAGES)) {
  test(`page ${number}, ${odd.oddity}: a player is itself, is worked by pointer and keyboard, and leaves the page alone`, async ({
    page,
    host,
  }) => {
    const complaints = await complaintsOf(page)
    await page.addInitScript(rememberGlobals)
    if (plain === '') {
      await page.goto(host.show({}))
      await expect(page.getByRole('button', { name: 'Play Owl' })).toBeVisible()
      plain = (await page.evaluate(lookAtPlayer))?.looks ?? ''
    }
    if (odd.widthPx) await page.setViewportSize({ ...DESKTOP, width: odd.widthPx })
    await scorePlayer(drive(page), host.show(odd), odd, plain)
    expect(complaints).toEqual([])
    // Of the page around, only what it says of the player is ours.
    const found = odd.breaksAxe ? [] : await objections(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    expect(found.filter((text) => text.includes('part='))).toEqual([])
    if (odd.widthPx) expect(await page.evaluate(overflow)).toBe(0)
  })
}

test('page 17, a sandboxed frame without storage and origin: a player plays', async ({ page, open, host }) => {
  const complaints = await complaintsOf(page)
  const inner = host.show({})
  await open({ body: `<iframe sandbox="allow-scripts" src="${inner}" title="Sandbox" allow="autoplay"></iframe>` })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Play Owl' }).click()
  await expect(frame.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('page 27, where the system gives the colours, and on paper: what a player has to say is seen', async ({
  page,
  open,
}) => {
  await open()
  const play = page.getByRole('button', { name: 'Play Owl' })
  await page.emulateMedia({ forcedColors: 'active' })
  await play.focus()
  const colours = () =>
    play.evaluate((button) => {
      const { outlineStyle, color, backgroundColor } = getComputedStyle(button)
      return { hasOutline: outlineStyle !== 'none', isSeen: color !== backgroundColor }
    })
  await expect.poll(colours).toEqual({ hasOutline: true, isSeen: true })
  await page.emulateMedia({ forcedColors: null, media: 'print' })
  await expect(page.getByText('Owl', { exact: true })).toBeVisible()
  await expect(page.getByText('0:20')).toBeVisible()
})

test('page 28, where motion is not wanted: a player steps and does not glide', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open()
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
  const running = () =>
    page.locator('voice-player').evaluate(({ shadowRoot }) => {
      const heard = shadowRoot?.querySelector('[part=waveform-heard]')
      return heard?.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length
    })
  await expect.poll(running).toBe(0)
})

test('page 37, two versions of the script: the first stays, works, and a warning names the other', async ({
  page,
  open,
}) => {
  const complaints = await complaintsOf(page)
  await open({ script: (address) => moduleOf(address) + moduleOf(`HOST${OTHER_VERSION}elements.js`) })
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
  expect(complaints).toEqual([expect.stringContaining('or another version than 0.0.1')])
})

test('page 39, something of the page’s over everything: an overview that opens lies above it', async ({
  page,
  open,
}) => {
  await open({
    body: `<div style="position: fixed; inset: 0; z-index: 2147483647; background: lime"></div><voice-overview voice-path="flite/female/nobody"></voice-overview>`,
  })
  const overview = page.locator('voice-overview')
  await expect.poll(() => overview.evaluate((element) => element.matches(':defined'))).toBe(true)
  await overview.evaluate((element: HTMLElement & { show(): void }) => element.show())
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('page 40, a body that is swapped: a player plays on where it is kept, and falls silent where it is not', async ({
  page,
  open,
  host,
}) => {
  await open()
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
  await page.evaluate(() => {
    const player = document.querySelector('voice-player')
    const body = document.createElement('body')
    if (player) body.append(player)
    document.body.replaceWith(body)
  })
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
  await page.evaluate((html) => (document.body.innerHTML = html), PLAYER.replace('HOST', host.url))
  await expect(page.getByRole('button', { name: 'Play Owl' })).toBeVisible()
})
