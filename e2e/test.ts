import { expect, test as base } from '@playwright/test'
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

/** A test on the real server. It fails when the page logs an error or throws one, whatever else it tests. */
export const test = base.extend<Fixtures>({
  // Set by startServer.ts before the workers start.
  baseURL: process.env.E2E_BASE_URL,
  page: async ({ page }, provide) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // A page that is missing is a wanted answer of some tests; the browser reports every such status as an error.
      const isMissingPage = message.text().includes('the server responded with a status of 404')
      if (message.type() === 'error' && !isMissingPage) complaints.push(message.text())
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
