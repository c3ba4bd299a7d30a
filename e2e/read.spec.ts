import { execFileSync, spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import type { Work } from '@voice-rankings/contract'
import { axeViolations } from './axeViolations.ts'
import { RULES } from './site.ts'
import { expect, test } from './test.ts'

/** Two sections, each of sentences that nobody had spoken before. */
const textOf = (mark: string) => `# The bank of ${mark}

We sat on the bank and counted the boats. Nobody spoke for a long time.

# The boat of ${mark}

Then a boat came down the river. It was empty.`

async function create(page: Page, mark: string): Promise<void> {
  await page.goto('/read')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Text', { exact: true }).fill(textOf(mark))
  await expect(page.getByLabel('Voice', { exact: true })).not.toHaveValue('')
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `The bank of ${mark}` })).toBeVisible()
}

const lit = (page: Page) =>
  page.evaluate(() =>
    ['female', 'male', 'none']
      .flatMap((gender) => [...(CSS.highlights.get(`voice-host-${gender}`) ?? [])].map(String))
      .join(''),
  )

/** Words of a text that light up, until all of `words` have. */
async function expectLit(page: Page, words: readonly string[]): Promise<void> {
  const seen = new Set<string>()
  await expect(async () => {
    seen.add(await lit(page))
    expect([...seen]).toEqual(expect.arrayContaining([...words]))
  }).toPass({ intervals: [30], timeout: 30_000 })
}

interface ProbedBook {
  format: { duration: string; tags: { title: string } }
  chapters: readonly { start_time: string; end_time: string; tags: { title: string } }[]
}

/** On CI, a missing ffprobe is an error instead. */
const isWithoutFfprobe = spawnSync('ffprobe', ['-version']).status !== 0 && !process.env.CI

function probeBook(path: string): ProbedBook {
  const args = ['-v', 'error', '-show_format', '-show_chapters', '-of', 'json', path]
  return JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })) as ProbedBook
}

/** Lengths of the sections of the open text, in seconds: their sentences and the pauses after them. */
async function sectionSeconds(page: Page): Promise<number[]> {
  const answer = await page.request.get(page.url().replace('/read/', '/api/v1/works/'))
  const { work } = (await answer.json()) as { work: Work }
  return work.sections.map(({ paragraphs }) =>
    paragraphs
      .flatMap(({ sentences }) => sentences)
      .reduce((sum, { sentence_duration, pause_after }) => sum + ((sentence_duration ?? 0) + pause_after) / 1000, 0),
  )
}

test.describe('a long text', () => {
  test('is read sentence by sentence, and goes on where it stopped', async ({ page }) => {
    await create(page, 'amber')
    await page.getByRole('button', { name: 'Read aloud' }).click()
    // Of the heading, and of the two sentences after it.
    await expectLit(page, ['amber', 'counted', 'Nobody'])
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Nobody spoke for a long time.')).toHaveAttribute('data-state', 'later')
    await page.getByRole('button', { name: 'Read aloud' }).click()
    await expect(page.getByText('Nobody spoke for a long time.')).toHaveAttribute('data-state', 'now')
  })

  test('is moved through by keys, and by a click on a sentence that was not spoken', async ({ page }) => {
    await create(page, 'birch')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByRole('heading', { level: 2, name: 'The boat of birch' })).toBeVisible()
    await page.getByText('It was empty.').click()
    await expectLit(page, ['empty.'])
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible()
  })

  test('is changed in place, listed, deleted and restored', async ({ page }) => {
    await create(page, 'cedar')
    await page.getByText('We sat on the bank').hover()
    await page.getByRole('button', { name: 'Edit this paragraph' }).nth(1).click()
    await page.getByRole('textbox', { name: 'Edit this paragraph' }).fill('We stood.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('We stood.')).toBeVisible()
    await page.getByRole('link', { name: 'My texts' }).click()
    await expect(page.getByRole('link', { name: 'The bank of cedar' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete The bank of cedar' }).click()
    await expect(page.getByRole('link', { name: 'The bank of cedar' })).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'The bank of cedar' })).toBeVisible()
  })

  test('is spoken as a whole for a user, who sees its cost and its progress', async ({ page, asUser }) => {
    await asUser('/read')
    const news: string[] = []
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => news.push(String(payload))))
    await create(page, 'dune')
    await expect(page.getByText(/^Costs about \d+ credits$/)).toBeVisible()
    await page.getByRole('button', { name: 'Speak the whole text' }).click()
    await expect(page.getByText('The whole text has been spoken.')).toBeVisible({ timeout: 30_000 })
    expect(news).toContainEqual(expect.stringContaining('work-progress'))
  })

  test('is downloaded as an audiobook with its chapters once it is spoken', async ({ page, asUser }) => {
    test.skip(isWithoutFfprobe, 'ffprobe is not installed.')
    await asUser('/read')
    await create(page, 'gorse')
    await page.getByRole('button', { name: 'Download' }).click()
    await expect(page.getByRole('menuitem', { name: 'm4b' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('menuitem', { name: /^Speak the (last|other \d)/ }).click()
    const book = page.getByRole('menuitem', { name: 'm4b' })
    await expect(book).not.toHaveAttribute('aria-disabled', { timeout: 30_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), book.click()])
    expect(download.suggestedFilename()).toBe('The bank of gorse.m4b')
    const { format, chapters } = probeBook(await download.path())
    expect(format.tags.title).toBe('The bank of gorse')
    expect(chapters.map(({ tags }) => tags.title)).toEqual(['The bank of gorse', 'The boat of gorse'])
    const sections = await sectionSeconds(page)
    const lengths = chapters.map(({ start_time, end_time }) => Number(end_time) - Number(start_time))
    expect(lengths).toEqual(sections.map((seconds) => expect.closeTo(seconds, 1)))
    const total = sections.reduce((sum, seconds) => sum + seconds, 0)
    expect(Math.abs(Number(format.duration) - total)).toBeLessThan(0.03)
  })

  test('belongs to one person', async ({ page, browser }) => {
    await create(page, 'elm')
    const other = await (await browser.newContext()).newPage()
    await other.goto(page.url())
    await expect(other.getByRole('heading', { name: 'This text does not exist' })).toBeVisible()
    await other.context().close()
  })

  test('is accessible', async ({ page }) => {
    await create(page, 'fern')
    expect(await axeViolations(page, RULES)).toEqual([])
    await page.goto('/read')
    await page.waitForLoadState('networkidle')
    expect(await axeViolations(page, RULES)).toEqual([])
  })
})
