import { defineBackground } from 'wxt/utils/define-background'
import { browser } from 'wxt/browser'
import { askReader, openReader } from '../openReader.ts'
import { servePlayer } from '../player/servePlayer.ts'
import { prepare } from '../prepare.ts'
import type { PrepareRequest, ReaderRequest, ReadMode } from '../protocol.ts'
import { readSettings } from '../settings.ts'
import { rememberReading, tabThatReads } from '../tabThatReads.ts'
import { textsFor } from '../texts.ts'

/** Requests by the names of the commands in the manifest. */
const COMMANDS: Readonly<Record<string, ReaderRequest>> = {
  toggle: { type: 'toggle' },
  back: { type: 'skip', by: -1 },
  forward: { type: 'skip', by: 1 },
}

/** Contexts of the menu items. */
const MENU = { article: 'page', here: 'page', selection: 'selection' } as const

export default defineBackground(() => {
  if (import.meta.env.FIREFOX) servePlayer()

  browser.runtime.onInstalled.addListener(({ reason }) => {
    createMenu()
    if (reason === 'install') void browser.tabs.create({ url: '/popup.html' })
  })
  void followServer()

  browser.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
    if (tab?.id !== undefined) void readIn(tab.id, { type: 'read', mode: menuItemId as ReadMode })
  })

  browser.commands.onCommand.addListener((name, tab) => {
    const request = COMMANDS[name]
    if (request) void command(request, tab?.id)
  })

  browser.runtime.onMessage.addListener((request: PrepareRequest, sender, answer) => {
    if (request.type !== 'prepare') return
    const { tab } = sender
    void (tab?.id === undefined ? Promise.resolve() : rememberReading(tab.id))
      .then(() => prepare(request.languageCode))
      .then(answer, () => answer({ problem: { kind: 'connection' } }))
    return true
  })
})

/** Sets the page that opens after the extension is removed: that of the connected server, if there is one. */
async function followServer(): Promise<void> {
  browser.storage.local.onChanged.addListener(({ server }) => {
    if (server) void setUninstallPage()
  })
  await setUninstallPage()
}

async function setUninstallPage(): Promise<void> {
  const { server } = await readSettings()
  await browser.runtime.setUninstallURL(server ? `${server}/extension/uninstalled` : '')
}

function createMenu(): void {
  const { texts } = textsFor(browser.i18n.getUILanguage())
  browser.contextMenus.removeAll(() => {
    for (const mode of ['article', 'here', 'selection'] as const) {
      browser.contextMenus.create({ id: mode, title: texts.menu[mode], contexts: [MENU[mode]] })
    }
  })
}

/** Controls what is being read in any tab; otherwise the shortcut reads the page that is in front. */
async function command(request: ReaderRequest, tabId: number | undefined): Promise<void> {
  const reading = await tabThatReads()
  if (reading !== undefined && (await askReader(reading, request))) return
  if (request.type === 'toggle' && tabId !== undefined) await readIn(tabId, { type: 'read', mode: 'article' })
}

async function readIn(tabId: number, request: ReaderRequest): Promise<void> {
  try {
    await openReader(tabId)
    await askReader(tabId, request)
  } catch {
    // The browser's own pages and stores are closed to extensions.
    await browser.action.setBadgeText({ tabId, text: '!' })
    const { texts } = textsFor(browser.i18n.getUILanguage())
    await browser.action.setTitle({ tabId, title: texts.read.unreadable })
  }
}
