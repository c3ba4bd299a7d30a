import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, TargetType } from 'puppeteer-core'
import type { Browser, Extension, Page } from 'puppeteer-core'
import { BROWSER_ARGS, findBrowserWithWindows } from '../../scripts/browser.mjs'

const BUILT = new URL('../../apps/extension/dist/chrome', import.meta.url).pathname

const isPopup = (url: string) => url.endsWith('/popup.html')

/** Browser with the extension, driven by Puppeteer, which presses its button as a person does. */
export interface OpenExtension {
  readonly browser: Browser
  /** Origin of its pages, such as `chrome-extension://<id>`. */
  readonly origin: string
  /** Page that opened after the installation. */
  readonly firstPage: Page
  /** Presses the button of the extension on a page, and returns its popup. */
  press(page: Page): Promise<Page>
  /** Page with a wanted address that an action opens. */
  opened(action: () => Promise<unknown>, isWanted: (url: string) => boolean): Promise<Page>
  /** Tab of the extension for a login, which its popup opens. */
  openLogin(popup: Page): Promise<Page>
  /** Document that plays the sound. */
  player(): Promise<Page>
  /** Calls listeners of the extension, as a shortcut or an item of its menu does. */
  dispatch(event: DispatchedEvent): Promise<void>
  /** Closes the player, as the browser does after a pause. */
  closePlayer(): Promise<void>
  stop(): Promise<void>
}

/**
 * Opens a browser with the built extension. Its copy has the permission for one server, such as `http://127.0.0.1` with any port, as browsers ask for it in a window that no
 * test can press; all else is as built.
 */
export async function openExtension(server: string): Promise<OpenExtension> {
  const folder = await mkdtemp(join(tmpdir(), 'voice-extension-'))
  await cp(BUILT, folder, { recursive: true })
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as object
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, host_permissions: [`${server}/*`] }))
  const browser = await launch({
    executablePath: findBrowserWithWindows() ?? '',
    pipe: true,
    enableExtensions: [folder],
    args: [...BROWSER_ARGS, '--lang=en-US'],
    defaultViewport: { width: 900, height: 700 },
  })
  const firstTarget = await browser.waitForTarget((target) => isPopup(target.url()))
  const worker = await browser.waitForTarget((target) => target.type() === TargetType.SERVICE_WORKER)
  const [extension] = (await browser.extensions()).values()

  const opened: OpenExtension['opened'] = async (action, isWanted) => {
    const before = new Set(browser.targets())
    await action()
    const target = await browser
      .waitForTarget((one) => isWanted(one.url()) && !before.has(one))
      .catch((error: unknown) => {
        const open = browser.targets().map((one) => one.url())
        throw new Error(`The wanted page did not open. These are open: ${open.join(' ')}`, { cause: error })
      })
    return target.asPage()
  }

  return {
    browser,
    origin: firstTarget.url().replace('/popup.html', ''),
    firstPage: await firstTarget.asPage(),
    async press(page) {
      await page.bringToFront()
      return opened(() => page.triggerExtensionAction(extension as Extension), isPopup)
    },
    opened,
    openLogin: (popup) => opened(() => popup.locator('::-p-aria([name="Log in"][role="button"])').click(), isPopup),
    async player() {
      const target = await browser.waitForTarget((one) => one.url().endsWith('/offscreen.html'))
      return target.asPage()
    },
    async dispatch(event) {
      await (await worker.worker())?.evaluate(dispatchEvent, event)
    },
    async closePlayer() {
      await (await worker.worker())?.evaluate(() => chrome.offscreen.closeDocument())
    },
    async stop() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type DispatchedEvent = { command: string } | { menuItem: string }
interface Listeners {
  dispatch(...values: unknown[]): void
}
declare const chrome: {
  tabs: { query(filter: object): Promise<{ id: number; active: boolean }[]> }
  commands: { onCommand: Listeners }
  contextMenus: { onClicked: Listeners }
  offscreen: { closeDocument(): Promise<void> }
}

/** Runs in the background of the extension. */
async function dispatchEvent(event: DispatchedEvent): Promise<void> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true })
  if ('command' in event) chrome.commands.onCommand.dispatch(event.command, tab)
  else chrome.contextMenus.onClicked.dispatch({ menuItemId: event.menuItem }, tab)
}
