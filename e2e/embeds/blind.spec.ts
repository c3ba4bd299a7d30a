import type { APIRequestContext, Page } from '@playwright/test'
import type { CallOutput, CallsByName } from '@voice-rankings/contract'
import { axeViolations } from '../axeViolations.ts'
import { collectErrors, expect, test } from './hostPage.ts'

const SERVER = process.env.E2E_BASE_URL ?? ''
/** Policy that allows the scripts, calls, sounds and pictures of the server, and no markup from text. */
const POLICY = [
  "default-src 'none'",
  "script-src 'nonce-r4nd0m' 'strict-dynamic'",
  "style-src 'nonce-r4nd0m'",
  `connect-src ${SERVER}`,
  `media-src ${SERVER}`,
  `img-src ${SERVER}`,
  "require-trusted-types-for 'script'",
].join('; ')

/** Rules of axe, without those for the outline of the page around the element. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Output<Name extends keyof CallsByName> = CallOutput<CallsByName[Name]>

// Votes of programs, such as browsers without a window, do not count.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
test.use({ userAgent })

async function send<Name extends 'blind.next' | 'blind.vote'>(request: APIRequestContext, name: Name, data: object) {
  const answer = await request.post(`${SERVER}/api/v1/${name.replace('.', '/')}`, { data, headers: { origin: SERVER } })
  expect(answer.ok(), name).toBe(true)
  return (await answer.json()) as Output<Name>
}

/** Hears a pair as long as a person and votes on it, so that two voices are in the table. */
async function voteOnce(request: APIRequestContext): Promise<void> {
  const pair = await send(request, 'blind.next', { language_code: 'en', blind_use: 'news' })
  const sides = [pair.left, pair.right]
  await Promise.all(sides.map(({ audio_url }) => request.get(SERVER + audio_url)))
  await new Promise((resolve) => setTimeout(resolve, pair.left.audio_duration + pair.right.audio_duration))
  const { pair_token } = pair
  await send(request, 'blind.vote', { pair_token, blind_choice: 'left', left_heard: 1, right_heard: 1 })
  await expect.poll(async () => (await board(request)).total, { timeout: 30_000 }).toBeGreaterThanOrEqual(2)
}

const board = async (request: APIRequestContext, query = '') =>
  (await (
    await request.get(`${SERVER}/api/v1/blind/leaderboard?languageCode=en${query}`)
  ).json()) as Output<'blind.leaderboard'>

const rows = (page: Page) =>
  page
    .locator('voice-leaderboard')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
const names = (page: Page) => rows(page).getByRole('link').allTextContents()

/** Page of the host with an element. */
const show = (head: string, element: string) => ({
  headers: { 'content-security-policy': POLICY },
  script: (address: string) => `<script type="module" nonce="r4nd0m" src="${address}"></script>`,
  head: `<meta name="viewport" content="width=device-width"><style nonce="r4nd0m">${head}</style>`,
  body: `<main><h1>Voices</h1>${element}</main>`,
})
const showBoard = (head: string, attributes = '') =>
  show(head, `<voice-leaderboard language-code="en" ${attributes}></voice-leaderboard>`)

test('<voice-blind-test> on a page with a strict policy counts a vote on two voices that were heard', async ({
  browser,
  host,
  request,
}) => {
  test.setTimeout(90_000)
  const visitor = await browser.newContext({ userAgent, locale: 'en-US' })
  const page = await visitor.newPage()
  const complaints = await collectErrors(page)
  const { vote_count: before } = await board(request)
  const pair = page.getByRole('region', { name: 'Which one reads better?' })
  // Both voices speak first, which takes seconds on a busy machine.
  const expectPair = () => expect(pair).toHaveAttribute('data-status', 'listening', { timeout: 30_000 })

  await page.goto(host.show(show('', '<voice-blind-test language-code="en" blind-use="news"></voice-blind-test>')))
  await expectPair()
  expect(await axeViolations(page, WCAG)).toEqual([])
  for (const [count, name] of ['A', 'B'].entries()) {
    await pair.getByRole('button', { name: `Play ${name}` }).click()
    await expect(pair.getByText('heard', { exact: true })).toHaveCount(count + 1, { timeout: 20_000 })
  }
  await pair.getByRole('button', { name: /A reads better/ }).click()
  await expect(pair.getByText('Your pick')).toBeVisible()
  await expect.poll(async () => (await board(request)).vote_count, { timeout: 30_000 }).toBeGreaterThan(before)
  await pair.getByRole('button', { name: /^Next pair/ }).click()
  await expectPair()
  expect(complaints).toEqual([])
  await visitor.close()
})

test.describe('<voice-leaderboard> on a page with a strict policy', () => {
  let complaints: string[]
  test.beforeEach(async ({ page, request }) => {
    test.setTimeout(90_000)
    if ((await board(request)).total < 2) await voteOnce(request)
    complaints = await collectErrors(page)
  })
  test.afterEach(() => expect(complaints).toEqual([]))

  for (const theme of ['light', 'dark'] as const) {
    test(`shows its table, sorts it and plays a voice, ${theme}`, async ({ page, open, request }) => {
      await open(showBoard(`:root { color-scheme: ${theme} } body { margin: 8px; background: Canvas }`))
      let expected: Output<'blind.leaderboard'>['rows'] = []
      // Other tests vote meanwhile, which changes the table after it was loaded.
      await expect(async () => {
        ;({ rows: expected } = await board(request))
        await page.reload()
        await expect(rows(page)).toHaveCount(expected.length, { timeout: 5000 })
        expect(await names(page)).toEqual(expected.map(({ voice }) => voice.voice_name))
      }).toPass()
      expect(await axeViolations(page, WCAG)).toEqual([])

      await page.getByRole('button', { name: 'Blind score' }).click()
      await expect(page.getByRole('columnheader', { name: 'Blind score' })).toHaveAttribute('aria-sort', 'ascending')
      // Voices with few votes often have the same score.
      const lowest = expected.filter(({ blind_score }) => blind_score.score === expected.at(-1)?.blind_score.score)
      expect(lowest.map(({ voice }) => voice.voice_name)).toContain((await names(page))[0])

      const [play] = await rows(page).getByRole('button').all()
      await play?.click()
      await expect(
        rows(page)
          .first()
          .getByRole('button', { name: /^Pause/ }),
      ).toBeVisible()
      await rows(page)
        .first()
        .getByRole('button', { name: /^Pause/ })
        .click()
    })
  }

  test('a chosen voice opens its page, unless the page prevents it', async ({ page, open, request }) => {
    const { rows: expected } = await board(request)
    await open(showBoard('', 'limit="1"'))
    await expect(rows(page)).toHaveCount(1)
    const address = page.url()
    await page.evaluate(() => {
      const element = document.querySelector('voice-leaderboard')
      element?.addEventListener(
        'select',
        (event) => {
          event.preventDefault()
          document.title = (event as CustomEvent<{ voice_id: string }>).detail.voice_id
        },
        { once: true },
      )
    })
    await rows(page).getByRole('link').click()
    await expect(page).toHaveTitle(expected[0]?.voice.voice_id ?? '')
    expect(page.url()).toBe(address)
    await rows(page).getByRole('link').click()
    await page.waitForURL(`${SERVER}/voice/**`)
    complaints.length = 0
  })

  test('fits a page of 320 px, and loads further rows', async ({ page, open, request }) => {
    const { total } = await board(request)
    await page.setViewportSize({ width: 320, height: 640 })
    await open(showBoard('body { margin: 0 }', 'limit="1"'))
    await expect(rows(page)).toHaveCount(1)
    expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(rows(page)).toHaveCount(Math.min(2, total))
    await page.setViewportSize({ width: 1280, height: 720 })
  })
})
