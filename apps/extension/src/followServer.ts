import { browser } from 'wxt/browser'
import { readSettings } from './settings.ts'

/** Sets the page that opens after the extension is removed: that of the connected server, if there is one. */
export async function followServer(): Promise<void> {
  browser.storage.local.onChanged.addListener(({ server }) => {
    if (server) void setPage()
  })
  await setPage()
}

async function setPage(): Promise<void> {
  const { server } = await readSettings()
  await browser.runtime.setUninstallURL(server ? `${server}/extension/uninstalled` : '')
}
