import { launch } from 'puppeteer-core'
import type { Browser } from 'puppeteer-core'
import { voicePath } from '@voice-rankings/contract'
import { BROWSER_ARGS, findBrowserWithWindows } from '../../scripts/browser.mjs'
import { isWithoutFirefox, launchFirefox, NO_FIREFOX } from '../../scripts/launchFirefox.mjs'
import { drivePuppeteer } from './drivePuppeteer.ts'
import { frameAddress, frameOf, governing } from './frames.ts'
import { expect, test } from './hostPage.ts'
import { lookAtReturn, rememberReturn } from './inPage.ts'
import { clickPlayer, expectPlayer } from './scorePlayer.ts'
import { PLAYER } from './startHost.ts'

const chromium = findBrowserWithWindows()

// Playwright has no page kept, because it loses track of one that comes back.
const ENGINES: [string, () => Promise<Browser>, isWithout: boolean, why: string][] = [
  [
    'Chromium',
    () => launch({ executablePath: chromium, args: BROWSER_ARGS }),
    // A build machine has one, or fails.
    chromium === undefined && !process.env.CI,
    'No Chromium with windows is installed, and only such a one keeps pages.',
  ],
  ['Firefox', launchFirefox, isWithoutFirefox, NO_FIREFOX],
]
/** Milliseconds of the sound in which it is left. */
const HEARD_MS = 300

for (const [name, start, isWithout, why] of ENGINES) {
  test(`in ${name} a page with all our elements is kept for the way back, though another of its site plays: it comes back silent, and plays on from there`, async ({
    host,
    voice,
  }) => {
    test.skip(isWithout, why)
    const names = `voice-path="${voicePath(voice)}" voice-id="${voice.voice_id}"`
    const others = ['voice-overview', 'similar-voices', 'analysis-panel', 'voice-search']
    const elements = others.map((tag) => `<${tag} ${names}></${tag}>`).join('')
    const body = PLAYER + elements + frameOf(frameAddress(voice)) + governing()
    const browser = await start()
    try {
      const page = await drivePuppeteer(browser)
      const time = () => page.run(() => document.querySelector<Player>('voice-player')?.currentTimeMs ?? 0, null)
      await page.open(host.show({ head: `<script>(${String(rememberReturn)})()</script>`, body }))
      for (const tag of others) await page.run(async (one) => Boolean(await customElements.whenDefined(one)), tag)
      await clickPlayer(page, 'Pause')
      await expect.poll(time).toBeGreaterThan(HEARD_MS)
      // No browser keeps a page that is left while something is still on its way to it.
      await page.rest()
      await page.open(host.show({}))
      await clickPlayer(page, 'Pause')
      await page.run(() => void setTimeout(() => history.back()), null)
      await expect.poll(() => page.run(lookAtReturn, null).catch(() => null)).toEqual({ isKept: true, why: 'null' })
      await expectPlayer(page).toMatchObject({ play: 'Play Owl', problem: '' })
      const left = await time()
      expect(left).toBeGreaterThan(HEARD_MS)
      await clickPlayer(page, 'Pause')
      await expect.poll(time).toBeGreaterThan(left + HEARD_MS)
      expect(page.complaints).toEqual([])
    } finally {
      await browser.close()
    }
  })
}

type Player = HTMLElement & { currentTimeMs: number }
