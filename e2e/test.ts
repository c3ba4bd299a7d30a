import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { createSoundObserver } from './soundObserver.ts'
import type { SoundObserver } from './soundObserver.ts'
import { findVoice } from './findVoice.ts'
import type { VoiceListing } from '@voice-rankings/contract'

interface Fixtures {
  /** What the page plays and which words it lights up. */
  sound: SoundObserver
  /** A voice of the catalogue that speaks English and has its sample. */
  voice: VoiceListing
}

/** Waits until the page that the server rendered answers to clicks and keys: one of the site, or a player alone for frames. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'alive' in document.documentElement.dataset || document.querySelector('main > voice-player:defined') !== null,
  )
}

/** Opens another tab of the same browser. */
export async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await untilAlive(tab)
  return tab
}

/** Makes going somewhere include the wait a person makes without knowing: nobody clicks within the first half second. */
function waitLikeAPerson(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args)
    await untilAlive(page)
    return answer
  }
  page.reload = async (...args) => {
    const answer = await reload.apply(page, args)
    await untilAlive(page)
    return answer
  }
}

/** A test on the real server. It fails when the page logs an error or throws one, whatever else it tests. */
export const test = base.extend<Fixtures>({
  // Set by startServer.ts before the workers start.
  baseURL: process.env.E2E_BASE_URL,
  page: async ({ page }, provide) => {
    waitLikeAPerson(page)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // The browser reports the status of a missing page as an error; some tests ask for such a page.
      const isThePageItself = message.location().url === page.url()
      if (message.type() === 'error' && !isThePageItself) complaints.push(`${message.text()} ${message.location().url}`)
    })
    await provide(page)
    expect(complaints, 'errors of the page').toEqual([])
  },
  sound: async ({ page }, provide) => {
    await provide(await createSoundObserver(page))
  },
  voice: async ({ request }, provide) => {
    await provide(await findVoice(request))
  },
})

export { expect }
