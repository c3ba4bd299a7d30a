import { launch } from 'puppeteer-core'
import type { Browser } from 'puppeteer-core'
import { voicePath } from '@voice-rankings/contract'
import { BROWSER_ARGS, findBrowserWithWindows } from '../../scripts/browser.mjs'
import { isWithoutFirefox, launchFirefox, NO_FIREFOX } from '../../scripts/launchFirefox.mjs'
import { drivePuppeteer } from './drivePuppeteer.ts'
import { frameAddress, frameOf, governing } from './frames.ts'
import { expect, test } from './hostPage.ts'
import { lookAtReturn, rememberReturn } from './inPage.ts'
import { clickPlayer, expectPlayer } from './expectWorkingPlayer.ts'
import { PLAYER } from './startHost.ts'

const chromium = findBrowserWithWindows()

// Playwright cannot test the back/forward cache, because it loses restored pages.
const ENGINES: [string, () => Promise<Browser>, isWithout: boolean, why: string][] = [
  [
    'Chromium',
    () => launch({ executablePath: chromium, args: BROWSER_ARGS }),
    // On CI, a missing Chromium is an error instead.
    chromium === undefined && !process.env.CI,
    'The back/forward cache needs a full Chromium, which is not installed.',
  ],
  ['Firefox', launchFirefox, isWithoutFirefox, NO_FIREFOX],
]

/** Playback position in milliseconds at which the page is left. */
const HEARD_MS = 300

for (const [name, start, isWithout, why] of ENGINES) {
  test(`in ${name} a page with all elements returns from the back/forward cache paused and resumes playback, though another page of its site plays`, async ({
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
      // Browsers do not cache a page with pending requests.
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
