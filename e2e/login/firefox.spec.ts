import { expect } from '@playwright/test'
import type { Browser, Page } from 'puppeteer-core'
import { isWithoutFirefox, launchFirefox, NO_FIREFOX } from '../../scripts/launchFirefox.mjs'
import { test } from './test.ts'

test.skip(isWithoutFirefox, NO_FIREFOX)

let browser: Browser
let page: Page
test.beforeAll(async () => {
  browser = await launchFirefox({ acceptInsecureCerts: true })
})
test.afterAll(() => browser?.close())
test.beforeEach(async () => {
  const context = await browser.createBrowserContext()
  page = await context.newPage()
})
test.afterEach(() => page.browserContext().close())

let people = 0
const newName = () => `fox${Date.now().toString(36)}${(people += 1)}`

/** Expected states. The popup closes itself at the end, which a busy page may notice before the login event. */
const COMPLETE = /^0 1 2 3( 0)? 4$/

const text = (id: string) => page.$eval(`#${id}`, ({ textContent }) => textContent)
const expectText = (id: string) => expect.poll(() => text(id), { timeout: 15_000 })

async function open(url: string): Promise<void> {
  await page.goto(url)
  await expectText('name').toBe('nobody')
}

async function openPopup(): Promise<Page> {
  const before = new Set(await page.browserContext().pages())
  await page.click('#login')
  const found = async () => (await page.browserContext().pages()).find((other) => !before.has(other))
  await expect.poll(async () => (await found()) !== undefined).toBe(true)
  const popup = await found()
  if (!popup) throw new Error('There is no popup.')
  await popup.waitForSelector('[name=login]')
  return popup
}

/** Clicks Login and signs in at the provider, in the popup. */
async function signIn(name: string): Promise<Page> {
  const popup = await openPopup()
  await popup.type('[name=login]', name)
  await popup.type('[name=password]', 'x')
  await Promise.all([popup.waitForNavigation(), popup.click('button[type=submit]')])
  await popup.waitForSelector('input[value=consent]')
  await popup.click('button[type=submit]')
  return popup
}

for (const policy of [null, 'same-origin', 'same-origin-allow-popups']) {
  test(`in Firefox a popup signs in on the site itself, with provider opener policy ${policy ?? 'nothing'}`, async ({
    sites,
  }) => {
    sites.provider.openerPolicy = policy
    await open(sites.voices)
    const name = newName()
    await signIn(name)
    await expectText('steps').toMatch(policy === null ? COMPLETE : /^0 1 2 3 0 4$/)
    await expectText('name').toBe(name)
    await page.click('#logout')
    await expectText('name').toBe('nobody')
  })
}

test('in Firefox closing the popup returns to state 0', async ({ sites }) => {
  await open(sites.voices)
  const popup = await openPopup()
  await popup.close()
  await expectText('steps').toBe('0 1 2 3 0')
})

test('in Firefox the user confirms on another site, which stays signed in after a reload', async ({ sites }) => {
  await open(sites.blog())
  const name = newName()
  const popup = await signIn(name)
  await (await popup.waitForSelector('#hand-over button', { visible: true }))?.click()
  await expectText('steps').toMatch(COMPLETE)
  await expectText('name').toBe(name)
  await page.reload()
  await expectText('name').toBe(name)
  await page.click('#logout')
  await expectText('name').toBe('nobody')
})

for (const [ofProvider, ofPage] of [
  ['same-origin', ''],
  ['same-origin-allow-popups', ''],
  [null, 'same-origin'],
] as const) {
  test(`in Firefox a popup cut off from another site asks for the digits (provider ${ofProvider}, page ${ofPage})`, async ({
    sites,
  }) => {
    sites.provider.openerPolicy = ofProvider
    await open(sites.blog(ofPage))
    const name = newName()
    const popup = await signIn(name)
    await popup.waitForSelector('#matching-code', { visible: true })
    await popup.type('#matching-code', (await text('digits')) ?? '')
    await popup.click('#matching button')
    await expectText('steps').toMatch(/ 4$/)
    await expectText('name').toBe(name)
  })
}
