import type { Page } from '@playwright/test'
import { providerName } from '@voice-rankings/contract'
import type { CallOutput, CallsByName } from '@voice-rankings/contract'
import { axeViolations } from './axeViolations.ts'
import { RULES } from './site.ts'
import { expect, test } from './test.ts'

const THEMES = ['light', 'dark'] as const

// Votes of programs, such as browsers without a window, do not count.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

/** Votes of the leaderboard's first page of a language. */
async function votesIn(page: Page, languageCode: string): Promise<number> {
  const answer = await page.request.get(`/api/v1/blind/leaderboard?languageCode=${languageCode}`)
  const { vote_count } = (await answer.json()) as CallOutput<CallsByName['blind.leaderboard']>
  return vote_count
}

const state = (page: Page) => page.getByRole('region', { name: 'Which one reads better?' })
/** Waits until a pair is ready; on a busy machine both voices take seconds to speak. */
const expectPair = (page: Page) => expect(state(page)).toHaveAttribute('data-status', 'listening', { timeout: 30_000 })
const vote = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Waits until a side was heard from its start to where the vote opens. */
const expectHeard = (page: Page, count: number) =>
  expect(page.getByText('heard', { exact: true })).toHaveCount(count, { timeout: 20_000 })

interface Round {
  /** Hears both sides. */
  hear: () => Promise<void>
  /** Votes on pair 1 to 10. */
  choose: (number: number) => Promise<void>
  /** Goes on after a vote. */
  goOn: () => Promise<void>
}

async function voteTenPairs(page: Page, { hear, choose, goOn }: Round): Promise<void> {
  await test.step('ten votes end in a summary', async () => {
    for (let number = 1; number <= 10; number++) {
      await expectPair(page)
      await expect(page.getByText(`Pair ${number} of 10`)).toBeVisible()
      await hear()
      await choose(number)
      await expect(state(page)).toHaveAttribute('data-status', 'voted')
      await goOn()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You heard 10 pairs')
    await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible()
  })
}

const board = (page: Page) => page.getByRole('table', { name: 'Voices by blind votes, best first' })

/** Opens the leaderboard once it has more votes than `before`. */
async function openMovedLeaderboard(page: Page, before: number): Promise<void> {
  await expect.poll(() => votesIn(page, 'en'), { timeout: 30_000 }).toBeGreaterThan(before)
  await page.goto('/leaderboard?languageCode=en')
  await expect(board(page).getByRole('columnheader', { name: 'Blind score' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
}

test('ten pairs are voted by keyboard, a vote is undone, and the leaderboard has the votes', async ({
  page,
  sound,
  asUser,
}) => {
  test.setTimeout(240_000)
  await asUser('/blind?language=en&use=news')
  await expect(page.getByRole('radio', { name: 'News' })).toBeChecked()
  const before = await votesIn(page, 'en')
  const requested = new Set<string>()
  page.on('request', (request) => requested.add(request.url()))
  const wasLoaded: boolean[] = []

  async function hear(): Promise<void> {
    for (const [count, key] of ['a', 'b'].entries()) {
      const loaded = new Set(requested)
      await page.keyboard.press(key)
      await expect.poll(() => sound.playing()).toMatch(/\/blind\//)
      wasLoaded.push(loaded.has((await sound.playing()) ?? ''))
      await expectHeard(page, count + 1)
    }
  }

  await test.step('a vote is quiet before both sides are heard', async () => {
    await expectPair(page)
    await page.keyboard.press('1')
    await expect(vote(page, /A reads better/)).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('Pair 1 of 10')).toBeVisible()
  })

  await test.step('a vote is undone, and another pair follows', async () => {
    await hear()
    await page.keyboard.press('1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You chose /)
    await expect(page.getByText('Your pick')).toBeVisible()
    await page.keyboard.press('u')
    await expect(page.getByText(/Your vote was taken back/).last()).toBeVisible()
    await expect(page.getByText('Pair 1 of 10')).toBeVisible()
  })

  await voteTenPairs(page, {
    hear,
    choose: (number) => page.keyboard.press(['1', '2', '1', '0', '9'][number % 5] ?? '1'),
    goOn: () => page.keyboard.press('Enter'),
  })

  await test.step('the sounds of every pair were requested before they were played', () => {
    expect(wasLoaded).toHaveLength(22)
    expect(wasLoaded).not.toContain(false)
  })

  await test.step('the leaderboard has the votes', async () => {
    await openMovedLeaderboard(page, before)
    const table = board(page)
    await table.getByRole('button', { name: 'Votes', exact: true }).click()
    await expect(table.getByRole('columnheader', { name: 'Votes' })).toHaveAttribute('aria-sort', 'descending')
  })
})

test.describe('with a sound that fails', () => {
  test.use({ expectedErrors: /blind\/audio/ })
  test('its pair is skipped without a vote, and the page says so', async ({ page }) => {
    let refused = 0
    await page.route('**/api/v1/blind/audio/**', (route) => (refused++ < 1 ? route.abort() : route.continue()))
    await page.goto('/blind?language=en')
    await expect(
      page.getByText('A sound could not be played. That pair was skipped, without a vote.').last(),
    ).toBeVisible()
    await expect(page.getByText('Pair 1 of 10')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('a visitor votes on ten pairs by touch, with the votes at the lower edge, and the leaderboard has them', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.goto('/blind?language=en')
    await expect(page.getByText('Counts for a third.')).toBeVisible()
    const before = await votesIn(page, 'en')
    const choice = (name: string) =>
      page.getByRole('group', { name: 'Your vote' }).getByRole('button', { name, exact: true })

    await voteTenPairs(page, {
      async hear() {
        for (const [count, name] of ['A', 'B'].entries()) {
          await page.getByRole('button', { name: `Play ${name}` }).tap()
          await expectHeard(page, count + 1)
        }
      },
      async choose(number) {
        if (number === 1) {
          for (const name of ['A', 'The same', 'B']) {
            const box = await choice(name).boundingBox()
            expect.soft((box?.y ?? 0) + (box?.height ?? 0), name).toBeGreaterThan(812 - 120)
            expect.soft(box?.height, name).toBeGreaterThanOrEqual(44)
          }
        }
        await choice(['The same', 'A', 'B'][number % 3] ?? 'A').tap()
      },
      goOn: () => vote(page, /^(Next pair|See your result)/).tap(),
    })

    await test.step('the leaderboard has the votes, and a row shows below it what it has no columns for', async () => {
      await openMovedLeaderboard(page, before)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
      await expect(board(page).getByRole('columnheader', { name: 'Licence' })).toBeHidden()
      const more = board(page)
        .getByRole('button', { name: /^More about / })
        .first()
      await more.tap()
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      await expect(board(page).getByRole('term')).toHaveText([
        'Stars',
        'Sounds',
        'First sound',
        'Word times',
        'Licence',
        'Votes',
      ])
      await expect(board(page).getByRole('definition').last()).toHaveText(/^\d+$/)
      expect(await axeViolations(page, RULES)).toEqual([])
    })
  })
})

test.describe('at a width of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const theme of THEMES) {
    test(`nothing is wider, and axe finds nothing before and after a vote, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme })
      async function check(what: string): Promise<void> {
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(320)
        expect.soft(await axeViolations(page, RULES), what).toEqual([])
      }
      await page.goto('/blind?language=en')
      await expectPair(page)
      await check('listening')
      for (const [count, key] of ['a', 'b'].entries()) {
        await page.keyboard.press(key)
        await expectHeard(page, count + 1)
      }
      await page.keyboard.press('1')
      await expect(state(page)).toHaveAttribute('data-status', 'voted')
      await page.waitForTimeout(400)
      await check('voted')
      await page.goto('/leaderboard')
      await check('leaderboard')
    })
  }
})

test.describe('the leaderboard', () => {
  test('a filter by provider or price narrows the table and is in the address, and the chart names its frontier', async ({
    page,
    asUser,
  }) => {
    test.setTimeout(180_000)
    await asUser('/blind?language=en&use=news')
    await test.step('two voices have a vote', async () => {
      await expectPair(page)
      for (const [count, key] of ['a', 'b'].entries()) {
        await page.keyboard.press(key)
        await expectHeard(page, count + 1)
      }
      await page.keyboard.press('1')
      await expect(state(page)).toHaveAttribute('data-status', 'voted')
    })

    const table = board(page)
    const chart = page.getByRole('region', { name: 'Score against price' })
    const rows = table.getByRole('row').filter({ has: page.getByRole('link') })
    const read = async (filter = '') => {
      // The address of the page says provider, the call says service.
      const query = `languageCode=en&points=true&limit=50${filter.replace('provider=', 'service=')}`
      const answer = await page.request.get(`/api/v1/blind/leaderboard?${query}`)
      return (await answer.json()) as CallOutput<CallsByName['blind.leaderboard']>
    }
    /** Opens the leaderboard until it agrees with the server: votes count once they can no longer be undone. */
    const expectAgreement = (filter: string, check: (board: Awaited<ReturnType<typeof read>>) => Promise<void>) =>
      expect(async () => {
        await page.goto(`/leaderboard?languageCode=en${filter}`)
        await check(await read(filter))
      }).toPass({ timeout: 45_000 })
    const quick = { timeout: 3_000 }

    await test.step('the chart has a dot for each voice with a price, and a table of those that none beats for less', () =>
      expectAgreement('', async ({ points = [] }) => {
        expect(points.length).toBeGreaterThan(1)
        await expect(chart.getByRole('list').getByRole('link')).toHaveCount(points.length, quick)
        const best = points.filter(({ on_frontier: isBest }) => isBest)
        const frontier = chart.getByRole('table', { name: 'Nobody beats these for less' })
        await expect(frontier.getByRole('link')).toHaveText(
          best.map(({ voice_name: name }) => name),
          quick,
        )
        await chart.getByRole('list').getByRole('link').first().focus()
        await expect(chart.getByText(/^.+: \d[\d,]* points, free$/)).toBeVisible(quick)
      }))

    await test.step('a provider narrows the table and is in the address', async () => {
      const service = (await read()).rows[0]?.voice.voice_service ?? ''
      await page
        .getByRole('complementary', { name: 'Filters' })
        .getByRole('radio', { name: providerName(service) })
        .click()
      await expect(page).toHaveURL(new RegExp(`[?&]provider=${service}`))
      await expectAgreement(`&provider=${service}`, async ({ rows: found }) => {
        expect(found.length).toBeGreaterThan(0)
        await expect(rows).toHaveCount(found.length, quick)
      })
    })

    await test.step('a price and a provider filter together, and the chart follows', async () => {
      await expectAgreement('&price=free', ({ rows: found }) => expect(rows).toHaveCount(found.length, quick))
      await page.goto('/leaderboard?languageCode=en&price=free&provider=flite&model=none')
      await expect(page.getByText('No blind votes match these filters yet.')).toBeVisible()
      await expect(chart).toContainText('The chart needs two voices with a blind score and a price.')
    })
  })
})
