import { voicePath } from '@voice-rankings/contract'
import type { Page } from '@playwright/test'
import { collectErrors, expect, test } from './hostPage.ts'

const ARTICLE = `<article id="article" lang="en">
  <h1>The bank</h1>
  <p>We sat on the bank and <em>counted</em> the
    boats. Nobody spoke.</p>
  <h2>&lt;img src="x" onerror="alert(1)"&gt;</h2>
  <p hidden>This is not to be read.</p>
  <p>Then a boat came down the river. It was <a href="#empty">empty</a>.</p>
</article>`

const SERVER = process.env.E2E_BASE_URL ?? ''
/** Policy that allows the scripts, calls and sounds of the server, and no markup from text. */
const POLICY = [
  "default-src 'none'",
  "script-src 'nonce-r4nd0m' 'strict-dynamic'",
  `connect-src ${SERVER}`,
  `media-src ${SERVER}`,
  "require-trusted-types-for 'script'",
].join('; ')

/** Lit word of the page, and lit sentence. */
const lit = (page: Page) =>
  page.evaluate(() => {
    const [sentence = '', ...words] = ['sentence', 'female', 'male', 'none'].map((name) =>
      [...(CSS.highlights.get(`voice-host-${name}`) ?? [])].map(String).join(''),
    )
    return { word: words.join(''), sentence: sentence.replaceAll(/\s+/g, ' ') }
  })

test.describe('<voice-reader> of an article on a page with a strict policy', () => {
  let complaints: string[]
  test.beforeEach(async ({ page, open, voice }) => {
    complaints = await collectErrors(page)
    await open({
      headers: { 'content-security-policy': POLICY },
      script: (address) => `<script type="module" nonce="r4nd0m" src="${address}"></script>`,
      body: `<voice-reader for="#article" voice-path="${voicePath(voice)}"></voice-reader>${ARTICLE}`,
    })
  })
  test.afterEach(() => expect(complaints).toEqual([]))

  test('reads it aloud, and lights its sentences and words where they are', async ({ page }) => {
    const html = await page.locator('#article').innerHTML()
    await page.getByRole('button', { name: 'Listen to this article' }).click()
    const sentences = new Set<string>()
    const words = new Set<string>()
    await expect(async () => {
      const { word, sentence } = await lit(page)
      words.add(word)
      sentences.add(sentence)
      expect([...sentences]).toEqual(
        expect.arrayContaining(['The bank', 'We sat on the bank and counted the boats.', 'Nobody spoke.']),
      )
      expect([...words]).toEqual(expect.arrayContaining(['counted', 'Nobody']))
    }).toPass({ intervals: [30], timeout: 30_000 })
    expect(await page.locator('#article').innerHTML()).toBe(html)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Listen to this article' })).toBeFocused()
  })

  test('reads on from a sentence that is clicked', async ({ page }) => {
    await page.getByRole('button', { name: 'Listen to this article' }).click()
    await expect.poll(async () => (await lit(page)).sentence).not.toBe('')
    await page.getByText('Then a boat').click({ position: { x: 20, y: 8 } })
    await expect
      .poll(async () => (await lit(page)).sentence, { intervals: [30] })
      .toBe('Then a boat came down the river.')
  })

  test('sends nothing before it is played', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await expect(page.getByRole('button', { name: 'Listen to this article' })).toBeVisible()
    expect(asked.filter((path) => path.endsWith('/speech'))).toEqual([])
  })
})
