import { browser } from 'wxt/browser'
import { STYLES } from './page/paintPage.ts'
import type { ReaderRequest } from './protocol.ts'

/** Puts the reader into a page, which it may do after a click on the extension, its shortcut or its menu item. */
export async function openReader(tabId: number): Promise<void> {
  const target = { tabId }
  const css = { target, css: STYLES }
  await browser.scripting.removeCSS(css).catch(() => {})
  await browser.scripting.insertCSS(css)
  await browser.scripting.executeScript({ target, files: ['/reader.js'] })
}

/** Sends a request to the reader of a page; false if it has none. */
export async function askReader(tabId: number, request: ReaderRequest): Promise<boolean> {
  try {
    return (await browser.tabs.sendMessage(tabId, request)) === true
  } catch {
    return false
  }
}
