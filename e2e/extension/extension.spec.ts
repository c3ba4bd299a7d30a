import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { spawnServer } from '../../scripts/spawnServer.mjs'
import type { SpawnedServer } from '../../scripts/spawnServer.mjs'
import { expectWordsInTime } from '../wordsInTime.ts'
import { openExtension } from './openExtension.ts'
import type { OpenExtension } from './openExtension.ts'
import { TEST_PAGES } from './pages.ts'
import { recordServer } from './recordServer.ts'
import { watchSound, watchWords } from './watchReading.ts'

let server: SpawnedServer
let recorder: Awaited<ReturnType<typeof recordServer>>
let extension: OpenExtension
let site: Server
let siteUrl: string
let page: Page

test.beforeAll(async () => {
  // The texts of all tests come from one network.
  server = await spawnServer({ settings: { HOLD_LIMIT: '100000', HOLD_NETWORK_LIMIT: '100000' } })
  recorder = await recordServer(server.url)
  site = createServer(({ url }, answer) => {
    const found = TEST_PAGES[Number(url?.slice(1))]
    answer.writeHead(found ? 200 : 404, { 'content-type': 'text/html', ...found?.headers }).end(found?.html)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  extension = await openExtension(recorder.url)
  // The page that opens after the installation asks for a server, whose welcome page follows.
  const { firstPage } = extension
  await firstPage.locator('::-p-aria([name="Server address"])').fill(recorder.url)
  await press(firstPage, 'Connect')
  await firstPage.waitForFunction((url) => location.href === `${url}/extension/welcome`, {}, recorder.url)
  // Its own requests are not those of a reader.
  await firstPage.waitForNetworkIdle()
  await firstPage.close()
})

test.afterAll(async () => {
  await extension?.stop()
  recorder?.stop()
  site?.close()
  await server?.stop()
})

test.beforeEach(() => recorder?.clear())

const button = (popup: Page, name: string) => popup.locator(`::-p-aria([name="${name}"][role="button"])`)
const press = (popup: Page, name: string) => button(popup, name).click()

/** Opens a page of the site in a tab of its own. */
async function open(name: string): Promise<void> {
  const index = TEST_PAGES.findIndex((one) => one.name === name)
  await page?.close()
  page = await extension.browser.newPage()
  await page.goto(`${siteUrl}/${index}`)
}

const litText = (part: 'word' | 'sentence') =>
  page.evaluate((key) => Array.from(CSS.highlights.get(`voice-extension-${key}`) ?? [], String).join(''), part)
const spokenOf = (popup: Page) => popup.$eval('.player output', (output) => output.textContent)

test('an address that is none is refused, and the server stays', async () => {
  await open('an article between menus')
  const popup = await extension.press(page)
  await press(popup, 'Change server')
  await popup.locator('::-p-aria([name="Server address"])').fill('no address')
  await press(popup, 'Connect')
  await popup.waitForSelector('::-p-text(This is not an address.)')
  await press(popup, 'Cancel')
  await button(popup, 'Read this page').wait()
})

test('nothing of a page is sent before it is read', async () => {
  await open('an article between menus')
  const popup = await extension.press(page)
  await press(popup, 'Choose a voice')
  await popup.waitForSelector('input[type=radio]')
  expect(recorder.recorded.map(({ path, body }) => [path.split('?')[0], body])).toEqual([['/api/v1/voice/search', '']])
  expect(recorder.recorded[0]?.path).not.toContain('127.0.0.1')
})

for (const { name, spoken, count } of TEST_PAGES) {
  test(`reads ${name}`, async () => {
    await open(name)
    const before = await page.content()
    const popup = await extension.press(page)
    await press(popup, 'Read this page')
    await expect.poll(() => litText('word')).not.toBe('')
    await expect.poll(() => recorder.texts().slice(0, spoken.length)).toEqual(spoken)
    const lit = (await litText('sentence')).replaceAll(/\s+/gu, ' ')
    expect(spoken.join(' ')).toContain(lit)
    if (count < 0) return
    expect(await spokenOf(popup)).toBe(`Part 1 of ${count}`)
    expect(await page.content()).toBe(before)
  })
}

test('words light up within 50 ms of their times', async () => {
  await open('an article between menus')
  const popup = await extension.press(page)
  await press(popup, 'Read this page')
  await expect.poll(() => litText('word')).not.toBe('')
  await press(popup, 'Stop')
  const player = await extension.player()
  await player.evaluate(watchSound)
  const watched = page.evaluate(watchWords)
  await press(popup, 'Read this page')
  const [text = ''] = TEST_PAGES[0]?.spoken ?? []
  const sounds = await player.evaluate(() => globalThis.heardSound)
  const { frames } = await watched
  const marks = recorder.speechOf(text)?.speechMarks ?? []
  expect(marks.length).toBe(text.split(' ').length)
  const at = (wallMs: number) => {
    const sample = sounds.findLast((one) => one.wallMs <= wallMs)
    return sample ? sample.timeMs + (wallMs - sample.wallMs) : null
  }
  const timed = frames.flatMap(({ beforeMs, lookedMs, offset }) => {
    const timeMs = at(beforeMs)
    const looked = at(lookedMs)
    return timeMs === null || looked === null ? [] : [{ timeMs, lookedMs: looked, offset }]
  })
  expect(timed.length).toBeGreaterThan(30)
  expectWordsInTime(timed, marks, text)
})

test('a person pauses, continues, goes by sentences and changes the speed', async () => {
  await open('an article between menus')
  const popup = await extension.press(page)
  await press(popup, 'Read this page')
  await expect.poll(() => litText('word')).not.toBe('')
  expect(new Set(recorder.texts()).size).toBe(3)
  await press(popup, 'Next sentence')
  await expect.poll(() => litText('sentence')).toContain('Boat number 2')
  await press(popup, 'Previous sentence')
  await expect.poll(() => litText('sentence')).toContain('Boat number 1')
  await popup.select('.player select', '2')
  await press(popup, 'Pause')
  await button(popup, 'Play').wait()
  const word = await litText('word')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(await litText('word')).toBe(word)
  await press(popup, 'Play')
  await expect.poll(() => litText('sentence')).toContain('Boat number 2')
  await press(popup, 'Stop')
  await expect.poll(() => litText('sentence')).toBe('')
  await popup.waitForSelector('.player', { hidden: true })
})

test('the shortcut continues after the browser has closed the player', async () => {
  await open('an article between menus')
  const popup = await extension.press(page)
  await press(popup, 'Read this page')
  await press(popup, 'Next sentence')
  await expect.poll(() => litText('sentence')).toContain('Boat number 2')
  await page.bringToFront()
  await extension.dispatch({ command: 'toggle' })
  await extension.closePlayer()
  recorder.clear()
  await extension.dispatch({ command: 'toggle' })
  await expect.poll(() => recorder.texts()[0]).toContain('Boat number 2')
  await expect.poll(() => litText('sentence')).toContain('Boat number 2')
})

test('the menu reads the selection, and from there on', async () => {
  await open('an article between menus')
  await extension.press(page)
  await page.bringToFront()
  await page.evaluate(() => {
    const node = document.querySelectorAll('p')[2]?.firstChild
    if (node) getSelection()?.setBaseAndExtent(node, 'Boat number 3 '.length, node, 'Boat number 3 came over'.length)
  })
  await extension.dispatch({ menuItem: 'selection' })
  await expect.poll(() => recorder.texts()).toEqual(['came over'])
  await expect.poll(() => litText('word')).not.toBe('')
  await extension.dispatch({ menuItem: 'here' })
  await expect.poll(() => recorder.texts()[1]).toContain('Boat number 3 came over the cold sea')
})

test('the chosen voice is remembered for its language only', async () => {
  await open('an article between menus')
  const popup = await extension.press(page)
  await press(popup, 'Choose a voice')
  await popup.waitForSelector('.voices label:nth-of-type(3) input')
  const chosen = await popup.$eval('.voices label:nth-of-type(3) span', (name) => name.textContent)
  await popup.locator('.voices label:nth-of-type(3)').click()
  // It is shown once it is stored.
  await popup.waitForSelector(`b ::-p-text(${chosen})`)
  const again = await extension.press(page)
  await again.waitForSelector(`b ::-p-text(${chosen})`)
  recorder.clear()
  await press(again, 'Read this page')
  await expect.poll(() => recorder.texts().length).toBeGreaterThan(0)
  expect(recorder.recorded.filter(({ path }) => path.includes('search'))).toEqual([])
  await open('a German page with the language in an old form')
  const german = await extension.press(page)
  await german.waitForSelector('b ::-p-text(Best ranked voice)')
})

test('a server that names no extension refuses the login, and the operator is told which origin to add', async () => {
  await open('an article between menus')
  const tab = await extension.openLogin(await extension.press(page))
  await press(tab, 'Log in')
  await tab.waitForSelector('::-p-text(This server accepts no login from this extension.)')
  expect(await tab.$eval('[role=alert] code', (code) => code.textContent)).toBe(extension.origin)
  // No window and no socket of a login.
  const asked = recorder.recorded.filter(({ path }) => /^\/api\/v1\/(session|socket|login)/.test(path))
  expect(asked.map(({ path }) => path)).toEqual(['/api/v1/session/refresh'])
  await tab.close()
})

test('a lost server is said, and tried again', async () => {
  await open('an article between menus')
  const popup = await extension.press(page)
  recorder.fail(true)
  await press(popup, 'Read this page')
  await popup.waitForSelector('[role=alert]')
  recorder.fail(false)
  await press(popup, 'Try again')
  await expect.poll(() => litText('word')).not.toBe('')
})
