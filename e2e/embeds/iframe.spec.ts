import { voicePath } from '@voice-rankings/contract'
import { frameAddress, frameOf, governing, shareSnippet } from './frames.ts'
import { collectErrors, expect, test } from './hostPage.ts'
import { tellCookies } from './inPage.ts'
import { PLAYER } from './startHost.ts'

const SERVER = process.env.E2E_BASE_URL

test("a framed player follows the embedding page, fits its content height and pauses for the page's own player", async ({
  page,
  open,
  host,
  voice,
}) => {
  const frameHtml = frameOf(frameAddress(voice), 'height="2000"')
  await open({ body: PLAYER + frameHtml + governing('ready', 'state', 'time', 'resize', 'error') })
  const told = (type: string) =>
    expect.poll(() => page.evaluate((one) => window.heard.filter((report) => report.type === one), type))
  await told('ready').toContainEqual({ type: 'ready', title: voice.voice_name })
  const frame = page.locator('iframe')
  // Plus the frame's border of 2 px at each side.
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(129 + 4)
  const inside = frame.contentFrame()
  expect(await inside.locator('html').evaluate((root) => root.scrollHeight <= root.clientHeight)).toBe(true)

  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
  await page.evaluate(() => window.player.play())
  await told('state').toContainEqual(expect.objectContaining({ status: 'playing' }))
  await expect(page.getByRole('button', { name: 'Play Owl' })).toBeVisible()
  await told('time').not.toEqual([])
  await page.evaluate(() => window.player.seek(1000))
  await page.evaluate(() => window.player.pause())
  await expect.poll(() => page.evaluate(() => window.player.state)).toMatchObject({ status: 'paused' })
  expect(await page.evaluate(() => window.player.state.timeMs)).toBeGreaterThanOrEqual(1000)

  // Messages that do not come from the frame's window or origin are ignored.
  const before = await page.evaluate(() => window.heard.length)
  await page.evaluate(() => postMessage({ voiceRankings: 1, type: 'here' }, '*'))
  await page.evaluate((origin) => postMessage({ voiceRankings: 1, type: 'resize', heightPx: 9999 }, origin), host.url)
  expect(await page.evaluate(() => window.heard.length)).toBe(before)
  // A forged message would redirect all later commands.
  await page.evaluate(() => window.player.play())
  await expect.poll(() => page.evaluate(() => window.player.state)).toMatchObject({ status: 'playing' })
})

test('a framed player loads at most 20 kB before play, without a font, and paints only its card', async ({
  page,
  open,
  visitor,
  voice,
}) => {
  await visitor.newCDPSession(page).then((session) => session.send('Network.setCacheDisabled', { cacheDisabled: true }))
  const sizes: Promise<[string, number]>[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(SERVER ?? '')) return
    const weigh = async (): Promise<[string, number]> => {
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      return [request.resourceType(), responseBodySize + responseHeadersSize]
    }
    sizes.push(weigh())
  })
  await open({
    head: '<style>body { background: lime }</style>',
    script: () => '',
    body: frameOf(frameAddress(voice), 'height="129"'),
  })
  const inside = page.frameLocator('iframe')
  await expect(inside.locator('voice-player:defined')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const seen = await Promise.all(sizes)
  expect(seen.map(([type]) => type)).not.toContain('font')
  expect(seen.map(([type]) => type)).not.toContain('media')
  expect(seen.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(20_000)
  for (const part of ['html', 'body'])
    await expect(inside.locator(part)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(inside.getByRole('link', { name: /on Voice Rankings/ })).toBeInViewport({ ratio: 1 })
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText(voice.voice_name)
})

test('a framed player is operable with the keyboard alone, and Tab continues to its link', async ({
  page,
  open,
  voice,
}) => {
  await open({ script: () => '', body: `<button>Before</button>${frameOf(frameAddress(voice), 'height="129"')}` })
  const inside = page.frameLocator('iframe')
  await expect(inside.locator('voice-player:defined')).toBeAttached()
  await page.getByRole('button', { name: 'Before' }).focus()
  const { keyboard } = page
  await keyboard.press('Tab')
  await expect(inside.getByRole('button', { name: `Play ${voice.voice_name}` })).toBeFocused()
  await keyboard.press('Space')
  const pause = inside.getByRole('button', { name: `Pause ${voice.voice_name}` })
  await expect(pause).toBeFocused()
  await expect(inside.getByRole('group')).toHaveAttribute('data-status', 'playing')
  await keyboard.press('Enter')
  await expect(inside.getByRole('button', { name: `Play ${voice.voice_name}` })).toBeFocused()
  await keyboard.press('Tab')
  await expect(inside.getByRole('link', { name: voice.voice_name, exact: true })).toBeFocused()
  await keyboard.press('Tab')
  const seek = inside.getByRole('slider', { name: 'Seek' })
  await expect(seek).toBeFocused()
  await keyboard.press('Home')
  await expect(seek).toHaveValue('0')
  await keyboard.press('PageUp')
  await expect(seek).not.toHaveValue('0')
  await keyboard.press('Tab')
  const more = inside.getByRole('button', { name: 'More' })
  await expect(more).toBeFocused()
  await keyboard.press('Enter')
  await expect(inside.getByRole('group', { name: 'More' })).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('Escape')
  await expect(more).toBeFocused()
  await keyboard.press('Tab')
  await expect(inside.getByRole('link', { name: /on Voice Rankings/ })).toBeFocused()
})

test('without scripts a framed player shows the native player with a link to the voice', async ({ browser, voice }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(frameAddress(voice))
  await expect(page.locator('audio[controls]')).toBeVisible()
  await expect(page.locator('audio[controls]')).toHaveAttribute('src', voice.voice_sample_url ?? '')
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveAttribute('href', voicePath(voice))
  await context.close()
})

test('the More button of a framed player opens the full player, which the embedding page still controls', async ({
  page,
  open,
  voice,
}) => {
  const complaints = await collectErrors(page)
  await open({
    script: () => '',
    body: frameOf(frameAddress(voice), 'height="129" width="600"') + governing('state', 'resize'),
  })
  const inside = page.frameLocator('iframe')
  await inside.getByRole('button', { name: 'More' }).click()
  await inside.getByRole('button', { name: 'Full player' }).click()
  await expect(inside.getByRole('textbox')).toBeVisible()
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(200)
  await page.evaluate(() => window.player.play())
  await expect.poll(() => page.evaluate(() => window.player.state)).toMatchObject({ status: 'playing' })
  await page.evaluate(() => window.player.pause())
  await expect.poll(() => page.evaluate(() => window.player.state)).toMatchObject({ status: 'paused' })
  expect(complaints).toEqual([])
})

test('a snippet can be framed by its id, and a missing one shows a message', async ({ page, voice, request }) => {
  const id = await shareSnippet(request, voice, 'A frame of one snippet.')
  const answer = await page.goto(`${SERVER}/embed/snippet/${id}`)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['content-security-policy']).toContain('frame-ancestors *')
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /on Voice Rankings/ })).toHaveAttribute(
    'href',
    new RegExp(`snippet=${id}`),
  )
  expect((await request.get(`${SERVER}/embed/snippet/nobody`)).status()).toBe(404)
})

test('a framed overview reports and follows view changes, and going back leaves the embedding page in one step', async ({
  page,
  open,
  voice,
}) => {
  const address = frameAddress(voice, 'overview')
  await open()
  const before = page.url()
  await open({ body: frameOf(address, 'height="50" width="1000"') + governing('view') })
  const told = () => expect.poll(() => page.evaluate(() => window.heard))
  await told().toEqual([{ type: 'view', view: 'generate' }])
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(300)
  const inside = page.frameLocator('iframe')
  await inside.getByRole('tab', { name: 'Details' }).click()
  await told().toContainEqual({ type: 'view', view: 'details' })
  await expect.poll(() => page.frames()[1]?.url()).toBe(`${address}/details`)
  await page.evaluate(() => window.player.showView('similar'))
  await expect(inside.getByRole('tab', { name: 'Similar' })).toHaveAttribute('aria-selected', 'true')
  await told().toContainEqual({ type: 'view', view: 'similar' })
  await page.evaluate(() => window.player.showView('nowhere'))
  await expect(inside.getByRole('tab', { name: 'Similar' })).toHaveAttribute('aria-selected', 'true')
  // The number of history steps cannot be read: a page does not see the history entries of a cross-origin frame.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect.poll(() => page.url()).toBe(before)
})

test('a player in a frame with blocked cookies plays and sets no cookie', async ({ page, open, visitor, voice }) => {
  const complaints = await collectErrors(page)
  const session = await visitor.newCDPSession(page)
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
  // Blocked cookies are not visible in the browser's store, so headers and scripts are observed instead.
  const sent: Promise<unknown>[] = []
  page.on('response', (response) => sent.push(response.headerValue('set-cookie')))
  await page.addInitScript(tellCookies)
  await open({ body: frameOf(frameAddress(voice), 'height="300"') })
  const inside = page.frameLocator('iframe')
  await inside.getByRole('button', { name: /^Play/ }).click()
  await expect(inside.getByRole('button', { name: /^Pause/ })).toBeVisible()
  expect(complaints).toEqual([])
  expect((await Promise.all(sent)).filter((cookie) => cookie !== null)).toEqual([])
})

declare global {
  interface Window {
    player: {
      play(): void
      pause(): void
      seek(timeMs: number): void
      showView(view: string): void
      state: { status: string; timeMs: number }
    }
    heard: { type: string }[]
  }
}
