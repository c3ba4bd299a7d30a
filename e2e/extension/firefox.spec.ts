import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Browser, Page } from 'puppeteer-core'
import { isWithoutFirefox, launchFirefox, NO_FIREFOX } from '../../scripts/launchFirefox.mjs'
import { spawnServer } from '../../scripts/spawnServer.mjs'
import type { SpawnedServer } from '../../scripts/spawnServer.mjs'
import { TEST_PAGES } from './pages.ts'

const BUILT = new URL('../../apps/extension/dist/firefox', import.meta.url).pathname
const UUID = '3f6c2f0e-8f0b-4d0a-9a53-2a1f7c0b6d11'
const POPUP = `moz-extension://${UUID}/popup.html`

interface Manifest {
  readonly browser_specific_settings: { readonly gecko: { readonly id: string } }
}

/** Interface of extensions, in a page of the extension. */
declare const browser: {
  tabs: {
    query(filter: object): Promise<{ id: number }[]>
    sendMessage(tab: number, message: object): Promise<boolean>
  }
  scripting: { executeScript(of: { target: { tabId: number }; files: string[] }): Promise<unknown> }
  runtime: { getBackgroundPage(): Promise<typeof globalThis> }
}

test.skip(isWithoutFirefox, NO_FIREFOX)

let server: SpawnedServer
let site: Server
let folder: string
let firefox: Browser

test.beforeAll(async () => {
  server = await spawnServer({ settings: { HOLD_LIMIT: '100000', HOLD_NETWORK_LIMIT: '100000' } })
  site = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(TEST_PAGES[0]?.html))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  folder = await mkdtemp(join(tmpdir(), 'voice-extension-'))
  await cp(BUILT, folder, { recursive: true })
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  // As after a click on its button, which no test can press in Firefox.
  const granted = { ...manifest, host_permissions: ['http://127.0.0.1/*'] }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(granted))
  firefox = await launchFirefox({
    // Pages of extensions are closed to tests without it.
    args: ['--remote-allow-system-access'],
    settings: {
      'extensions.webextensions.uuids': JSON.stringify({ [manifest.browser_specific_settings.gecko.id]: UUID }),
      'extensions.webextOptionalPermissionPrompts': false,
    },
  })
  await firefox.installExtension(folder)
})

test.afterAll(async () => {
  await firefox?.close()
  site?.close()
  await server?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** Opens the popup in a tab. Its navigation is not reported to tests. */
async function openPopup(tab: Page): Promise<void> {
  void tab.goto(POPUP).catch(() => null)
  const isOpen = () => tab.evaluate((url) => location.href === url && document.querySelector('button') !== null, POPUP)
  await expect.poll(() => isOpen().catch(() => false)).toBe(true)
}

test('a person connects a server and reads a page in Firefox, whose words light up', async () => {
  const page = await firefox.newPage()
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  const tab = await firefox.newPage()
  await openPopup(tab)
  const place = await tab.evaluate((address) => {
    const field = document.querySelector('input')
    if (field) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, address)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    const { x, y, width, height } = document.querySelector('[type=submit]')?.getBoundingClientRect() ?? new DOMRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, server.url)
  await tab.mouse.click(place.x, place.y)
  await expect.poll(() => tab.evaluate(() => location.href)).toBe(`${server.url}/extension/welcome`)
  await openPopup(tab)
  const isAnswered = await tab.evaluate(async () => {
    const background = await browser.runtime.getBackgroundPage()
    // Firefox without a sound device plays silent sounds only.
    Object.defineProperty(background.HTMLMediaElement.prototype, 'volume', { get: () => 1, set: () => {} })
    const [{ id } = { id: 0 }] = await browser.tabs.query({ url: 'http://127.0.0.1/*' })
    await browser.scripting.executeScript({ target: { tabId: id }, files: ['/reader.js'] })
    return browser.tabs.sendMessage(id, { type: 'read', mode: 'article' })
  })
  expect(isAnswered).toBe(true)
  const litText = (part: string) =>
    page.evaluate((key) => Array.from(CSS.highlights.get(`voice-extension-${key}`) ?? [], String).join(''), part)
  await expect.poll(() => litText('sentence')).toContain('Boat number 1')
  const [first = ''] = TEST_PAGES[0]?.spoken ?? []
  const heard = new Set<string>()
  await expect
    .poll(async () => {
      heard.add(await litText('word'))
      return heard.size
    })
    .toBeGreaterThan(5)
  heard.delete('')
  expect(first.split(' ')).toEqual(expect.arrayContaining([...heard]))
})
