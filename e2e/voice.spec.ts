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
    await page.getByRole('button', { name: 'Play', exact: true }).click()
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
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => sound.playingCount()).toBe(1)
  const first = await sound.playing()
  const similar = page.getByRole('complementary').getByRole('button', { name: /^Play / })
  await similar.first().click()
  await expect.poll(() => sound.playing()).not.toBe(first)
  expect(await sound.playingCount()).toBe(1)
})

test('the chosen visualizer is kept after a reload', async ({ page, voice }) => {
  await page.goto(voicePath(voice))
  const visualizer = page.getByRole('combobox', { name: 'Visualizer' })
  await visualizer.selectOption('Wave')
  await page.reload()
  await expect(visualizer).toHaveValue('wave')
})

test('the server renders a text from the address into the editor', async ({ request, voice }) => {
  const query = new URLSearchParams({ sample_text: 'Say <this> & that.' }).toString()
  const html = await (await request.get(`${voicePath(voice)}?${query}`)).text()
  expect(/<textarea[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Say &lt;this&gt; &amp; that.')
})

test('one sound has one pause button on the page, and another sound takes it over', async ({ page, sound, voice }) => {
  await page.goto(voicePath(voice))
  const pauses = page.getByRole('main').getByRole('button', { name: /^Pause/ })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => sound.playingCount()).toBe(1)
  await expect(pauses).toHaveCount(1)
  const similar = page.getByRole('region', { name: 'Similar Voices' }).getByRole('button', { name: /^Play / })
  await similar.first().click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(pauses).toHaveCount(1)
})

test('the stage keeps its height while a shorter text is written', async ({ page, voice }) => {
  await page.goto(voicePath(voice))
  const stage = page.getByRole('region', { name: `${voice.voice_name}, player` })
  const heightOf = async () => (await stage.boundingBox())?.height
  const before = await heightOf()
  await page.getByRole('textbox', { name: 'Text to be spoken' }).fill('Short.')
  await expect(stage.getByText('Last take')).toBeVisible()
  expect(await heightOf()).toBe(before)
})

test('a suggestion in the language of the voice replaces a typed text and gives it back', async ({ page, voice }) => {
  await page.goto(voicePath(voice))
  const text = page.getByRole('textbox', { name: 'Text to be spoken' })
  await text.fill('My own words.')
  await page.getByRole('button', { name: 'Audiobook' }).click()
  await expect(text).toHaveValue(/^Chapter one\./)
  await page.getByRole('button', { name: 'Back to my text' }).click()
  await expect(text).toHaveValue('My own words.')
})

test('similar voices of the same language say the text of the stage', async ({ page, sound, voice }) => {
  await page.goto(voicePath(voice))
  await page.getByRole('textbox', { name: 'Text to be spoken' }).fill('These words are new to all of them.')
  const section = page.getByRole('region', { name: 'Say it with a similar voice' })
  await section
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await expect.poll(() => sound.playing()).toContain('snippets/snippet-')
  await expect(section.getByRole('button', { name: /^Pause / })).toHaveCount(1)
  await section.getByRole('link', { name: 'Compare these' }).click()
  await expect(page.getByRole('textbox', { name: 'Text for all voices' })).toHaveValue(
    'These words are new to all of them.',
  )
  await expect(page.getByRole('article')).toHaveCount(4)
})
