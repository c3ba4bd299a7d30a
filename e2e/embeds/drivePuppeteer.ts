import type { Browser } from 'puppeteer-core'
import type { DrivenPage } from './DrivenPage.ts'
import { DESKTOP } from './DrivenPage.ts'
import { rememberGlobals, tellViolations } from './inPage.ts'

export interface OpenedPage extends DrivenPage {
  /** Waits until no request is pending. */
  rest(): Promise<void>
  close(): Promise<void>
}

/** Opens a page in a browser that Playwright cannot drive as required. */
export async function drivePuppeteer(browser: Browser): Promise<OpenedPage> {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
  })
  await page.setViewport(DESKTOP)
  for (const code of [rememberGlobals, tellViolations]) await page.evaluateOnNewDocument(code)
  return {
    complaints,
    open: (url) => page.goto(url),
    run: (code, given, where) => (where ? page.frames()[1] : page)?.evaluate(code as never, given as never) as never,
    add: (script) => page.evaluate(script),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    setWidth: (width) => page.setViewport({ ...DESKTOP, width }),
    rest: () => page.waitForNetworkIdle(),
    close: () => page.close(),
  }
}
