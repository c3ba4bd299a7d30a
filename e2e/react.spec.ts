import { readdirSync, readFileSync } from 'node:fs'
import { voicePath } from '@voice-rankings/contract'
import { expect, test } from './test.ts'

/** Symbol key of React elements, which survives minification. */
const REACT = 'react.transitional.element'
/** Children property of a node in Preact's published build, which has mangled names. */
const PREACT = '.__k'

const EMBED = new URL('../packages/elements/dist/embed/', import.meta.url)

test('pages of the site load React and no Preact', async ({ page, voice }) => {
  const texts = new Map<string, string>()
  for (const path of ['/', '/voices', '/leaderboard', voicePath(voice)]) {
    const loaded: Promise<unknown>[] = []
    page.on('response', (response) => {
      // Scripts of the page itself: the response body of a worker script is not available.
      const isOfPage = response.request().resourceType() === 'script' && response.url().includes('/assets/')
      if (isOfPage) loaded.push(response.text().then((text) => texts.set(response.url(), text)))
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await Promise.all(loaded)
    page.removeAllListeners('response')
  }
  const having = (mark: string) => [...texts].filter(([, text]) => text.includes(mark)).map(([url]) => url)
  expect(having(REACT)).not.toEqual([])
  expect(having(PREACT)).toEqual([])

  // Control: the elements are built with Preact.
  const elements = readdirSync(EMBED).filter((name) => name.endsWith('.js'))
  expect(elements.filter((name) => readFileSync(new URL(name, EMBED), 'utf8').includes(PREACT))).not.toEqual([])
})
