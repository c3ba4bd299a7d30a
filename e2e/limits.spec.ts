import { voicePath } from '@voice-rankings/contract'
import { spawnServer } from '../scripts/spawnServer.mjs'
import { findVoice } from './findVoice.ts'
import { openAsNewUser } from './logIn.ts'
import { expect, test, waitForHydration } from './test.ts'

const HINT = 'Sign in for no hold limits on speech generation.'

test('a visitor sees the remaining quota on a fresh page, before editing and without a request', async ({
  page,
  voice,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/user/status') asked.push(request.url())
  })
  for (const path of ['/', voicePath(voice), `${voicePath(voice)}/compare`]) {
    await page.goto(path)
    await expect(page.getByText('20 of 20 snippets left').first(), path).toBeVisible()
    await expect(page.getByRole('button', { name: HINT }).first(), path).toBeVisible()
  }
  expect(asked).toEqual([])
})

test('the server-rendered page contains the limit', async ({ request, voice }) => {
  const page = await request.get(voicePath(voice))
  expect(await page.text()).toContain('20 of 20 snippets left')
})

test('a rate-limited visitor sees a countdown on a fresh page, in dialogs and beside other voices', async ({
  browser,
}) => {
  test.slow()
  const server = await spawnServer({ engines: 'flite', settings: { HOLD_LIMIT: '1' } })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  try {
    const voice = await findVoice(context.request)
    await page.goto(voicePath(voice))
    await expect(page.getByText('1 of 1 snippets left')).toBeVisible()
    const spoken = await context.request.post('/api/v1/voice/speech', {
      data: { voice_id: voice.voice_id, text: 'The only text of this hour.' },
      headers: { origin: server.url },
    })
    expect(spoken.ok()).toBe(true)
    for (const path of [voicePath(voice), `${voicePath(voice)}/compare`]) {
      await page.goto(path)
      await expect(page.getByText('0 of 1 snippets left'), path).toBeVisible()
      await expect(page.getByRole('timer'), path).toHaveText(/^Again in (59:\d\d|1:00:00)$/)
    }
    await page.goto('/voices?sort=name')
    await waitForHydration(page)
    await page
      .getByRole('article')
      .locator(`a[href="${voicePath(voice)}"]`)
      .click()
    const dialog = page.getByRole('dialog', { name: 'Voice overview' })
    await expect(dialog.getByRole('timer')).toHaveText(/^Again in 59:\d\d$/)
  } finally {
    await context.close()
    await server.stop()
  }
})

test('a user sees no countdown on a fresh page, but the maximum number of collections', async ({ page, voice }) => {
  await openAsNewUser(page, voicePath(voice))
  await expect(page.getByRole('textbox', { name: 'Text to be spoken' })).toBeVisible()
  await expect(page.getByText(HINT)).toHaveCount(0)
  await page.goto('/app/collections')
  await expect(page.getByText('0 of 200 collections')).toBeVisible()
})
