import type { APIRequestContext } from '@playwright/test'
import { voicePath } from '@voice-rankings/contract'
import type { Readiness, SpeechResponse, VoiceSearchResult } from '@voice-rankings/contract'
import { spawnServer } from '../scripts/spawnServer.mjs'
import type { SpawnedServer } from '../scripts/spawnServer.mjs'
import { spawnStandin } from '../scripts/spawnStandin.mjs'
import { expect, test } from './test.ts'
import { expectWordsInTime } from './wordsInTime.ts'

const SENTENCE = 'Every provider speaks these words of mine.'

/** Services of the stand-in, with their display names. */
const PROVIDERS = [
  ['openai', 'OpenAI'],
  ['kokoro', 'Kokoro'],
  ['elevenlabs', 'ElevenLabs'],
  ['azure', 'Azure'],
  ['polly', 'Polly'],
  ['google', 'Google'],
  ['deepgram', 'Deepgram'],
  ['cartesia', 'Cartesia'],
] as const

let standin: Awaited<ReturnType<typeof spawnStandin>>
let server: SpawnedServer
test.beforeAll(async () => {
  test.setTimeout(180_000)
  standin = await spawnStandin()
  server = await spawnServer({ engines: 'flite', settings: { ...standin.settings, HOLD_LIMIT: '1000' } })
  // Measuring the voices of providers takes all processors, for which words would wait.
  await expect
    .poll(
      async () => {
        const { total } = await answer<VoiceSearchResult>('voice/search?service=cartesia')
        const { voices_done, voices_total } = await answer<Readiness>('../../readyz')
        return total > 0 && voices_done === voices_total
      },
      { timeout: 150_000 },
    )
    .toBe(true)
})
const answer = async <Body>(path: string) =>
  (await fetch(new URL(path, `${server.url}/api/v1/`))).json() as Promise<Body>
test.afterAll(async () => {
  await server.stop()
  await standin.stop()
})

async function search(request: APIRequestContext, query: string) {
  const found = await request.get(`${server.url}/api/v1/voice/search?${query}`)
  return ((await found.json()) as VoiceSearchResult).voices
}

for (const [service, name] of PROVIDERS) {
  test(`a voice of ${name} speaks a sentence, and its words light up in time`, async ({ page, request, sound }) => {
    const [voice] = await search(request, `service=${service}&languageCode=en`)
    if (!voice) throw new Error(`The catalogue has no English voice of ${name}.`)
    await page.goto(server.url + voicePath(voice))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(voice.voice_name)
    await expect(page.getByRole('definition').filter({ hasText: name }).first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Text to be spoken' }).fill(SENTENCE)
    const watching = sound.watchWords()
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/voice/speech'))
    await page.getByRole('button', { name: 'Generate Snippet' }).click()
    const { speechMarks } = (await (await answered).json()) as SpeechResponse
    const { text, frames } = await watching
    expect(speechMarks.map(({ word }) => word)).toEqual(SENTENCE.split(' '))
    expectWordsInTime(frames, speechMarks, text)
  })
}

test('a visitor designs a voice of a provider with instructions and pace, saves it, and speaks with it', async ({
  page,
  sound,
}) => {
  const pace = page.getByRole('slider', { name: 'Pace' })
  await page.goto(`${server.url}/create-voice?voice_instructions=Whisper.`)
  await expect(page.getByRole('textbox', { name: 'Instructions' })).toHaveValue('Whisper.')
  await pace.fill('80')
  await expect(page).toHaveURL(/engine=provider&base=openai-.*&pace=80&instructions=Whisper\.$/)
  expect(await sound.playingCount()).toBe(0)
  await page.getByRole('button', { name: 'Hear it' }).click()
  await expect.poll(() => sound.playingCount()).toBe(1)
  await expect(page.getByRole('img', { name: /^Pitch \d+ Hz, pace \d+ wpm/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Library')
  await page.getByRole('button', { name: 'Save voice' }).click()
  await page.getByRole('link', { name: 'Open the voice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Whisper.' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Text to be spoken' }).fill('Said in the library.')
  await page.getByRole('button', { name: 'Generate Snippet' }).click()
  await expect(page).toHaveURL(/[?&]snippet=/)
})

test('the catalogue, its search and its filters have the voices of all providers', async ({ page }) => {
  await page.goto(`${server.url}/voices`)
  for (const [service, name] of PROVIDERS) {
    await page.goto(`${server.url}/voices?service=${service}`)
    await expect(page.getByRole('button', { name: `Remove filter: ${name}` })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeVisible()
  }
  await page.getByRole('combobox', { name: 'Search voices' }).fill('Test voice Ada')
  await expect(page.getByRole('option', { name: /Test voice Ada/ }).first()).toBeVisible()
})

test('the map shows the measured voices of providers, by axes that their previews tell', async ({ page, request }) => {
  const unmeasured = async () =>
    (await search(request, 'service=elevenlabs')).filter((voice) => voice.voice_pitch_hz === null)
  await expect.poll(unmeasured, { timeout: 60_000 }).toEqual([])
  await page.goto(`${server.url}/voices?view=map&service=elevenlabs`)
  const map = page.getByRole('application', { name: 'Map of voices by Intensity and Pitch' })
  // The pace of a preview, whose words are unknown, is not measured.
  await page.getByRole('combobox', { name: 'Left to right' }).selectOption({ label: 'Intensity (%)' })
  await page.getByRole('combobox', { name: 'Bottom to top' }).selectOption({ label: 'Pitch (Hz)' })
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: /^Test voice (Ada|Ben), / })).toBeAttached()
  await page.getByRole('radio', { name: 'Show as table' }).check()
  for (const name of ['Ada', 'Ben']) {
    await expect(
      page.getByRole('row', { name: `Test voice ${name}` }).getByRole('cell', { name: / Hz$/ }),
    ).not.toHaveCount(0)
  }
})

test('a measured voice and one that was never measured are compared by one text', async ({ page, request, sound }) => {
  const [measured] = await search(request, 'service=elevenlabs&languageCode=en')
  const unmeasured = (await search(request, 'service=openai')).find((voice) => voice.voice_pitch_hz === null)
  if (!measured || !unmeasured) throw new Error('The catalogue lacks voices of the providers.')
  await page.goto(`${server.url}${voicePath(measured)}/compare?with=${encodeURIComponent(unmeasured.voice_id)}`)
  await page.getByRole('textbox', { name: 'Text for all voices' }).fill(SENTENCE)
  await page.getByRole('button', { name: 'Generate in 2 voices' }).click()
  // Generation is slow while the server measures voices.
  await expect(page.getByRole('button', { name: 'All voices are ready' })).toBeVisible({ timeout: 30_000 })
  const cards = page.getByRole('article')
  for (const [index, voice] of [measured, unmeasured].entries()) {
    const card = cards.filter({ hasText: voice.voice_name })
    if (index === 0) await card.getByRole('button', { name: /^Play/ }).click()
    else await page.keyboard.press('x')
    await expect(card.getByRole('button', { name: /^Pause/ })).toBeVisible()
    await expect.poll(() => sound.position()).toBeGreaterThan(0.5)
  }
})
