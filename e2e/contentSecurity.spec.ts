import { voicePath } from '@voice-rankings/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Pages rendered by the server itself; routes.spec.ts tests those of the site. */
const PATHS = ['/login', '/api/v1/login', '/api/v1/docs']

/** CSP violations of the page from now on. */
async function refusals(page: Page): Promise<() => Promise<string[]>> {
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (what: string) => void refused.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
      const note = (globalThis as unknown as { noteRefusal: (what: string) => void }).noteRefusal
      note([location.pathname, effectiveDirective, blockedURI, sourceFile, lineNumber, sample].join(' '))
    })
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    return refused
  }
}

test('server-rendered pages have a strict Content-Security-Policy without violations', async ({ context }) => {
  // A page of its own: the page fixture waits for React, which these pages lack.
  const page = await context.newPage()
  const refused = await refusals(page)
  for (const path of PATHS) {
    const answer = await page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    expect(policy, path).not.toContain('unsafe-')
    expect(await refused(), path).toEqual([])
  }
})

test('a voice plays, is drawn in every style and is analysed without CSP violations or third-party requests', async ({
  page,
  voice,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(blob|data):/.test(request.url())) elsewhere.push(request.url())
  })
  const refused = await refusals(page)
  await page.goto('/voices')
  await page.getByRole('link', { name: voice.voice_name }).first().click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  for (const style of ['Wave', 'Wavesurfer', 'Blob'])
    await page.getByRole('combobox', { name: 'Visualizer' }).selectOption(style)
  await page.goto(`${voicePath(voice)}/analysis`)
  await page.getByRole('button', { name: 'Start Analysis' }).click()
  // The sound is loaded and decoded first, which a busy machine takes longer for.
  await expect(page.getByRole('button', { name: 'Stop Analysis' })).toBeEnabled({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Stop Analysis' }).click()
  await expect(page.getByText('Peak Intensity (dB)')).toBeVisible()
  expect(await refused()).toEqual([])
  expect(elsewhere).toEqual([])
})
