import { createStandin, type Standin, toneSpeech } from '@voice-rankings/standin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoogle } from './google.ts'

let standin: Standin
beforeAll(async () => {
  standin = await createStandin({ speak: toneSpeech })
})
afterAll(() => standin.close())

const { signal } = new AbortController()
const open = () => createGoogle({ key: 'key', baseUrl: standin.url('google'), concurrency: 1 })
const say = (text: string, model: string, name: string, speed = 1) =>
  open().speak({ text, speakerId: `${model}--voice`, providerVoiceId: name, languageCode: 'en-US', speed, signal })
const lastOrder = () => JSON.parse(standin.received.at(-1)?.text ?? '') as Record<string, unknown>

it('lists the voices whose price is known, each with the model and the gender that Google states', async () => {
  const { voices } = await open().listVoices(undefined, signal)
  expect(voices.map(({ speakerId, name, gender, price }) => [speakerId, name, gender, price?.perMillion])).toEqual([
    ['neural2--en-us-neural2-testvoice', 'Testvoice', 'female', 16],
    ['standard--en-gb-standard-t', 'Standard T', 'male', 4],
    ['wavenet--fr-fr-wavenet-testvoice', 'Testvoice', undefined, 4],
    ['studio--en-us-studio-testvoice', 'Testvoice', 'male', 160],
    ['chirp3-hd--en-us-chirp3-hd-testvoice', 'Testvoice', 'female', 30],
  ])
})

it.each([
  ['studio', 'en-US-Studio-Testvoice'],
  ['chirp3-hd', 'en-US-Chirp3-HD-Testvoice'],
])('sends plain text to a voice of the model %s, which has no marks', async (model, name) => {
  expect(open().capabilitiesOf(`${model}--voice`)).toMatchObject({ timings: 'aligned' })
  expect(await say('Hello <you>', model, name)).toMatchObject({ words: [] })
  expect(lastOrder()).toMatchObject({ input: { text: 'Hello <you>' } })
})

it('times words by marks as long as these fit the request, and sends longer texts without', async () => {
  const short = await say('Hello there', 'neural2', 'en-US-Neural2-Testvoice')
  expect(short.words).toEqual([
    { offset: 0, startMs: 0, endMs: 100 },
    { offset: 6, startMs: 100, endMs: 200 },
  ])
  const long = 'word '.repeat(300)
  expect(await say(long, 'neural2', 'en-US-Neural2-Testvoice')).toMatchObject({ words: [] })
  expect(lastOrder()).toMatchObject({ input: { text: long } })
})

it('refuses a text over the limit before it is sent', async () => {
  const before = standin.received.length
  await expect(say('é'.repeat(2501), 'chirp3-hd', 'en-US-Chirp3-HD-Testvoice')).rejects.toMatchObject({
    code: 'too_long',
    limit: 5000,
  })
  expect(standin.received).toHaveLength(before)
})

it('asks for the language of the voice, and for a speed only if it is not the normal one', async () => {
  await say('Hello', 'standard', 'en-GB-Standard-T')
  expect(lastOrder()).toMatchObject({ voice: { languageCode: 'en-GB' } })
  expect(lastOrder()['audioConfig']).not.toHaveProperty('speakingRate')
  await say('Hello', 'standard', 'en-GB-Standard-T', 1.5)
  expect(lastOrder()['audioConfig']).toHaveProperty('speakingRate', 1.5)
})
