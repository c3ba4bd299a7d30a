import type { Page } from '@playwright/test'
import { voicePath } from '@voice-rankings/contract'
import { findVoices } from './findVoice.ts'
import { expect, test } from './test.ts'

const names = '[part~=voice-card] h3'

test('the catalogue lists English voices, each with its numbers and a play button', async ({ page, request }) => {
  await findVoices(request, 'languageCode=en', 3)
  await page.goto('/voices')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  await expect(cards.first().getByText(/\d+ Hz|no pitch/)).toBeVisible()
  await expect(cards.first().getByText(/\d+ wpm/)).toBeVisible()
  await expect(cards.first().getByRole('button', { name: /^Play / })).toBeEnabled()
})

test('a filter is part of the address, narrows the list, and is removed by the back button', async ({
  page,
  request,
}) => {
  await findVoices(request, 'languageCode=en&gender=female', 1)
  await findVoices(request, 'languageCode=en&gender=male', 1)
  await page.goto('/voices')
  const everybody = await page.locator(names).allTextContents()
  await page.getByText('Female', { exact: true }).click()
  await expect(page).toHaveURL(/gender=female/)
  await expect(page.locator('[part~=voice-card][data-gender=male]')).toHaveCount(0)
  await page.goBack()
  await expect(page).not.toHaveURL(/gender=/)
  await expect(page.locator('[part~=voice-card][data-gender=male]').first()).toBeVisible()
  expect((await page.locator(names).allTextContents()).length).toBeGreaterThanOrEqual(everybody.length)
})

test('the server renders an address with filters', async ({ request }) => {
  await findVoices(request, 'languageCode=en&gender=male', 1)
  const html = await (await request.get('/voices?gender=male&sort=-pitch')).text()
  expect(html).toContain('data-gender="male"')
  expect(html).not.toMatch(/part="voice-card"[^>]*data-gender="female"/)
})

test('a narrowed range applies to every voice in the list', async ({ page, request }) => {
  await findVoices(request, 'languageCode=all&pitchRange=80-160', 1)
  await page.goto('/voices?languageCode=all')
  const highest = page.getByRole('slider', { name: 'Pitch, highest' }).first()
  await highest.focus()
  // Most of the axis is where the voices are, so that the number of steps depends on them.
  await expect(async () => {
    await page.keyboard.press('PageDown')
    expect(Number(await highest.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(160)
  }).toPass()
  const bound = Number(await highest.getAttribute('aria-valuenow'))
  await expect(page).toHaveURL(new RegExp(`pitchRange=80-${bound}`))
  await expect(page.getByRole('button', { name: /Remove filter: Pitch/ })).toBeVisible()
  await expect(async () => {
    const numbers = await page
      .getByRole('article')
      .getByText(/^\d+ Hz$/)
      .allTextContents()
    expect(numbers.length).toBeGreaterThan(0)
    for (const text of numbers) expect(Number.parseInt(text, 10)).toBeLessThanOrEqual(bound)
  }).toPass()
})

test('reset restores the defaults', async ({ page, voice }) => {
  await page.goto(`/voices?languageCode=all&search=${voice.voice_name}&gender=${voice.voice_gender}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Reset filters' }).first().click()
  await expect(page).toHaveURL('/voices')
})

test('a search without results says so and offers a reset', async ({ page }) => {
  await page.goto('/voices?search=qqqqqqqq')
  await expect(page.getByRole('heading', { name: 'No matching voices' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all voices' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the list view is remembered', async ({ page, voice }) => {
  await page.goto('/voices')
  await expect(page.getByRole('article').first(), voice.voice_name).toBeVisible()
  await page.getByRole('radio', { name: 'List' }).check({ force: true })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
})

test('the search box reports that no name matches, and Escape closes it', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('combobox', { name: 'Search voices' })
  await search.fill('qqqqqqqq')
  await expect(page.getByText('No voices found for "qqqqqqqq"')).toBeVisible()
  await search.press('Escape')
  await expect(page.getByText('No voices found for "qqqqqqqq"')).toBeHidden()
})

test('a text that says what is wanted becomes filters, which can be removed one by one', async ({ page, voice }) => {
  await page.goto('/')
  const search = page.getByRole('combobox', { name: 'Search voices' })
  await search.fill(`low english ${voice.voice_gender}`)
  await expect(page.getByText('Understood')).toBeVisible()
  await search.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove filter: low' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'low', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const box = page.getByRole('textbox', { name: 'Find voices' })
  await box.fill('calm')
  await box.press('Enter')
  await expect(page).toHaveURL(/traits=low%2Ccalm|q=calm/)
  await page.getByRole('button', { name: 'Remove filter: calm' }).click()
  await expect(page).toHaveURL(new RegExp(`gender=${voice.voice_gender}&traits=low$`))
  await box.press('Backspace')
  await page.keyboard.press('Delete')
  await expect(page.getByRole('button', { name: 'Remove filter: low' })).toBeHidden()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a search without a match offers the nearest voices, each with what it misses', async ({ page }) => {
  await page.goto('/voices?traits=low,creaky,soft&languageCode=en')
  const nearest = page.getByRole('region', { name: 'Nearly what you asked for' })
  await expect(nearest.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play all [1-9]/ })).toBeEnabled()
  await expect(nearest.getByText(/not (low|creaky|soft)/).first()).toBeVisible()
})

test('every card speaks a sentence of the visitor, which is remembered, and all are played in turn', async ({
  page,
  request,
  sound,
}) => {
  await findVoices(request, 'languageCode=de', 2)
  await page.goto('/voices?languageCode=de')
  const box = page.getByRole('textbox', { name: 'Hear them all say' })
  await box.fill('Es war einmal ein Leuchtturm.')
  const first = page.getByRole('article').first()
  await first.getByRole('button', { name: /^Play / }).click()
  await expect(first.getByRole('button', { name: /^Pause / })).toBeVisible()
  await expect.poll(sound.playing).toMatch(/snippet/)
  await page.reload()
  await expect(box).toHaveValue('Es war einmal ein Leuchtturm.')
  await page.getByRole('button', { name: /^Play all \d+$/ }).click()
  const second = page.getByRole('article').nth(1)
  await expect(second.getByRole('button', { name: /^Pause / })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Pause / })).toHaveCount(0)
})

test('a waveform rides on the melody of its voice', async ({ page, voice }) => {
  expect(voice.voice_sample_melody).toHaveLength(voice.voice_sample_peaks.length)
  await page.goto('/voices')
  const path = page.getByRole('article').first().locator('[part=waveform-rest] path').first()
  const bars = (await path.getAttribute('d'))?.match(/M[\d.]+,(\d+)v(\d+)/g) ?? []
  const middles = bars.map((bar) => {
    const [, top = 0, height = 0] = (/,(\d+)v(\d+)/.exec(bar) ?? []).map(Number)
    return top + height / 2
  })
  expect(new Set(middles.map(Math.round)).size).toBeGreaterThan(3)
})

test('the heart of a card asks a visitor to log in', async ({ page, voice }) => {
  await page.goto('/voices')
  await page.getByRole('button', { name: `Log in to Favorite Voice: ${voice.voice_name}` }).click()
  await expect(page.getByRole('dialog', { name: 'Join Voice Rankings' })).toContainText('Log in to favorite voices')
})

test('similar voices are restricted to the language of the voice', async ({ page, voice }) => {
  await page.goto(`${voicePath(voice)}/similar`)
  await page.getByRole('main').getByText('English', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
  const alternatives = page.getByRole('heading', { name: 'Nearly this, but' })
  const lists = page.locator('[part~=similar] section').filter({ hasNot: alternatives })
  const flags = lists.locator('[part~=similar-row] .voice-hidden')
  await expect(flags).not.toHaveCount(0)
  await expect.poll(async () => (await flags.allTextContents()).every((text) => text.startsWith('English'))).toBe(true)
})

test('an opened voice is listed in the recent searches', async ({ page, voice }) => {
  await page.goto('/')
  const search = page.getByRole('combobox', { name: 'Search voices' })
  await search.fill(voice.voice_name)
  await page.getByRole('option', { name: voice.voice_name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: voice.voice_name })).toBeVisible()
  await search.click()
  await expect(page.getByText('Recent')).toBeVisible()
  await expect(page.getByRole('option', { name: voice.voice_name }).first()).toBeVisible()
})

test('a misspelled name without accents still finds the voice', async ({ request, voice }) => {
  const name = voice.voice_name
  const slip = name.length > 4 ? name.slice(0, 2) + name.slice(3) : name.toUpperCase()
  const answer = await request.get(`/api/v1/voice/search?search=${encodeURIComponent(slip)}`)
  const { voices } = await answer.json()
  expect(voices.map(({ voice_name }: { voice_name: string }) => voice_name)).toContain(name)
})

test('a sentence written before the scripts load is spoken by a card', async ({ page, request, sound }) => {
  await findVoices(request, 'languageCode=de', 2)
  const load = await holdScripts(page)
  const opened = page.goto('/voices?languageCode=de')
  await page.getByRole('textbox', { name: 'Hear them all say' }).fill('Es war einmal ein Leuchtturm.')
  load()
  await opened
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await expect.poll(sound.playing).toMatch(/snippet/)
})

test('clicks and choices made before the scripts load are applied afterwards', async ({ page, request }) => {
  await findVoices(request, 'languageCode=en&gender=female', 1)
  const load = await holdScripts(page)
  const opened = page.goto('/voices')
  await page.getByText('Female', { exact: true }).click()
  const play = page
    .getByRole('article')
    .getByRole('button', { name: /^Play / })
    .first()
  await play.click()
  await expect(play).toHaveAttribute('aria-busy', 'true')
  load()
  await opened
  await expect(page).toHaveURL(/gender=female/)
  await expect(page.getByRole('button', { name: /^Pause / }).first()).toBeVisible()
})

/** Holds the scripts of the page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
