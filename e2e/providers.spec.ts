import { voicePath } from '@voice-rankings/contract'
import type { SpeechResponse, VoiceSearchResult } from '@voice-rankings/contract'
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
  test.setTimeout(120_000)
  standin = await spawnStandin()
  server = await spawnServer({ engines: 'flite', settings: { ...standin.settings, HOLD_LIMIT: '1000' } })
  // It is ready with the voices that were measured before, while it lists the others.
  await expect
    .poll(async () => {
      const answer = await fetch(`${server.url}/api/v1/voice/search?service=cartesia`)
      return ((await answer.json()) as VoiceSearchResult).total
    })
    .toBeGreaterThan(0)
})
test.afterAll(async () => {
  await server.stop()
  await standin.stop()
})

for (const [service, name] of PROVIDERS) {
  test(`a voice of ${name} speaks a sentence, and its words light up in time`, async ({ page, request, sound }) => {
    const found = await request.get(`${server.url}/api/v1/voice/search?service=${service}&languageCode=en`)
    const { voices } = (await found.json()) as VoiceSearchResult
    const [voice] = voices
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
