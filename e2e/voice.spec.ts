import type { SpokenSnippet } from '@voice-rankings/contract'
import { voicePath } from '@voice-rankings/contract'
import { expect, test } from './test.ts'
import { expectWordsInTime } from './wordsInTime.ts'

const SENTENCE = 'The quick brown fox jumps over the lazy dog, and then it rests.'

test('a visitor searches a voice, plays it, generates a new text, and finds that snippet again', async ({
  page,
  request,
  sound,
  voice,
}) => {
  await page.goto('/voices')
  await test.step('search the voice by its name', async () => {
    await page.getByRole('combobox', { name: 'Search voices' }).fill(voice.voice_name)
    await page.getByRole('option', { name: voice.voice_name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: voice.voice_name })).toBeVisible()
  })
  // Names are not unique; the test continues with the voice found above.
  await page.goto(voicePath(voice))

  await test.step('play its sample', async () => {
    await page
      .getByRole('button', { name: `Play ${voice.voice_name}` })
      .first()
      .click()
    await expect.poll(() => sound.position()).toBeGreaterThan(0.5)
    expect(await sound.playing()).toContain(voice.voice_sample_url)
  })

  await test.step('generate new text', async () => {
    await page.getByRole('textbox', { name: 'Text to be spoken' }).fill(SENTENCE)
    await page.getByRole('button', { name: 'Generate Snippet' }).click()
    await expect(page).toHaveURL(/[?&]snippet=/)
  })
  const id = new URL(page.url()).searchParams.get('snippet') ?? ''

  await test.step('the snippet is there after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Text to be spoken' })).toHaveValue(SENTENCE)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => sound.playing()).toContain(`snippets/snippet-${id}.mp3`)
    await expect.poll(() => sound.position()).toBeGreaterThan(0.3)
  })

  await test.step('its marks match the text', async () => {
    const answer = await request.get(`/api/v1/voice/snippet/${id}`)
    const { snippet } = (await answer.json()) as { snippet: SpokenSnippet }
    expect(snippet.voice_snippet_timestamps.map(({ word }) => word)).toEqual(SENTENCE.split(' '))
  })
})

test('words are highlighted in order, each from 50 ms before its start to 50 ms after its end', async ({
  page,
  request,
  sound,
  voice,
}) => {
  const body = { text: SENTENCE, voice_id: voice.voice_id }
  const spoken = await request.post('/api/v1/voice/speech', { data: body })
  const { voice_snippet_id: id, speechMarks } = await spoken.json()
  await page.goto(`${voicePath(voice)}?snippet=${id}`)
  const watching = sound.watchWords()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const { text, frames } = await watching
  expectWordsInTime(frames, speechMarks, text)
})

test('the sample text plays without being generated again', async ({ page, sound, voice }) => {
  const generated: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/voice/speech')) generated.push(request.url())
  })
  await page.goto(voicePath(voice))
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => sound.position()).toBeGreaterThan(0.2)
  expect(generated).toEqual([])
})

test('a blank or too long text cannot be generated, and the counter shows the excess', async ({ page, voice }) => {
  await page.goto(voicePath(voice))
  const text = page.getByRole('textbox', { name: 'Text to be spoken' })
  const generate = page.getByRole('button', { name: 'Generate Snippet' })
  await text.fill('   ')
  await expect(generate).toBeDisabled()
  await text.fill('Hello there.')
  await expect(page.getByText('12 / 500', { exact: true })).toBeVisible()
  await expect(generate).toBeEnabled()
  await expect(text).toHaveAttribute('maxlength', '500')
})

test('only one sound plays at a time', async ({ page, sound, voice }) => {
  await page.goto(voicePath(voice))
  await page
    .getByRole('button', { name: `Play ${voice.voice_name}` })
    .first()
    .click()
  await expect.poll(() => sound.playingCount()).toBe(1)
  const first = await sound.playing()
  const similar = page.getByRole('complementary').getByRole('button', { name: /^Play / })
  await similar.first().click()
  await expect.poll(() => sound.playing()).not.toBe(first)
  expect(await sound.playingCount()).toBe(1)
})

test('the chosen visualizer is kept after a reload', async ({ page, voice }) => {
  await page.goto(voicePath(voice))
  await page.getByRole('radio', { name: 'Wavesurfer' }).check({ force: true })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Wavesurfer' })).toBeChecked()
})

test('the server renders a text from the address into the editor', async ({ request, voice }) => {
  const query = new URLSearchParams({ sample_text: 'Say <this> & that.' }).toString()
  const html = await (await request.get(`${voicePath(voice)}?${query}`)).text()
  expect(/<textarea[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Say &lt;this&gt; &amp; that.')
})
