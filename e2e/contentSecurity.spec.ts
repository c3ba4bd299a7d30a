import { voicePath } from '@voice-rankings/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Pages of the server itself; those of the site are looked at in routes.spec.ts. */
const PATHS = ['/login', '/api/v1/login', '/api/v1/docs']

/** What the browser refused because of the page's Content-Security-Policy, from now on. */
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

test('a page of the server keeps to its own strict Content-Security-Policy', async ({ context }) => {
  // Not the page of the other tests, which waits for React: these have none.
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

test('a voice is heard, drawn in each style and analysed under that policy, and nothing comes from elsewhere', async ({
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
    await page.getByRole('radio', { name: style, exact: true }).click()
  await page.goto(`${voicePath(voice)}/analysis`)
  await page.getByRole('button', { name: 'Start Analysis' }).click()
  await expect(page.getByRole('button', { name: 'Stop Analysis' })).toBeEnabled()
  await page.getByRole('button', { name: 'Stop Analysis' }).click()
  await expect(page.getByText('Peak Intensity (dB)')).toBeVisible()
  expect(await refused()).toEqual([])
  expect(elsewhere).toEqual([])
})
