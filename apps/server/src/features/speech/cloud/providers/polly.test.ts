import { createHash } from 'node:crypto'
import { createStandin, type Standin } from '@voice-rankings/standin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectedSignature, readSignature } from '../../../../kernel/storage/testing/signatureV4.ts'
import { createEngines } from '../../../catalogue/createEngines.ts'
import { standinSpeech } from '../testing/standinSpeech.ts'
import { createPolly } from './polly.ts'
import { pollyLanguage, pollyVoices } from './pollyVoices.ts'

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const TEXT = 'Café, naïve 你好 and שלום & <b>'
const { signal } = new AbortController()

const local = createEngines()
let standin: Standin
beforeAll(async () => {
  standin = await createStandin({ speak: standinSpeech(local) })
})
afterAll(() => Promise.all([standin.close(), ...local.map((engine) => engine.close())]))

const open = () =>
  createPolly({
    region: 'eu-central-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: SECRET,
    baseUrl: standin.url('polly'),
    concurrency: 2,
  })

const job = {
  text: TEXT,
  speakerId: 'neural--joanna',
  providerVoiceId: 'Joanna',
  languageCode: 'en-US',
  speed: 1,
  signal,
}

it('lists each voice once for each engine, page by page', async () => {
  const first = await open().listVoices(undefined, signal)
  const second = await open().listVoices(first.next, signal)
  expect(second.next).toBeUndefined()
  const byId = new Map([...first.voices, ...second.voices].map((voice) => [voice.speakerId, voice]))
  expect([...byId.keys()]).toEqual([
    'neural--joanna',
    'standard--joanna',
    'generative--joanna',
    'standard--geraint',
    'neural--zhiyu',
    'neural--kajal',
    'long-form--gregory',
  ])
  expect(byId.get('standard--geraint')).toEqual({
    speakerId: 'standard--geraint',
    providerVoiceId: 'Geraint',
    name: 'Test voice Geraint',
    gender: 'male',
    languageCodes: ['en-GB'],
    price: { perMillion: 4, unit: 'character', currency: 'USD' },
  })
  expect(byId.get('neural--zhiyu')?.languageCodes).toEqual(['zh-CN'])
  expect(byId.get('neural--kajal')?.languageCodes).toEqual(['en-IN', 'hi-IN'])
})

it('leaves out engines whose price is unknown', () => {
  const voice = { Id: 'Ada', Name: 'Ada', LanguageCode: 'en-US', SupportedEngines: ['neural', 'quantum'] }
  expect(pollyVoices({ Voices: [voice] }).voices.map(({ speakerId }) => speakerId)).toEqual(['neural--ada'])
})

it('signs its requests', async () => {
  standin.received.length = 0
  const { next } = await open().listVoices(undefined, signal)
  await open().listVoices(next, signal)
  await open().speak(job)
  expect(standin.received).toHaveLength(4)
  for (const { method, path, query, headers, text } of standin.received) {
    const target = `/polly${path}?${query.toString()}`
    const payload = createHash('sha256').update(text).digest('hex')
    const request = { method, target, headers: headers as Record<string, string>, payload }
    const signature = readSignature(request)
    expect(signature.credential).toMatch(/^AKIDEXAMPLE\/\d{8}\/eu-central-1\/polly\/aws4_request$/)
    expect(signature.signature).toBe(expectedSignature(request, signature, SECRET))
  }
})

it.each([1, 0.8])('times the words of any script at speed %d', async (speed) => {
  const { words = [] } = await open().speak({ ...job, speed })
  // Of "<b>" only the letter is spoken.
  const spoken = ['Café', 'naïve', '你好', 'and', 'שלום', 'b']
  expect(words.map(({ offset }) => offset)).toEqual(spoken.map((word) => TEXT.indexOf(word)))
})

it('asks for a language in the code of Polly, and leaves that of Britain to the voice', async () => {
  expect(['zh-CN', 'ar', 'de-DE', '', undefined].map(pollyLanguage)).toEqual([
    'cmn-CN',
    'arb',
    'de-DE',
    undefined,
    undefined,
  ])
  standin.received.length = 0
  await open().speak({ ...job, speakerId: 'neural--kajal', providerVoiceId: 'Kajal', languageCode: 'hi-IN' })
  await open().speak({ ...job, speakerId: 'standard--geraint', providerVoiceId: 'Geraint', languageCode: 'en-GB' })
  const orders = standin.received.map(({ text }) => JSON.parse(text) as { LanguageCode?: string })
  expect(orders.map(({ LanguageCode }) => LanguageCode)).toEqual(['hi-IN', 'hi-IN', undefined, undefined])
})

it('does not ask for the word times of generative voices, which have none', async () => {
  standin.received.length = 0
  const polly = open()
  const { words, billed } = await polly.speak({ ...job, speakerId: 'generative--joanna' })
  expect(words).toBeUndefined()
  expect(billed).toEqual({ unit: 'character', count: TEXT.length })
  expect(standin.received).toHaveLength(1)
  expect(polly.capabilitiesOf('generative--joanna').timings).toBe('aligned')
})
