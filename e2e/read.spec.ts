import type { Page } from '@playwright/test'
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
    await create(page, 'dune')
    await expect(page.getByText(/^Costs about \d+ credits$/)).toBeVisible()
    await page.getByRole('button', { name: 'Speak the whole text' }).click()
    await expect(page.getByText('The whole text has been spoken.')).toBeVisible({ timeout: 30_000 })
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
