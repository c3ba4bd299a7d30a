import { readdirSync, readFileSync } from 'node:fs'
import { voicePath } from '@voice-rankings/contract'
import { expect, test } from './test.ts'

/** Symbol key of React elements, which survives minification. */
const REACT = 'react.transitional.element'
/** Children property of a node in Preact's published build, which has mangled names. */
const PREACT = '.__k'

const EMBED = new URL('../packages/elements/dist/embed/', import.meta.url)

test('pages of the site load React and no Preact', async ({ page, voice }) => {
  const urls = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/assets/')) urls.add(request.url())
  })
  for (const path of ['/', '/voices', '/leaderboard', voicePath(voice)]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  // Requested again: a browser drops the bodies of answers when it needs memory.
  const texts = await Promise.all(
    [...urls].map(async (url) => [url, await (await page.request.get(url)).text()] as const),
  )
  const having = (mark: string) => texts.filter(([, text]) => text.includes(mark)).map(([url]) => url)
  expect(having(REACT)).not.toEqual([])
  expect(having(PREACT)).toEqual([])

  // Control: the elements are built with Preact.
  const elements = readdirSync(EMBED).filter((name) => name.endsWith('.js'))
  expect(elements.filter((name) => readFileSync(new URL(name, EMBED), 'utf8').includes(PREACT))).not.toEqual([])
})
