import type { Page } from '@playwright/test'
import { EMBED_BUDGET, WIRE_BUDGET } from '../../scripts/bench/budgets.mjs'
import { measureWire } from '../../scripts/bench/embed/measureWire.mjs'
import { weighEmbed } from '../../scripts/bench/weighEmbed.mjs'
import { voicePath } from '@voice-rankings/contract'
import { axeViolations } from '../axeViolations.ts'
import { collectErrors, expect, SCRIPT, test } from './hostPage.ts'
import { PLAYER } from './startHost.ts'

/** Maximum number of elements inside an idle player. */
const MOST_NODES = 20

test('the embedded scripts stay within their size budgets', () => {
  const tooHeavy = Object.entries(weighEmbed()).filter(([part, bytes]) => bytes > (EMBED_BUDGET[part] ?? 0))
  expect(tooHeavy).toEqual([])
})

test('a player of a voice stays within its wire budgets before play and from the click until it plays in full', async ({
  browser,
  host,
  voice,
}) => {
  test.slow()
  // A new context has an empty cache.
  const context = await browser.newContext()
  const body = `<voice-player voice-path="${voicePath(voice)}"></voice-player>`
  const loaded = await measureWire(await context.newPage(), host.show({ body }))
  await context.close()
  const tooMuch = (['rest', 'click'] as const).flatMap((when) =>
    Object.entries(WIRE_BUDGET[when])
      .map(([what, most]) => ({ when, what, most, is: Number(Reflect.get(loaded[when], what)) }))
      .filter(({ most, is }) => !(is <= most)),
  )
  expect(tooMuch).toEqual([])
})

test('a cloned player works, and only one of the two plays at a time', async ({ page, open }) => {
  await open()
  await page.evaluate(() => {
    const player = document.querySelector('voice-player')
    const copy = player?.cloneNode(true) as HTMLElement
    copy.setAttribute('title', 'Copy')
    player?.after(copy)
  })
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
  await page.getByRole('button', { name: 'Play Copy' }).click()
  await expect(page.getByRole('button', { name: 'Pause Copy' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play Owl' })).toBeVisible()
})

test('the More menu loads on demand, fits a phone and has no axe violations in either theme', async ({
  page,
  open,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 320, height: 640 })
  await open({
    head: '<meta name="color-scheme" content="light dark">',
    body: PLAYER.replace('title', 'marks="HOST/none.vtt" href="/owl" title'),
  })
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible()
  expect(asked.filter((url) => url.includes('toggleFoot'))).toEqual([])
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true')
  for (const name of ['Captions', 'Share']) await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Playback speed' })).toHaveValue('1')
  await expect(page.getByRole('link', { name: 'Download audio' })).toHaveAttribute('download', '')
  await expect(page.getByRole('link', { name: 'Open page' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect((await axeViolations(page)).filter((text) => text.includes('part='))).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  // Lazily loaded parts have the same colours and corners as the rest.
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCSS('border-radius', '10px')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toHaveCSS('color', 'rgb(255, 255, 255)')
})

test('every element works on a page with additions to Object.prototype', async ({ page, open, voice }) => {
  const complaints = await collectErrors(page)
  const path = voicePath(voice)
  await open({
    head: '<script>Object.prototype.each = function () {}; Object.prototype.user = Object.prototype.clone = "text"</script>',
    body: `<voice-overview voice-path="${path}" mode="page"></voice-overview>
      <similar-voices voice-id="${voice.voice_id}"></similar-voices>
      <analysis-panel voice-path="${path}"></analysis-panel>
      <voice-search></voice-search>`,
  })
  await expect(page.locator('voice-overview').getByText(voice.voice_name).first()).toBeVisible()
  await expect(
    page
      .locator('similar-voices')
      .getByRole('button', { name: /^Play / })
      .first(),
  ).toBeVisible()
  await expect(page.locator('analysis-panel').getByRole('button', { name: 'Start Analysis' })).toBeVisible()
  await page.locator('voice-search').getByRole('combobox').fill(voice.voice_name)
  await expect(page.locator('voice-search').getByRole('option').first()).toBeVisible()
  for (const tag of ['voice-overview', 'similar-voices', 'analysis-panel', 'voice-search']) {
    await expect(page.locator(tag).getByRole('alert')).toHaveCount(0)
  }
  expect(complaints).toEqual([])
})

test('a player reports that its sound failed to load, and plays once it can', async ({ page, open, host }) => {
  await page.route(host.sound, (route) => route.abort('internetdisconnected'))
  await open()
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(host.sound)
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
})

test('a player reports a blocked autoplay and starts at a click', async ({ page, open }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function playOnce() {
      HTMLMediaElement.prototype.play = play
      return Promise.reject(new DOMException('Nobody has used the page yet.', 'NotAllowedError'))
    }
  })
  await open()
  await page.locator('voice-player').evaluate((player: HTMLElement & { play(): Promise<void> }) => player.play())
  await expect(page.getByRole('alert')).toContainText('Press play once more')
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a click on a player is kept while its code loads', async ({ page, open }) => {
  let letGo: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/createController-*.js', async (route) => {
    await held
    await route.continue()
  })
  await open()
  await page.getByRole('button', { name: 'Play Owl' }).click()
  letGo?.()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
})

for (const part of ['upgrade', 'VoiceSearchElement']) {
  test(`an element whose ${part} failed to load is loaded again on hover`, async ({ page, open }) => {
    const missing = `**/${part}-*.js`
    await page.route(missing, (route) => route.abort('internetdisconnected'))
    const failed = page.waitForEvent('requestfailed')
    await open({ body: '<voice-search></voice-search>' })
    await failed
    await page.unroute(missing)
    await page.locator('#host').hover()
    await page.locator('voice-search').hover()
    await expect(page.locator('voice-search').getByRole('combobox')).toBeVisible()
  })
}

test('a search on another site suggests voices on focus', async ({ page, open }) => {
  await open({ body: '<voice-search></voice-search>' })
  await page.getByRole('combobox').focus()
  await expect(page.getByText('Suggestions')).toBeVisible()
  await expect(page.getByRole('option')).not.toHaveCount(0)
})

test('any number of players request one script, and no sound before hover', async ({ page, open }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open({ body: PLAYER.repeat(20) })
  await expect(page.getByRole('button', { name: 'Play Owl' })).toHaveCount(20)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([page.url(), SCRIPT])
  const nodes = await page
    .locator('voice-player')
    .evaluateAll((all) => all.reduce((sum, { shadowRoot }) => sum + (shadowRoot?.querySelectorAll('*').length ?? 0), 0))
  expect(nodes).toBeLessThanOrEqual(20 * MOST_NODES)
})

/** Empties the cache: a browser requests a stale answer again although it shows it at once (stale-while-revalidate). */
async function emptyCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

test('fifty players of one voice request it once', async ({ page, open, voice }) => {
  await emptyCache(page)
  const path = voicePath(voice)
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await open({ body: `<voice-player voice-path="${path}"></voice-player>`.repeat(50) })
  await expect(page.getByRole('button', { name: `Play ${voice.voice_name}`, disabled: false })).toHaveCount(50)
  expect(asked.filter((one) => one.startsWith('/api/'))).toEqual(['/api/v1/voice/samples'])
})

test('players of distinct voices send one request, show missing voices, and later ones request those again', async ({
  page,
  open,
  voice,
}) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  const paths = [voicePath(voice), 'flite/female/nobody', 'flite/male/nobody']
  await open({ body: paths.map((path) => `<voice-player voice-path="${path}"></voice-player>`).join('') })
  await expect(page.getByRole('button', { name: `Play ${voice.voice_name}`, disabled: false })).toHaveCount(1)
  await expect(page.getByText('Voice not found')).toHaveCount(2)
  const calls = () => asked.filter((one) => one.startsWith('/api/'))
  expect(calls()).toHaveLength(1)
  await page.locator('#slot').evaluate(
    (slot, known) => {
      slot.insertAdjacentHTML(
        'beforeend',
        known + known.replace(/voice-path="[^"]*"/, 'voice-path="flite/male/nobody"'),
      )
    },
    `<voice-player voice-path="${voicePath(voice)}"></voice-player>`,
  )
  await expect(page.getByRole('button', { name: `Play ${voice.voice_name}`, disabled: false })).toHaveCount(2)
  await expect(page.getByText('Voice not found')).toHaveCount(3)
  expect(calls()).toHaveLength(2)
})

test('players in closed shadow roots share the request of the page', async ({ page, open, voice }) => {
  await emptyCache(page)
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await open()
  await page.locator('#slot').evaluate(
    (slot, player) => {
      const root = slot.attachShadow({ mode: 'closed' })
      slot.insertAdjacentHTML('afterend', player)
      root.innerHTML = player
      // Tests cannot look into a closed root.
      new MutationObserver(
        () => (slot.dataset['shown'] = root.querySelector('voice-player')?.getAttribute('title') ?? ''),
      ).observe(root, { attributes: true, subtree: true })
    },
    `<voice-player voice-path="${voicePath(voice)}"></voice-player>`,
  )
  await expect(page.getByRole('button', { name: `Play ${voice.voice_name}`, disabled: false })).toHaveCount(1)
  await expect(page.locator('#slot')).toHaveAttribute('data-shown', voice.voice_name)
  expect(asked.filter((one) => one.startsWith('/api/'))).toHaveLength(1)
})

test('with the loader, the click that loads a player also starts it', async ({ page, open }) => {
  await open({
    script: (address) => `<script type="module" src="${address.replace('elements.js', 'loader.js')}"></script>`,
    body: `<voice-player src="/sound.wav" title="Owl"><template shadowrootmode="open"><div class="root" part="player"><button part="play-button" aria-label="Play Owl">Play</button></div></template></voice-player>`,
  })
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
})

test('without its server, a page with players stays unchanged', async ({ page, open }) => {
  await open({ script: () => '<script type="module" src="http://127.0.0.1:9/embed/v1/elements.js"></script>' })
  await expect(page.locator('#host')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

for (const [what, attributes, words] of [
  ['that does not exist', 'voice-path="flite/female/nobody"', 'Voice not found'],
  ['whose server is down', 'voice-path="flite/female/slt" base-url="http://127.0.0.1:9"', 'could not be loaded'],
] as const) {
  test(`a player of a voice ${what} shows a message and throws no error`, async ({ page, open }) => {
    const complaints = await collectErrors(page)
    await open({ body: `<voice-player ${attributes} title="Nobody"></voice-player>` })
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play Nobody' })).toBeDisabled()
    expect(complaints.filter((text) => !/Failed to load resource|could not be loaded/.test(text))).toEqual([])
  })
}
