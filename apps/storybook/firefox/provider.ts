import { fileURLToPath } from 'node:url'
import { defineBrowserProvider, parseKeyDef } from '@vitest/browser'
import type { Browser, KeyInput, Page } from 'puppeteer-core'
import type { BrowserCommand, BrowserProvider, TestProject } from 'vitest/node'
import { launchFirefox } from '../../../scripts/launchFirefox.mjs'

interface HeldKeys {
  unreleased: string[]
}

/** Pointer position in CSS pixels of the window, see `locators.ts`. */
interface Pointing {
  position: { x: number; y: number }
}

/** Vitest browser provider for the installed Firefox, which Playwright does not drive. */
export const firefox = () =>
  defineBrowserProvider({
    name: 'puppeteer',
    supportedBrowser: ['firefox'],
    providerFactory: (project) => new FirefoxProvider(project),
  })

class FirefoxProvider implements BrowserProvider {
  readonly name = 'puppeteer'
  /** Only the foreground page has focus. */
  readonly supportsParallelism = false
  readonly initScripts = [fileURLToPath(new URL('locators.ts', import.meta.url))]
  private browser: Promise<Browser> | null = null
  private readonly pages = new Map<string, Page>()

  constructor(project: TestProject) {
    for (const [name, command] of Object.entries(this.commands()))
      project.browser?.registerCommand(name as never, command as BrowserCommand<unknown[]>)
  }

  async openPage(sessionId: string, url: string): Promise<void> {
    this.browser ??= launchFirefox()
    const page = await (await this.browser).newPage()
    this.pages.set(sessionId, page)
    await page.goto(url, { timeout: 0 })
  }

  getCommandsContext(sessionId: string): { page: Page } {
    return { page: this.pageOf(sessionId) }
  }

  async close(): Promise<void> {
    await (await this.browser)?.close()
    this.browser = null
    this.pages.clear()
  }

  private pageOf(sessionId: string): Page {
    const page = this.pages.get(sessionId)
    if (!page) throw new Error(`There is no page of the session ${sessionId}.`)
    return page
  }

  /** Commands of `userEvent` used by the tests: key presses and pointer actions, sent as real input. */
  private commands() {
    return {
      __vitest_viewport: ({ sessionId }: Session, size: { width: number; height: number }) =>
        this.pageOf(sessionId).setViewport(size),
      __vitest_keyboard: ({ sessionId }: Session, keys: string, held: HeldKeys) =>
        pressKeys(this.pageOf(sessionId), keys, held),
      __vitest_cleanup: async ({ sessionId }: Session, { unreleased }: HeldKeys) => {
        for (const key of unreleased) await this.pageOf(sessionId).keyboard.up(key as KeyInput)
      },
      __vitest_click: ({ sessionId }: Session, _locator: unknown, { position: { x, y } }: Pointing) =>
        this.pageOf(sessionId).mouse.click(x, y),
      __vitest_hover: ({ sessionId }: Session, _locator: unknown, { position: { x, y } }: Pointing) =>
        this.pageOf(sessionId).mouse.move(x, y),
      // The existing text has been selected before.
      __vitest_fill: ({ sessionId }: Session, _locator: unknown, text: string) =>
        this.pageOf(sessionId).keyboard.type(text),
    }
  }
}

interface Session {
  readonly sessionId: string
}

/** Presses keys in the syntax of `userEvent`, such as `{Shift>}{Tab}{/Shift}`; returns the keys that are still held. */
async function pressKeys({ keyboard }: Page, keys: string, { unreleased }: HeldKeys): Promise<HeldKeys> {
  const held = new Set(unreleased)
  for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(keys)) {
    const key = keyDef.key as KeyInput
    if (held.delete(key)) await keyboard.up(key)
    if (releasePrevious) continue
    for (let press = 1; press < repeat; press += 1) await keyboard.down(key)
    if (releaseSelf) {
      await keyboard.press(key)
    } else {
      await keyboard.down(key)
      held.add(key)
    }
  }
  return { unreleased: [...held] }
}
