import { createStandin, type Standin, toneSpeech } from '@voice-rankings/standin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EngineVoice } from '../../engine.ts'
import { createCartesia } from './cartesia.ts'

let standin: Standin
beforeAll(async () => {
  standin = await createStandin({ speak: toneSpeech })
})
afterAll(() => standin.close())

const { signal } = new AbortController()
const open = () => createCartesia({ key: 'key', baseUrl: standin.url('cartesia'), concurrency: 1 })
const idOf = (number: number) => `0000000${number}-0000-4000-8000-000000000000`
const say = (text: string, speed = 1) => {
  const voice = { speakerId: `sonic-3--${idOf(1)}`, providerVoiceId: idOf(1), languageCode: 'en-US' }
  return open().speak({ ...voice, text, speed, signal })
}

it('lists the public voices, page by page', async () => {
  const voices: EngineVoice[] = []
  let cursor: string | undefined
  do {
    const page = await open().listVoices(cursor, signal)
    voices.push(...page.voices)
    cursor = page.next
  } while (cursor !== undefined)
  expect(voices.map(({ providerVoiceId, name, gender }) => [providerVoiceId, name, gender])).toEqual([
    [idOf(1), 'Test voice 1', 'female'],
    [idOf(2), 'Test voice 2', 'male'],
    [idOf(3), 'Test voice 3', undefined],
    [idOf(3), 'Test voice 3', undefined],
    [idOf(4), 'Test voice 4', undefined],
  ])
  expect(voices[2]).toMatchObject({
    speakerId: `sonic-3--${idOf(3)}`,
    languageCodes: ['fr-FR'],
    previewUrl: `${standin.url('previews')}/female/fr.wav`,
  })
})

it('reads samples and words of a stream whose pieces end inside characters and samples', async () => {
  const text = 'Café 你好, שלום 😀 friend'
  const { audio, words } = await say(text)
  const expected = await toneSpeech({ text, gender: 'female', languageCode: 'en-US', speed: 1 })
  if (!('samples' in audio)) throw new Error('Raw samples were expected.')
  expect(audio.samples).toHaveLength(expected.samples.length)
  expect(Math.max(...audio.samples.map((sample, n) => Math.abs(sample - (expected.samples[n] ?? 0))))).toBeLessThan(
    1e-3,
  )
  // The emoji has neither letter nor digit.
  expect(words?.map(({ offset, startMs }) => [text.slice(offset).split(' ')[0], startMs])).toEqual([
    ['Café', 0],
    ['你好,', 100],
    ['שלום', 200],
    ['friend', 400],
  ])
})

it.each([
  [0.2, 0.6],
  [1.2, 1.2],
  [4, 1.5],
])('asks for the speed %d as %d', async (speed, sent) => {
  await say('Hello', speed)
  expect(JSON.parse(standin.received.at(-1)?.text ?? '')).toMatchObject({ generation_config: { speed: sent } })
})
