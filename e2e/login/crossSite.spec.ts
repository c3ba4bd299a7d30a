import { expect, type Page } from '@playwright/test'
import { loginLink } from '../logIn.ts'
import { waitForHydration } from '../test.ts'
import { test } from './test.ts'

test.use({ ignoreHTTPSErrors: true })

let people = 0
const newName = () => `ann${Date.now().toString(36)}${(people += 1)}`

/** Expected states. The popup closes itself at the end, which a busy page may notice before the login event. */
const COMPLETE = /^0 1 2 3( 0)? 4$/

const text = (page: Page, id: string) => page.locator(`#${id}`)

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(text(page, 'name')).toHaveText('nobody')
}

/** Clicks Login and signs in at the provider, in the popup. */
async function signIn(page: Page, name: string, login = page.locator('#login')): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await login.click()
  const popup = await opened
  await popup.locator('[name=login]').fill(name)
  await popup.locator('[name=password]').fill('x')
  await popup.getByRole('button', { name: 'Sign-in' }).click()
  await popup.getByRole('button', { name: 'Continue' }).click()
  return popup
}

for (const policy of [null, 'same-origin', 'same-origin-allow-popups']) {
  test(`Login in the header signs in at a provider with opener policy ${policy ?? 'nothing'}, and signs out again`, async ({
    page,
    sites,
  }) => {
    sites.provider.openerPolicy = policy
    await page.goto(sites.site)
    await waitForHydration(page)
    const name = newName()
    const popup = await signIn(page, name, loginLink(page))
    await expect(page.getByRole('button', { name })).toBeVisible()
    await expect.poll(() => popup.isClosed()).toBe(true)
    const cookies = await page.context().cookies(sites.site)
    expect(cookies.find((cookie) => cookie.name === '__Host-session')).toMatchObject({ httpOnly: true, secure: true })
    await page.getByRole('button', { name }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(loginLink(page)).toBeVisible()
  })
}

test('closing the popup returns to state 0, and the page checks the session', async ({ page, sites }) => {
  await open(page, sites.voices)
  const opened = page.waitForEvent('popup')
  await page.locator('#login').click()
  const popup = await opened
  await popup.locator('[name=login]').waitFor()
  const asked = page.waitForRequest('**/api/v1/user/status')
  await popup.close()
  await asked
  await expect(text(page, 'steps')).toHaveText('0 1 2 3 0')
})

test('a blocked popup is reported, and its link works', async ({ page, sites }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await open(page, sites.voices)
  await page.locator('#login').click()
  await expect(text(page, 'problem')).toHaveText('popup_blocked')
  const opened = page.context().waitForEvent('page')
  await page.locator('#link').click()
  const popup = await opened
  const name = newName()
  await popup.locator('[name=login]').fill(name)
  await popup.locator('[name=password]').fill('x')
  await popup.getByRole('button', { name: 'Sign-in' }).click()
  await popup.getByRole('button', { name: 'Continue' }).click()
  await expect(text(page, 'steps')).toHaveText(COMPLETE)
  await expect(text(page, 'name')).toHaveText(name)
})

test('on another site the user confirms, only that page is signed in, and it stays so after a reload', async ({
  page,
  sites,
}) => {
  await open(page, sites.blog())
  const name = newName()
  const popup = await signIn(page, name)
  await expect(popup.getByRole('heading')).toContainText('Log in on blog.localhost')
  await expect(popup.locator('#matching')).toBeHidden()
  await popup.getByRole('button', { name: 'Log in there' }).click()
  await expect(text(page, 'steps')).toHaveText(COMPLETE)
  await expect(text(page, 'name')).toHaveText(name)
  const renewal = (await page.context().cookies()).find((cookie) => cookie.name === '__Host-refresh')
  expect(renewal).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None' })
  expect(renewal?.partitionKey).toContain('blog.localhost')
  await page.reload()
  await expect(text(page, 'name')).toHaveText(name)
  const after = (await page.context().cookies()).find((cookie) => cookie.name === '__Host-refresh')
  expect(after?.value).not.toBe(renewal?.value)
  await page.locator('#logout').click()
  await expect(text(page, 'name')).toHaveText('nobody')
  await page.reload()
  await expect(text(page, 'name')).toHaveText('nobody')
})

const CUT_OFF = [
  ['a provider that sends same-origin', 'same-origin', ''],
  ['a provider that sends same-origin-allow-popups', 'same-origin-allow-popups', ''],
  ['a page of the other site that sends same-origin', null, 'same-origin'],
] as const
for (const [what, ofProvider, ofPage] of CUT_OFF) {
  test(`on another site, cut off by ${what}, the user types the digits shown on the page`, async ({
    page,
    context,
    sites,
  }) => {
    sites.provider.openerPolicy = ofProvider
    await open(page, sites.blog(ofPage))
    const name = newName()
    const opened = context.waitForEvent('page')
    await page.locator('#login').click()
    const popup = await opened
    await popup.locator('[name=login]').fill(name)
    await popup.locator('[name=password]').fill('x')
    await popup.getByRole('button', { name: 'Sign-in' }).click()
    await popup.getByRole('button', { name: 'Continue' }).click()
    await expect(popup.locator('#hand-over')).toBeHidden()
    await popup.getByLabel('Code on blog.localhost').fill('x')
    await popup.getByRole('button', { name: 'Log in there' }).click()
    await expect(popup.getByRole('alert')).toContainText('The code is wrong')
    await popup.getByLabel('Code on blog.localhost').fill((await text(page, 'digits').textContent()) ?? '')
    await popup.getByRole('button', { name: 'Log in there' }).click()
    await expect(text(page, 'steps')).toHaveText(/ 4$/)
    await expect(text(page, 'name')).toHaveText(name)
  })
}

test('a site unknown to the server gets no socket, so there is no login', async ({ page, sites }) => {
  await page.goto(sites.stranger)
  await expect(text(page, 'name')).toHaveText('nobody')
  await page.locator('#login').click()
  await expect(text(page, 'problem')).toHaveText('no_connection')
  await expect(text(page, 'steps')).toHaveText('0 1')
  expect(page.context().pages()).toHaveLength(1)
})
