import type { Page } from '@playwright/test'
import type { CallOutput, Api, VoiceListing } from '@voice-rankings/contract'
import { recordOutput } from './outputRecorder.ts'
import { expect, test } from './test.ts'

/** Rest of the first heading: the first sentence takes seconds to say. */
const SUBTITLE = ', in which the boats of the village come home late, and nobody in the harbour says a word'

/** Text of 30,000 characters in four sections; every sentence is another one. */
function longText(): string {
  const sections = Array.from({ length: 4 }, (_, section) => {
    const sentences = Array.from(
      { length: 115 },
      (__, n) => `Boat ${section + 1} came home at ${n + 1} in the evening, and the harbour was quiet.`,
    )
    const paragraphs = Array.from({ length: 23 }, (__, n) => sentences.slice(n * 5, n * 5 + 5).join(' '))
    return [`# Chapter ${section + 1}${section === 0 ? SUBTITLE : ''}`, ...paragraphs].join('\n\n')
  })
  return sections.join('\n\n')
}

/** Lit word; the highlight is that of the voice's gender. */
const lit = (page: Page) =>
  page.evaluate(() =>
    ['female', 'male', 'none']
      .flatMap((gender) => [...(CSS.highlights.get(`voice-host-${gender}`) ?? [])])
      .map(String)
      .join(''),
  )
/** Silence between two sentences of a paragraph at normal speed. */
const PAUSE_MS = 250

const playButton = (page: Page) => page.getByRole('button', { name: 'Read aloud', exact: true })
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause', exact: true })
/** Index of the sentence that plays or was paused. */
const sentenceNow = async (page: Page) => Number(await page.locator('[data-state=now]').getAttribute('data-sentence'))

/** Stores a text, and returns the address of its reader. */
async function addWork(page: Page, { voice_id }: VoiceListing, markdown: string): Promise<string> {
  const answer = await page.request.post('/api/v1/works', { data: { voice_id, markdown } })
  const { work } = (await answer.json()) as CallOutput<Api['works']['create']>
  return `/read/${work.work_id}`
}

/** Milliseconds from a click on play to the first sound. */
async function firstSoundMs(page: Page): Promise<number> {
  const heard = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clickedAt = 0
        addEventListener('click', () => (clickedAt = performance.now()), { capture: true, once: true })
        const look = () => {
          if (window.startedSounds.some(({ paused, currentTime }) => !paused && currentTime > 0)) {
            return resolve(performance.now() - clickedAt)
          }
          requestAnimationFrame(look)
        }
        look()
      }),
  )
  await playButton(page).click()
  return heard
}

test('a text of 30,000 characters is pasted, heard at once, and continued where one stopped', async ({
  page,
  sound,
}) => {
  const text = longText()
  expect(text.length).toBeGreaterThan(30_000)
  await page.goto('/read')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text)
  await page.getByRole('textbox', { name: 'Title' }).fill('Four boats')
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await page.waitForURL(/\/read\/[\w-]+/)
  await expect(page.getByRole('heading', { level: 2, name: 'Chapter 1' })).toBeVisible()

  const ms = await firstSoundMs(page)
  console.log(`First sound of ${text.length} characters: ${Math.round(ms)} ms after the click`)
  expect(await sound.playingCount()).toBe(1)
  const words = new Set<string>()
  await expect(async () => {
    words.add(await lit(page))
    expect(words.size).toBeGreaterThan(6)
  }).toPass({ intervals: [50], timeout: 20_000 })

  await page.getByRole('button', { name: /Chapter 3/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Chapter 3' })).toBeVisible()
  await page.getByText('Boat 3 came home at 4 in the evening').click()
  await expect(pauseButton(page)).toBeVisible()
  await expect.poll(() => lit(page)).not.toBe('')
  await pauseButton(page).click()
  const stoppedAt = await sentenceNow(page)
  expect(await sound.playingCount()).toBe(0)

  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Chapter 3' })).toBeVisible()
  await playButton(page).click()
  await expect.poll(() => sound.playingCount()).toBe(1)
  expect(await sentenceNow(page)).toBe(stoppedAt)
})

test('a new text is read by a voice that was found by how it sounds, by keyboard', async ({ page }) => {
  await page.goto('/read')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('A boat came home.')
  await page.getByRole('button', { name: 'Voice: search all voices' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Find a voice' })
  await dialog.getByRole('combobox').pressSequentially('low german')
  const option = dialog.getByRole('option').first()
  await expect(option).toBeVisible()
  const name = await option.locator('b').innerText()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Voice', exact: true }).locator('option:checked')).toHaveText(
    new RegExp(`^${name} · .+ · German`),
  )
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await page.waitForURL(/\/read\/[\w-]+/)
  await expect(page.getByText(`read by ${name}`)).toBeVisible()
})

test.describe('joins of sentences', () => {
  // The recorder of the output is a worklet of its own.
  test.use({ bypassCSP: true })

  for (const speed of [1, 2]) {
    test(`have no step above -60 dBFS and the pause of the text at speed ${speed}`, async ({ page, voice }) => {
      const output = await recordOutput(page)
      await page.goto(
        await addWork(page, voice, 'One is here. Two is here. Three is here. Four is here. Five is here.'),
      )
      await page.getByRole('combobox', { name: 'Speed' }).selectOption(String(speed))
      await playButton(page).click()
      await expect(page.locator('section[data-status=ended]')).toBeVisible({ timeout: 30_000 })
      const silences = await output.silences(PAUSE_MS / 2 / speed)
      const pauses = silences.map(({ ms }) => Math.round(ms)).join(', ')
      const stepDb = Math.max(...silences.flatMap(({ beforeDb, afterDb }) => [beforeDb, afterDb]))
      console.log(`Pauses of ${PAUSE_MS / speed} ms lasted ${pauses} ms, with steps up to ${stepDb.toFixed(1)} dBFS`)
      expect(silences).toHaveLength(4)
      expect(stepDb).toBeLessThan(-60)
    })
  }
})
