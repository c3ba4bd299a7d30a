import { voicePath } from '@voice-rankings/contract'
import type { VoiceListing } from '@voice-rankings/contract'
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expect, test } from './test.ts'

/** Text that a visitor types and turns into a snippet. */
const SENTENCE = 'These are words of my own, and I want to hear them.'

async function speak(page: Page, voice: VoiceListing, text = SENTENCE): Promise<string> {
  const answer = await page.request.post('/api/v1/voice/speech', { data: { text, voice_id: voice.voice_id } })
  const { voice_snippet_id } = (await answer.json()) as { voice_snippet_id: string }
  return voice_snippet_id
}

/** Opens a voice above the catalogue. */
async function openDialog(page: Page, voice: VoiceListing) {
  await page.goto('/voices?sort=name')
  await page
    .getByRole('article')
    .locator(`a[href="${voicePath(voice)}"]`)
    .click()
  return page.getByRole('dialog', { name: 'Voice overview' })
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text to be spoken' })
const comparedText = (page: Page) => page.getByRole('textbox', { name: 'Text for all voices' })
const analysed = (page: Page) => page.getByText('measured from this snippet')

test('every view of a voice keeps the snippet after link, back, forward and reload', async ({ page, voice }) => {
  const query = `?snippet=${await speak(page, voice)}`
  await page.goto(voicePath(voice) + query)
  await page.getByRole('link', { name: 'Analyse' }).click()
  await expect(page).toHaveURL(`${voicePath(voice)}/analysis${query}`)
  await expect(analysed(page)).toBeVisible()
  await page.getByRole('link', { name: 'Similar', exact: true }).click()
  await expect(page).toHaveURL(`${voicePath(voice)}/similar${query}`)
  await page.getByRole('link', { name: 'Details', exact: true }).click()
  await expect(page).toHaveURL(`${voicePath(voice)}/details${query}`)
  await page.goBack()
  await page.goBack()
  await expect(analysed(page)).toBeVisible()
  await page.reload()
  await expect(analysed(page)).toBeVisible()
  await page.getByRole('link', { name: 'Generate', exact: true }).click()
  await expect(page).toHaveURL(voicePath(voice) + query)
  await expect(editor(page)).toHaveValue(SENTENCE)
})

test('every view of a dialog keeps the snippet that was generated in it', async ({ page, voice }) => {
  const dialog = await openDialog(page, voice)
  await editor(page).fill(SENTENCE)
  await dialog.getByRole('button', { name: 'Generate Snippet' }).click()
  await expect(page).toHaveURL(/[?&]snippet=/)
  const { search } = new URL(page.url())
  await dialog.getByRole('tab', { name: 'Details' }).click()
  await expect(page).toHaveURL(`${voicePath(voice)}/details${search}`)
  await dialog.getByRole('button', { name: 'Analyse' }).click()
  await expect(page).toHaveURL(`${voicePath(voice)}/analysis${search}`)
  await expect(analysed(page)).toBeVisible()
  await page.reload()
  await expect(analysed(page)).toBeVisible()
})

for (const view of ['', '/details', '/similar', '/analysis']) {
  test(`a voice page with a missing snippet shows a message, at “${view}”`, async ({ page, voice }) => {
    await page.goto(`${voicePath(voice)}${view}?snippet=${randomUUID()}`)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Snippet not found')
    await expect(alert).toContainText('If it is yours, log in')
  })
}

for (const frame of ['/embed', '/embed/overview']) {
  test(`a frame at ${frame} with a missing snippet shows a message`, async ({ page, voice }) => {
    const path =
      frame === '/embed' ? `/embed${voicePath(voice)}` : voicePath(voice).replace('/voice/', '/embed/overview/')
    await page.goto(`${path}?snippet=${randomUUID()}`)
    await expect(page.getByRole('alert')).toContainText(/snippet/i)
  })
}

test('an unshared snippet is missing for others and available to its owner', async ({ page, browser, voice }) => {
  // A unique text, since a text that others have shared is the same snippet.
  const text = `My number is ${Math.floor(Math.random() * 10_000)}.`
  const id = await speak(page, voice, text)
  const unshared = { voice_snippet_id: id, voice_snippet_shared: false }
  const headers = { origin: process.env.E2E_BASE_URL ?? '' }
  const answer = await page.request.post('/api/v1/voice/share-snippet', { data: unshared, headers })
  expect(await answer.json()).toMatchObject(unshared)
  const address = `${voicePath(voice)}?snippet=${id}`
  await page.goto(address)
  await expect(editor(page)).toHaveValue(text)
  const stranger = await browser.newPage()
  await stranger.goto(new URL(address, page.url()).href)
  await expect(stranger.getByRole('main').getByRole('alert')).toContainText('Snippet not found')
  await stranger.close()
})

for (const from of ['page', 'dialog'] as const) {
  test(`a typed text is kept in the comparison and back, from a ${from}`, async ({ page, voice }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    if (from === 'page') await page.goto(voicePath(voice))
    else await openDialog(page, voice)
    await editor(page).fill(SENTENCE)
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await expect(comparedText(page)).toHaveValue(SENTENCE)
    await page.reload()
    await expect(comparedText(page)).toHaveValue(SENTENCE)
    expect(
      asked.filter((url) => url.includes('These') || url.includes(encodeURIComponent(SENTENCE))),
      'addresses that tell the server the text',
    ).toEqual([])
  })
}

test("a text returns to the player after a comparison, through back and through the voice's name", async ({
  page,
  voice,
}) => {
  await page.goto(voicePath(voice))
  await editor(page).fill(SENTENCE)
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(comparedText(page)).toHaveValue(SENTENCE)
  await page.goBack()
  await expect(editor(page)).toHaveValue(SENTENCE)
  await page.goForward()
  await page.getByRole('article').getByRole('link', { name: voice.voice_name }).click()
  await expect(editor(page)).toHaveValue(SENTENCE)
})
