import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { spawnServer } from '../../scripts/spawnServer.mjs'
import type { SpawnedServer } from '../../scripts/spawnServer.mjs'
import { PASSWORD } from '../logIn.ts'
import { openExtension } from './openExtension.ts'
import type { OpenExtension } from './openExtension.ts'
import { TEST_PAGES } from './pages.ts'
import { recordServer } from './recordServer.ts'

// Each test goes on where the one before it ended.
test.describe.configure({ mode: 'serial' })

const VOICE = 'Voice of the harbour'
const PAGE = TEST_PAGES[0]?.html ?? ''

let server: SpawnedServer
let recorder: Awaited<ReturnType<typeof recordServer>>
let extension: OpenExtension
let site: Server
let page: Page
let bearer: string

test.beforeAll(async () => {
  extension = await openExtension('http://127.0.0.1')
  server = await spawnServer({ settings: { EMBED_ORIGINS: extension.origin } })
  recorder = await recordServer(server.url)
  site = createServer((_request, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGE))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { firstPage } = extension
  await firstPage.locator('::-p-aria([name="Server address"])').fill(recorder.url)
  await press(firstPage, 'Connect')
  await firstPage.waitForFunction((url) => location.href === `${url}/extension/welcome`, {}, recorder.url)
  page = await extension.browser.newPage()
  await page.evaluateOnNewDocument(() => {
    globalThis.heardMessages = []
    addEventListener('message', ({ data }) => globalThis.heardMessages.push(JSON.stringify(data)))
  })
  // Another site than the server, to which alone the extension has the permission.
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}`)
})

test.afterAll(async () => {
  await extension?.stop()
  recorder?.stop()
  site?.close()
  await server?.stop()
})

test.beforeEach(() => recorder?.clear())

declare global {
  /** Messages of other windows and of the extension to the page. */
  var heardMessages: string[]
}

const button = (where: Page, name: string) => where.locator(`::-p-aria([name="${name}"][role="button"])`)
const press = (where: Page, name: string) => button(where, name).click()
const speeches = () => recorder.recorded.filter(({ path }) => path === '/api/v1/voice/speech')
const litWord = () => page.evaluate(() => Array.from(CSS.highlights.get('voice-extension-word') ?? [], String).join(''))

/** Runs in a page: asks for the token of the extension, as the extension does. */
const renew = (url: string) =>
  fetch(`${url}/api/v1/session/refresh`, { method: 'POST', credentials: 'include' }).then(
    ({ status }) => status,
    () => 'no answer',
  )

async function creditsIn(popup: Page): Promise<number> {
  const line = await popup.waitForSelector('footer ::-p-text(Credits left: )')
  return Number((await line?.evaluate(({ textContent }) => textContent))?.replaceAll(/\D/gu, ''))
}

test('a person logs in from a tab of the extension, which names the account and its credits', async () => {
  const tab = await extension.openLogin(await extension.press(page))
  const isWindow = (url: string) => url.startsWith(`${recorder.url}/api/v1/login`)
  const window = await extension.opened(() => press(tab, 'Log in'), isWindow)
  await press(window, 'Create an account')
  await window.locator('::-p-aria([name="E-mail"])').fill(`${randomUUID()}@example.com`)
  await window.locator('::-p-aria([name="Password"])').fill(PASSWORD)
  await press(window, 'Create account')
  await window.waitForSelector('h1 ::-p-text(Log in to the browser extension?)')
  expect(await window.$eval('h1 + p', ({ textContent }) => textContent)).toContain(extension.origin)
  await press(window, 'Log in there')
  await tab.waitForFunction((url) => location.href === `${url}/extension/login-complete`, {}, recorder.url)
  await expect.poll(() => window.isClosed()).toBe(true)
  const named = await tab.waitForSelector('article ::-p-text(You can close this tab.)')
  const sentence = await named?.evaluate(({ textContent }) => textContent)
  const popup = await extension.press(page)
  const username = (await popup.$eval('footer b', ({ textContent }) => textContent)) ?? ''
  expect(sentence).toBe(`You are logged in here as ${username}. You can close this tab.`)
  expect(await creditsIn(popup)).toBeGreaterThan(0)
})

test('the page is read with a private voice of the account, for its credits', async () => {
  // The window of the login has also logged in at the site of the server, where voices are designed.
  const own = await extension.browser.newPage()
  await own.goto(`${recorder.url}/extension/login-complete`)
  const id = await own.evaluate(async (voice_name) => {
    const design = { design_engine: 'flite', design_base: 'slt', design_pitch: 150 }
    const body = JSON.stringify({ design, voice_name })
    const headers = { 'content-type': 'application/json' }
    const saved = await fetch('/api/v1/voice/design/save', { method: 'POST', headers, body })
    const { designed } = (await saved.json()) as { designed: { voice: { voice_id: string } } }
    return designed.voice.voice_id
  }, VOICE)
  await own.close()

  const popup = await extension.press(page)
  const before = await creditsIn(popup)
  await press(popup, 'Choose a voice')
  await popup.waitForSelector('.voices label')
  const named = await popup.$eval('.voices label', ({ textContent }) => textContent)
  expect(named).toBe(`${VOICE} American English · your voice`)
  await popup.locator('.voices label').click()
  await popup.waitForSelector(`b ::-p-text(${VOICE})`)
  recorder.clear()
  await press(popup, 'Read this page')
  await expect.poll(litWord).not.toBe('')
  expect(speeches().map(({ body }) => (JSON.parse(body) as { voice_id: string }).voice_id)).toContain(id)
  for (const { authorization, cookie } of speeches()) {
    expect(authorization).toMatch(/^Bearer /)
    expect(cookie).toBeUndefined()
  }
  bearer = speeches()[0]?.authorization ?? ''
  await press(popup, 'Stop')
  expect(await creditsIn(await extension.press(page))).toBeLessThan(before)
})

test('scripts of a page and of the server find no token, and get none', async () => {
  const token = bearer.replace('Bearer ', '')
  expect(token.length).toBeGreaterThan(20)
  const visible = await page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      localStorage,
      sessionStorage,
      globalThis.heardMessages,
      document.documentElement.outerHTML,
      Object.keys(globalThis),
      typeof (globalThis as { chrome?: { storage?: unknown } }).chrome?.storage,
    ]),
  )
  expect(visible).not.toContain(token)
  expect(visible).toMatch(/"undefined"\]$/)
  expect(await page.evaluate(renew, recorder.url)).toBe('no answer')
  const own = await extension.browser.newPage()
  await own.goto(`${recorder.url}/extension/login-complete`)
  expect(await own.evaluate(renew, recorder.url)).toBe(403)
  expect(await own.evaluate(() => document.cookie)).not.toContain('refresh')
  await own.close()
})

test('a person logs out, the token is refused, and the extension reads as a visitor again', async () => {
  const status = () =>
    fetch(`${server.url}/api/v1/user/status`, { headers: { authorization: bearer, origin: extension.origin } })
  expect((await status()).status).toBe(200)
  const popup = await extension.press(page)
  await creditsIn(popup)
  const tab = await extension.opened(
    () => press(popup, 'Log out'),
    (url) => url === `${recorder.url}/extension/logout`,
  )
  expect((await status()).status).toBe(401)
  await tab.close()
  const after = await extension.press(page)
  await button(after, 'Log in').wait()
  await after.waitForSelector('b ::-p-text(Best ranked voice)')
  recorder.clear()
  await press(after, 'Read this page')
  await expect.poll(litWord).not.toBe('')
  // The browser has cookies of the server, whose site is still logged in and updates its service worker.
  await expect.poll(() => recorder.recorded.some(({ path }) => path.startsWith('/snippets/'))).toBe(true)
  const known = recorder.recorded.filter(({ authorization, cookie }) => authorization ?? cookie)
  expect(known.map(({ path }) => path).filter((path) => path !== '/service-worker.js')).toEqual([])
})
