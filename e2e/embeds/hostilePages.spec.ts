import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { HOST, openHostPage, PLAYER } from './hostPage.ts'
import { HOSTILE_PAGES } from './hostilePages.ts'

test.use({ actionTimeout: 5000 })
// What the page still asks for when a test is over is nobody's concern.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const SCRIPT = `${process.env.E2E_BASE_URL}/embed/v1/elements.js`

/** What a page complains of: errors of scripts, of the console, and against its policy. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} forbids ${blockedURI}`),
    )
  })
  return complaints
}

const globalsOf = (page: Page) => page.evaluate(() => Object.getOwnPropertyNames(window).toSorted())

test.describe('a player on a hostile page', () => {
  for (const [oddity, host] of Object.entries(HOSTILE_PAGES)) {
    test(`is itself, is worked by pointer and keyboard, and leaves the page alone: ${oddity}`, async ({ page }) => {
      const complaints = await complaintsOf(page)
      await openHostPage(page, 'data:text/javascript,', host)
      const before = await globalsOf(page)
      complaints.length = 0
      await openHostPage(page, SCRIPT, host)

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
})

test.describe('a player', () => {
  test('goes on over a swap of the page’s body that keeps it, and falls silent over one that does not', async ({
    page,
  }) => {
    await openHostPage(page, SCRIPT)
    await page.getByRole('button', { name: 'Play Owl' }).click()
    await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
    await page.evaluate(() => {
      const player = document.querySelector('voice-player')
      const body = document.createElement('body')
      if (player) body.append(player)
      document.body.replaceWith(body)
    })
    await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
    await page.evaluate((html) => (document.body.innerHTML = html), PLAYER)
    await expect(page.getByRole('button', { name: 'Play Owl' })).toBeVisible()
  })

  test('is copied with its node, and one of the two plays at a time', async ({ page }) => {
    await openHostPage(page, SCRIPT)
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

  test('says so when its sound cannot be had, and plays once it can', async ({ page }) => {
    await openHostPage(page, SCRIPT)
    await page.route(`${HOST}/sound.wav`, (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Play Owl' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute(`${HOST}/sound.wav`)
    await page.getByRole('button', { name: 'Play Owl' }).click()
    await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
  })

  test('asks for one script, and for no sound before somebody points to it, however many there are', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openHostPage(page, SCRIPT, { body: PLAYER.repeat(20) })
    await expect(page.getByRole('button', { name: 'Play Owl' })).toHaveCount(20)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([`${HOST}/`, SCRIPT])
  })

  test('with the loader it is loaded by the click that wants it, which is not lost', async ({ page }) => {
    await openHostPage(page, SCRIPT.replace('elements.js', 'loader.js'), {
      body: `<voice-player src="/sound.wav" title="Owl"><template shadowrootmode="open"><div class="root" part="player"><button part="play-button" aria-label="Play Owl">Play</button></div></template></voice-player>`,
    })
    await page.getByRole('button', { name: 'Play Owl' }).click()
    await expect(page.getByRole('button', { name: 'Pause Owl' })).toBeVisible()
  })

  test('without its server the page is as it was', async ({ page }) => {
    await openHostPage(page, 'http://127.0.0.1:9/embed/v1/elements.js')
    await expect(page.locator('#host')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })

  test('of a voice that is not there says so', async ({ page }) => {
    await openHostPage(page, SCRIPT, {
      body: '<voice-player voice-path="flite/female/nobody" title="Nobody"></voice-player>',
    })
    await expect(page.getByText('Voice not found')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play Nobody' })).toBeDisabled()
  })
})
