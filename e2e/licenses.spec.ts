import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { copyMeasured } from '../scripts/copyMeasured.mjs'
import { BIN, ROOT } from '../scripts/paths.mjs'
import { freePort, runServer } from '../scripts/runServer.mjs'
import { axeViolations } from './axeViolations.ts'
import { newEmail, PASSWORD } from './logIn.ts'
import { expect, test } from './test.ts'

const SERVER = join(ROOT, 'apps', 'server', 'dist')
const SECRET = 'whsec_of-this-test'
const PLUS = { id: 'plus', name: 'Plus', level: 1, credits: 5000, days: 365, price: '€20' }
const PLANS = {
  checkout: 'stripe',
  plans: [
    { ...PLUS, checkoutUrl: 'https://buy.stripe.example/plus', product: 'plink_plus' },
    { id: 'gift', name: 'Gift', level: 1, credits: 700 },
  ],
}

// The wrong keys.
test.use({ expectedErrors: /status of 422 .*\/licenses\/activate/ })

/** Signs up by the account form, without a popup. */
async function signUp(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/v1/login`, {
    form: { intent: 'create', state: '', return: '/', email: newEmail(), password: PASSWORD },
    headers: { origin: url },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
}

/** Sends an event as Stripe does. */
async function sendEvent(url: string, event: object): Promise<number> {
  const body = JSON.stringify(event)
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` }
  return (await fetch(`${url}/api/v1/checkout/events`, { method: 'POST', body, headers })).status
}

test('a user buys a plan, activates its key and loses it by the refund, and another key is given by the operator', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'voice-rankings-licenses-'))
  const plansFile = join(dataDir, 'plans.json')
  await writeFile(plansFile, JSON.stringify(PLANS))
  await copyMeasured(join(SERVER, 'main.js'), 'flite', dataDir)
  const settings = { ENGINES: 'flite', MASTERING_WORKERS: '1', PLANS_FILE: plansFile, CHECKOUT_SECRET: SECRET }
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...settings }
  const { stdout } = await promisify(execFile)(
    join(BIN, 'node'),
    ['--no-warnings', join(SERVER, 'admin.js'), 'license', 'issue', 'gift'],
    { env },
  )
  const given = stdout.trim()
  const server = await runServer(join(SERVER, 'main.js'), dataDir, {
    settings,
    isReady: ({ ready }) => ready,
    timeoutMs: 120_000,
    port: await freePort(),
  })
  const { url } = server
  try {
    await test.step('a visitor sees the plans, and has to log in', async () => {
      await page.goto(`${url}/about`)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Upgrade' }).click()
      await expect(page.getByRole('heading', { name: 'Upgrade', level: 1 })).toBeVisible()
      const plus = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Plus' }) })
      await expect(plus).toContainText('Texts up to 1,000 characters')
      await expect(plus).toContainText('5,000 more credits, once')
      await expect(plus).toContainText('Log in to buy a plan.')
      await expect(page.getByText('Log in to activate a license key.')).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
    })

    let userId = ''
    await test.step('a user is led to the checkout page with the account', async () => {
      await signUp(page, url)
      await page.goto(`${url}/upgrade`)
      const href = await page.getByRole('link', { name: 'Buy Plus' }).getAttribute('href')
      const checkout = new URL(href ?? '')
      expect(checkout.origin).toBe('https://buy.stripe.example')
      userId = checkout.searchParams.get('client_reference_id') ?? ''
      expect(userId).not.toBe('')
      const mine = page.getByRole('listitem').filter({ hasText: 'Yours' })
      await expect(mine.getByRole('heading')).toHaveText('Free account')
    })

    const paid = {
      id: 'evt_1',
      type: 'checkout.session.completed',
      data: {
        object: {
          id: 'cs_1',
          payment_intent: 'pi_1',
          payment_link: 'plink_plus',
          payment_status: 'paid',
          client_reference_id: userId,
        },
      },
    }

    await test.step('the key appears after the payment, is shown once, and is activated', async () => {
      await page.goto(`${url}/license-key-success`)
      await expect(page.getByRole('heading', { name: 'No unused key yet' })).toBeVisible()
      expect(await sendEvent(url, paid)).toBe(200)
      expect(await sendEvent(url, paid)).toBe(200)
      await expect(page.getByRole('heading', { name: 'Key for Plus' })).toHaveCount(1)
      await page.getByRole('button', { name: 'Show the key' }).click()
      const key = await page.getByRole('textbox', { name: 'License key' }).inputValue()
      expect(key.split('.')).toHaveLength(3)
      await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      expect(page.url()).toBe(`${url}/license-key-success`)
      await page.reload()
      await expect(page.getByText('The key was shown before.')).toBeVisible()
      await page.getByRole('button', { name: 'Activate on this account' }).click()
      await expect(page.getByText('Plus is active on this account.')).toBeVisible()
      await page.getByRole('link', { name: 'Plans and licenses' }).click()
      const mine = page.getByRole('listitem').filter({ hasText: 'Yours' })
      await expect(mine.getByRole('heading')).toHaveText('Plus')
    })

    await test.step('wrong keys are refused, and one of the operator works', async () => {
      await page.getByRole('button', { name: 'Activate', exact: true }).click()
      await expect(page.getByRole('alert')).toHaveText('Paste the license key first.')
      const field = page.getByRole('textbox', { name: 'License key' })
      await field.fill(given.slice(0, -4))
      await page.getByRole('button', { name: 'Activate', exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('This key is not valid here.')
      await field.fill(` ${given.slice(0, 40)}\n${given.slice(40)}`)
      await page.getByRole('button', { name: 'Activate', exact: true }).click()
      await expect(page.getByText('Gift is active on this account.')).toBeVisible()
      const { user } = (await (await page.request.get(`${url}/api/v1/user/status`)).json()) as {
        user: { account_level: number; total_credits: number }
      }
      expect(user).toMatchObject({ account_level: 1, total_credits: 10_000 + 5000 + 700 })
    })

    await test.step('a refund takes the plan and its credits back', async () => {
      const refund = {
        id: 'evt_2',
        type: 'charge.refunded',
        data: { object: { payment_intent: 'pi_1', refunded: true } },
      }
      expect(await sendEvent(url, refund)).toBe(200)
      await page.reload()
      const licenses = page.getByRole('region', { name: 'Your licenses' })
      await expect(licenses.getByText('Revoked')).toBeVisible()
      const { user } = (await (await page.request.get(`${url}/api/v1/user/status`)).json()) as {
        user: { total_credits: number }
      }
      expect(user.total_credits).toBe(10_000 + 700)
      const mine = page.getByRole('listitem').filter({ hasText: 'Yours' })
      await expect(mine.getByRole('heading')).toHaveText('Gift')
    })
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('a server that sells nothing says so, and links to no plans', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Upgrade' })).toHaveCount(0)
  await page.goto('/upgrade')
  await expect(page.getByText('This server sells nothing. Everything is free within these limits.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Without an account', 'Free account'])
  await page.goto('/license-key-success')
  await expect(page.getByText('This server sells nothing.')).toBeVisible()
})
