import { readFile } from 'node:fs/promises'
import { voicePath } from '@voice-rankings/contract'
import type { SpokenSnippet } from '@voice-rankings/contract'
import { durationOfFlac } from './flac.ts'
import { logIn, newEmail } from './logIn.ts'
import { expect, test } from './test.ts'

const TEXT = 'Good morning, and welcome aboard.'

// Keeps a trace of the whole journey in test-results, for `playwright show-trace`.
test.use({ trace: 'on', permissions: ['clipboard-read', 'clipboard-write'] })

test('a new visitor lands, listens, searches, opens, generates, rates, logs in, favours, collects, downloads and shares', async ({
  page,
  request,
  sound,
  voice,
}) => {
  test.slow()
  const text = page.getByRole('textbox', { name: 'Text to be spoken' })

  await test.step('open the site and play a voice', async () => {
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Play / })
      .first()
      .click()
    await expect.poll(() => sound.position(), { timeout: 30_000 }).toBeGreaterThan(0.3)
  })

  await test.step('search a voice and open it', async () => {
    await page.getByRole('combobox', { name: 'Search voices' }).fill(voice.voice_name)
    const found = page.getByRole('option', { name: voice.voice_name })
    await found.first().click()
    await expect(page.getByRole('heading', { level: 1, name: voice.voice_name })).toBeVisible()
    // Names are not unique; the test continues with the voice found above.
    await page.goto(voicePath(voice))
  })

  await test.step('generate a text and play it to its end', async () => {
    await text.fill(TEXT)
    await page.getByRole('button', { name: 'Generate Snippet' }).click()
    // Generation is slow while the server measures voices.
    await expect(page).toHaveURL(/[?&]snippet=/, { timeout: 30_000 })
    const play = page.getByRole('button', { name: 'Play', exact: true })
    const pause = page.getByRole('button', { name: 'Pause', exact: true })
    await expect(play.or(pause).first()).toBeVisible()
    if (await play.isVisible()) await play.click()
  })

  await test.step('rate it', async () => {
    await page.getByRole('radio', { name: '5 Excellent!' }).click({ timeout: 30_000 })
    await expect(page.getByText('Thanks for your rating! Rated 5/5')).toBeVisible()
  })

  await test.step('log in', async () => {
    await logIn(page, newEmail())
    await expect(page.getByRole('button', { name: /^listener-/ })).toBeVisible()
    await expect(text).toHaveValue(TEXT)
  })

  await test.step('favour it', async () => {
    await page.getByRole('button', { name: 'Favorite voice' }).click()
    await expect(page.getByRole('button', { name: 'Remove from favorites' })).toHaveAttribute('data-status', 'saved')
  })

  await test.step('collect it', async () => {
    await page.getByRole('button', { name: 'Add to collection' }).click()
    await expect(page.getByText('No collections yet. Type a name to create one.')).toBeVisible()
    await page.keyboard.type('Morning voices')
    await page.keyboard.press('Enter')
    await expect(page.getByText('✓ Added')).toBeVisible()
    await expect(page.getByText('✓ Added')).toBeHidden()
  })

  const id = new URL(page.url()).searchParams.get('snippet') ?? ''
  await test.step('download it as a valid FLAC file of the same length', async () => {
    await page.getByRole('button', { name: 'Download in different audio formats' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /^flac/i }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/\.flac$/)
    const answer = await request.get(`/api/v1/voice/snippet/${id}`)
    const { snippet } = (await answer.json()) as { snippet: SpokenSnippet }
    const seconds = durationOfFlac(await readFile(await download.path()))
    expect(Math.abs(seconds - snippet.voice_snippet_duration / 1000)).toBeLessThan(0.1)
  })

  await test.step('share it: the link opens the same text', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Copy link' }).click()
    await expect(page.getByText('Copied!')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).searchParams.get('snippet')).toBe(id)
    const html = await (await request.get(link)).text()
    expect(html).toContain(TEXT)
  })
})
