import type { Browser, Page } from '@playwright/test'
import { voicePath } from '@voice-rankings/contract'
import { expect, test } from './test.ts'

/** Maximum number of elements whose styles are computed; a page has 380 to 700. */
const MOST_ELEMENTS = 60

/** Number of elements whose styles the browser computes when an element is inserted into a page. */
async function countStyled(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(async () => {
    document.querySelector('main')!.append(document.createElement('p'))
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args?: { elementCount?: number } }[]
  }
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0)
}

for (const [name, pathOf] of [
  ['the home page', () => '/'],
  ['the catalogue', () => '/voices'],
  ['a voice', (path: string) => `/voice/${path}`],
  ['the analysis of a voice', (path: string) => `/voice/${path}/analysis`],
] as const) {
  test(`an element inserted into ${name} leaves the styles of the others as they are`, async ({
    page,
    browser,
    voice,
  }) => {
    await page.goto(pathOf(voicePath(voice)))
    await page.waitForLoadState('networkidle')
    const styled = await countStyled(browser, page)
    expect(styled).toBeGreaterThan(0)
    expect(styled).toBeLessThanOrEqual(MOST_ELEMENTS)
  })
}
