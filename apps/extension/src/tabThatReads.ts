import { browser } from 'wxt/browser'

const KEY = 'readingTab'

/** Remembers the tab that was read last, until the browser ends. */
export const rememberReading = (tabId: number) => browser.storage.session.set({ [KEY]: tabId })

/** Tab that was read last. It may be closed or show another page. */
export async function tabThatReads(): Promise<number | undefined> {
  const { [KEY]: tabId } = await browser.storage.session.get(KEY)
  return typeof tabId === 'number' ? tabId : undefined
}
