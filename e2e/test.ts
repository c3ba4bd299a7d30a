import { expect, test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { createSoundObserver } from './soundObserver.ts'
import type { SoundObserver } from './soundObserver.ts'
import { findVoice } from './findVoice.ts'
import { openAsNewUser } from './logIn.ts'
import type { VoiceListing } from '@voice-rankings/contract'

type Session = Awaited<ReturnType<BrowserContext['cookies']>>

interface Fixtures {
  /** Opens a page as a user; all tests share one account, since the number of new accounts per network is limited. */
  asUser: (path: string) => Promise<void>
  /** Errors of the page that a test causes itself. Default: none. */
  expectedErrors: RegExp | null
  /** Sound and highlighted words of the page. */
  sound: SoundObserver
  /** English voice of the catalogue with a ready sample. */
  voice: VoiceListing
}

/** Waits until a server-rendered page is interactive: a page of the site or a framed player. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'alive' in document.documentElement.dataset || document.querySelector('main > voice-player:defined') !== null,
  )
}

/** Opens another tab in the same browser context. */
export async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await waitForHydration(tab)
  return tab
}

/** Makes navigation wait until the page is interactive, since no user clicks within the first half second. */
function waitForHydrationAfterNavigation(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args)
    await waitForHydration(page)
    return answer
  }
  page.reload = async (...args) => {
    const answer = await reload.apply(page, args)
    await waitForHydration(page)
    return answer
  }
}

/** Test on the real server. It also fails if the page logs an error or throws. */
export const test = base.extend<Fixtures, { account: { session: Session } }>({
  // eslint-disable-next-line no-empty-pattern -- the way to say that it needs no other fixture
  account: [async ({}, provide) => provide({ session: [] }), { scope: 'worker' }],
  asUser: async ({ page, account }, provide) => {
    await provide(async (path) => {
      if (account.session.length === 0) {
        await openAsNewUser(page, path)
        account.session = await page.context().cookies()
      } else {
        await page.context().addCookies(account.session)
        await page.goto(path)
      }
    })
  },
  // Set by startServer.ts before the workers start.
  baseURL: process.env.E2E_BASE_URL,
  expectedErrors: [null, { option: true }],
  page: async ({ page, expectedErrors }, provide) => {
    waitForHydrationAfterNavigation(page)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // The browser logs the status of a missing page as an error; some tests request such a page.
      const isThePageItself = message.location().url === page.url()
      if (message.type() === 'error' && !isThePageItself) complaints.push(`${message.text()} ${message.location().url}`)
    })
    await provide(page)
    const unexpected = complaints.filter((complaint) => expectedErrors?.test(complaint) !== true)
    expect(unexpected, 'errors of the page').toEqual([])
  },
  sound: async ({ page }, provide) => {
    await provide(await createSoundObserver(page))
  },
  voice: async ({ request }, provide) => {
    await provide(await findVoice(request))
  },
})

export { expect }
