import { EMBED_BUDGET } from '../../scripts/bench/budgets.mjs'
import { weighEmbed } from '../../scripts/bench/weighEmbed.mjs'
import { voicePath } from '@voice-rankings/contract'
import { objections } from '../objections.ts'
import { complaintsOf, expect, SCRIPT, test } from './hostPage.ts'
import { PLAYER } from './startHost.ts'

/** Elements inside a player that nobody has touched. */
const MOST_NODES = 20

test('what pages load of us weighs no more than it may', () => {
  const tooHeavy = Object.entries(weighEmbed()).filter(([part, bytes]) => bytes > (EMBED_BUDGET[part] ?? 0))
  expect(tooHeavy).toEqual([])
})

test('a player is copied with its node, and one of the two plays at a time', async ({ page, open }) => {
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

test('what More shows is loaded by it, fits a phone, and axe objects to nothing in either theme', async ({
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
    expect((await objections(page)).filter((text) => text.includes('part='))).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  // What comes later has the colours and corners of what was there.
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCSS('border-radius', '10px')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toHaveCSS('color', 'rgb(255, 255, 255)')
})

test('every element works on a page with additions to Object.prototype', async ({ page, open, voice }) => {
  const complaints = await complaintsOf(page)
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

test('a player says so when its sound cannot be had, and plays once it can', async ({ page, open, host }) => {
  await page.route(host.sound, (route) => route.abort('internetdisconnected'))
  await open()
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(host.sound)
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
})

test('a player that a browser will not start by itself says so, and starts at a click', async ({ page, open }) => {
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

test('a click is not lost while what a sound needs is long on its way', async ({ page, open }) => {
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

for (const part of ['wake', 'VoiceSearchElement']) {
  test(`an element whose ${part} could not be loaded is loaded when somebody points to its place`, async ({
    page,
    open,
  }) => {
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

test('a search on somebody else’s page suggests voices as soon as it is focused', async ({ page, open }) => {
  await open({ body: '<voice-search></voice-search>' })
  await page.getByRole('combobox').focus()
  await expect(page.getByText('Suggestions')).toBeVisible()
  await expect(page.getByRole('option')).not.toHaveCount(0)
})

test('players ask for one script, and for no sound before somebody points to one, however many there are', async ({
  page,
  open,
}) => {
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

test('fifty players of one voice ask the server for it once', async ({ page, open, voice }) => {
  const path = voicePath(voice)
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await open({ body: `<voice-player voice-path="${path}"></voice-player>`.repeat(50) })
  await expect(page.getByRole('button', { name: `Play ${voice.voice_name}`, disabled: false })).toHaveCount(50)
  expect(asked.filter((one) => one.startsWith('/api/'))).toEqual([`/api/v1${path}`])
})

test('with the loader a player is loaded by the click that wants it, which is not lost', async ({ page, open }) => {
  await open({
    script: (address) => `<script type="module" src="${address.replace('elements.js', 'loader.js')}"></script>`,
    body: `<voice-player src="/sound.wav" title="Owl"><template shadowrootmode="open"><div class="root" part="player"><button part="play-button" aria-label="Play Owl">Play</button></div></template></voice-player>`,
  })
  await page.getByRole('button', { name: 'Play Owl' }).click()
  await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
})

test('without its server the page is as it was', async ({ page, open }) => {
  await open({ script: () => '<script type="module" src="http://127.0.0.1:9/embed/v1/elements.js"></script>' })
  await expect(page.locator('#host')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

for (const [what, attributes, words] of [
  ['that is not there', 'voice-path="flite/female/nobody"', 'Voice not found'],
  ['whose server is down', 'voice-path="flite/female/slt" base-url="http://127.0.0.1:9"', 'could not be loaded'],
] as const) {
  test(`a player of a voice ${what} says so, and throws nothing`, async ({ page, open }) => {
    const complaints = await complaintsOf(page)
    await open({ body: `<voice-player ${attributes} title="Nobody"></voice-player>` })
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play Nobody' })).toBeDisabled()
    expect(complaints.filter((text) => !/Failed to load resource|could not be loaded/.test(text))).toEqual([])
  })
}
