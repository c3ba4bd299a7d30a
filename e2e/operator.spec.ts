import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Api, CallOutput } from '@voice-rankings/contract'
import type { APIRequestContext, Page } from '@playwright/test'
import { copyMeasured } from '../scripts/copyMeasured.mjs'
import { BIN, ROOT } from '../scripts/paths.mjs'
import { freePort, runServer } from '../scripts/runServer.mjs'
import { axeViolations } from './axeViolations.ts'
import { newEmail, PASSWORD } from './logIn.ts'
import { expect, test } from './test.ts'

const SERVER = join(ROOT, 'apps', 'server', 'dist')

type Answer<Name extends keyof Api['blind']> = CallOutput<Api['blind'][Name]>

/** A server of its own: the role is granted by the command line, which needs the embedded database. */
async function startOwnServer(dataDir: string, port: number) {
  const settings = { ENGINES: 'flite', MASTERING_WORKERS: '1', TRUSTED_PROXIES: '127.0.0.1' }
  return runServer(join(SERVER, 'main.js'), dataDir, {
    settings,
    isReady: ({ ready }) => ready,
    timeoutMs: 120_000,
    port,
  })
}

/** Signs up by the account form, without a popup. */
async function signUp(page: Page, url: string, email: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/v1/login`, {
    form: { intent: 'create', state: '', return: '/', email, password: PASSWORD },
    headers: { origin: url },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
}

/** Votes of a visitor, by the calls of the blind test. */
async function voteAsVisitor(request: APIRequestContext, url: string, count: number): Promise<void> {
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', origin: url }
  for (let votes = 0; votes < count; votes += 1) {
    const next = await request.post(`${url}/api/v1/blind/next`, { data: { language_code: 'en' }, headers: agent })
    const { pair_token, left, right } = (await next.json()) as Answer<'next'>
    for (const { audio_url } of [left, right]) expect((await request.get(url + audio_url)).status()).toBe(200)
    // A vote before the sounds could be heard would be left out by a check.
    await sleep(left.audio_duration + right.audio_duration)
    const data = { pair_token, blind_choice: 'left', left_heard: 1, right_heard: 1 }
    const voted = await request.post(`${url}/api/v1/blind/vote`, { data, headers: agent })
    expect(voted.status()).toBe(200)
  }
}

test('an operator leaves out the votes of a visitor and restores them, on a page that others do not find', async ({
  page,
  browser,
  playwright,
}) => {
  test.setTimeout(300_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'voice-rankings-operator-'))
  const port = await freePort()
  await copyMeasured(join(SERVER, 'main.js'), 'flite', dataDir)
  let server = await startOwnServer(dataDir, port)
  const { url } = server
  const visitor = await playwright.request.newContext()
  try {
    const email = newEmail()
    await signUp(page, url, email)
    await voteAsVisitor(visitor, url, 2)
    const voteCount = async () => {
      const answer = await visitor.get(`${url}/api/v1/blind/leaderboard?languageCode=en`)
      return ((await answer.json()) as Answer<'leaderboard'>).vote_count
    }

    await test.step('a user gets the page of an unknown address', async () => {
      const answer = await page.goto(`${url}/operator`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    })

    await test.step('the command line grants the role', async () => {
      await server.stop()
      const { stdout } = await promisify(execFile)(
        join(BIN, 'node'),
        ['--no-warnings', join(SERVER, 'admin.js'), 'grant', email],
        { env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ENGINES: 'flite' } },
      )
      expect(stdout).toContain('is an operator')
      server = await startOwnServer(dataDir, port)
    })

    await test.step('the account menu leads to the page', async () => {
      await page.goto(`${url}/about`)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^listener-/ })
        .click()
      await page.getByRole('menuitem', { name: 'Operator' }).click()
      await expect(page.getByRole('heading', { name: 'Votes' })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    })

    await test.step('the votes of the visitor are left out, and restored by Undo', async () => {
      await expect(page.getByRole('rowheader')).toHaveCount(2)
      expect(await voteCount()).toBe(2)
      await page
        .getByRole('button', { name: /^Votes of the voter/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Leave out all 2 matching votes' }).click()
      await expect(page.getByRole('alert')).toHaveText('Write the reason first.')
      await page.getByRole('textbox', { name: 'Reason' }).fill('One person.')
      await page.getByRole('button', { name: 'Leave out all 2 matching votes' }).click()
      await expect(page.getByText('2 votes left out.')).toBeVisible()
      await expect(page.getByRole('cell', { name: 'operator', exact: true })).toHaveCount(2)
      expect(await voteCount()).toBe(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('cell', { name: 'counts', exact: true })).toHaveCount(2)
      expect(await voteCount()).toBe(2)
    })

    await test.step('a single vote is restored in its row', async () => {
      await page
        .getByRole('button', { name: /^Leave out vote/ })
        .first()
        .click()
      await expect(page.getByText('1 vote left out.')).toBeVisible()
      await page.getByRole('button', { name: /^Restore vote/ }).click()
      await expect(page.getByText('1 vote restored.')).toBeVisible()
      expect(await voteCount()).toBe(2)
    })

    for (const [name, shown] of [
      ['Snippets', 'No matching snippets.'],
      ['Engines', 'ready'],
      ['Costs', /Drift checks used 0 of/],
      ['Drift', 'No voice has changed.'],
    ] as const) {
      await test.step(`the section ${name} has an address of its own`, async () => {
        await page.getByRole('link', { name, exact: true }).click()
        await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
        await expect(page.getByText(shown).first()).toBeVisible()
        await page.reload()
        await expect(page.getByText(shown).first()).toBeVisible()
        expect(await axeViolations(page)).toEqual([])
      })
    }

    await test.step('a voice is checked for changes now', async () => {
      await page.getByRole('textbox', { name: 'Id of a voice' }).fill('flite-slt--base')
      await page.getByRole('button', { name: 'Check now' }).click()
      await expect(page.getByText('flite-slt--base sounds as before.')).toBeVisible({ timeout: 60_000 })
      await expect(page.getByText('1 voice has been checked.')).toBeVisible()
    })

    await test.step('a visitor gets the page of an unknown address', async () => {
      const context = await browser.newContext()
      expect((await (await context.newPage()).goto(`${url}/operator/votes`))?.status()).toBe(404)
      await context.close()
    })
  } finally {
    await server.stop()
    await visitor.dispose()
    await rm(dataDir, { recursive: true, force: true })
  }
})
