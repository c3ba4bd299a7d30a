import { createStandin, type Standin, toneSpeech } from '@voice-rankings/standin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDeepgram } from './deepgram.ts'

let standin: Standin
beforeAll(async () => {
  standin = await createStandin({ speak: toneSpeech })
})
afterAll(() => standin.close())

const { signal } = new AbortController()
const open = () => createDeepgram({ key: 'key', baseUrl: standin.url('deepgram'), concurrency: 1 })

it('lists the voices of Aura, each with the gender among its tags and its own sample', async () => {
  const { voices } = await open().listVoices(undefined, signal)
  expect(voices).toHaveLength(4)
  expect(voices[0]).toEqual({
    speakerId: 'aura-2--testvoicea-en',
    providerVoiceId: 'aura-2-testvoicea-en',
    name: 'Test voice a',
    gender: 'female',
    languageCodes: ['en-US'],
    previewUrl: `${standin.url('previews')}/female/en-US.wav`,
    price: { perMillion: 30, unit: 'character', currency: 'USD' },
  })
  expect(voices.map(({ speakerId, gender, price }) => [speakerId, gender, price?.perMillion]).slice(1)).toEqual([
    ['aura-2--testvoiceb-en', 'male', 30],
    ['aura-2--testvoicec-es', undefined, 30],
    ['aura--testvoiced-en', 'male', 15],
  ])
})

it('sends no speed, which is not offered', async () => {
  expect(open().capabilitiesOf('aura-2--testvoicea-en')).not.toHaveProperty('speed')
  await open().speak({
    text: 'Hello',
    speakerId: 'aura-2--testvoicea-en',
    providerVoiceId: 'aura-2-testvoicea-en',
    speed: 1,
    signal,
  })
  expect(Object.fromEntries(standin.received.at(-1)?.query ?? [])).toEqual({
    model: 'aura-2-testvoicea-en',
    encoding: 'linear16',
    container: 'wav',
    sample_rate: '24000',
  })
})
