import { createStandin, type Standin } from '@voice-rankings/standin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEngines } from '../../../catalogue/createEngines.ts'
import { standinSpeech } from '../testing/standinSpeech.ts'
import { createAzure, timesOf } from './azure.ts'

const TEXT = 'Café, naïve 你好 and\u0001 שלום & <b>'
const { signal } = new AbortController()

const local = createEngines()
let standin: Standin
beforeAll(async () => {
  standin = await createStandin({ speak: standinSpeech(local) })
})
afterAll(() => Promise.all([standin.close(), ...local.map((engine) => engine.close())]))

const open = () => createAzure({ region: 'westeurope', key: 'secret', baseUrl: standin.url('azure'), concurrency: 2 })

const job = {
  text: TEXT,
  speakerId: 'neural--en-us-avaneural',
  providerVoiceId: 'en-US-AvaNeural',
  languageCode: 'en-US',
  speed: 1,
  signal,
}

/** The SSML of the last request. */
const ssml = () => standin.received.at(-1)?.text.split('\r\n\r\n')[1]

it('lists its voices but those that are withdrawn', async () => {
  const { voices, next } = await open().listVoices(undefined, signal)
  expect(next).toBeUndefined()
  const price = { perMillion: 15, unit: 'character', currency: 'USD' }
  expect(voices).toEqual([
    {
      speakerId: 'neural--en-us-avaneural',
      providerVoiceId: 'en-US-AvaNeural',
      name: 'Test voice Ava',
      gender: 'female',
      languageCodes: ['en-US'],
      price,
    },
    {
      speakerId: 'hd--en-us-ava-dragonhdlatestneural',
      providerVoiceId: 'en-US-Ava:DragonHDLatestNeural',
      name: 'Test voice Ava',
      gender: 'female',
      languageCodes: ['en-US'],
      price: { ...price, perMillion: 30 },
    },
    {
      speakerId: 'neural--en-gb-ryanneural',
      providerVoiceId: 'en-GB-RyanNeural',
      name: 'Test voice Ryan',
      gender: 'male',
      languageCodes: ['en-GB', 'de-DE', 'fr-FR'],
      price,
    },
    {
      speakerId: 'neural--zh-cn-liaoning-xiaobeineural',
      providerVoiceId: 'zh-CN-liaoning-XiaobeiNeural',
      name: 'Test voice Xiaobei',
      languageCodes: ['zh-CN-liaoning'],
      price,
    },
  ])
})

it('times the words of any script, and bills Chinese characters twice', async () => {
  const { words = [], billed } = await open().speak(job)
  const spoken = ['Café', 'naïve', '你好', 'and', 'שלום', 'b']
  expect(words.map(({ offset }) => offset)).toEqual(spoken.map((word) => TEXT.indexOf(word)))
  const content = 'Café, naïve 你好 and שלום &amp; &lt;b&gt;'
  expect(ssml()).toContain(`xml:lang="en-US"><voice name="en-US-AvaNeural">${content}</voice></speak>`)
  expect(billed).toEqual({ unit: 'character', count: content.length + 2 })
})

it('speaks faster, and in another language of the voice', async () => {
  const ryan = { ...job, text: 'Guten Tag, wie geht es Ihnen?', providerVoiceId: 'en-GB-RyanNeural' }
  const normal = await open().speak({ ...ryan, languageCode: 'de-DE' })
  expect(ssml()).toContain('<lang xml:lang="de-DE">Guten Tag, wie geht es Ihnen?</lang>')
  const fast = await open().speak({ ...ryan, languageCode: 'de-DE', speed: 1.5 })
  expect(ssml()).toContain('<lang xml:lang="de-DE"><prosody rate="+50%">Guten Tag')
  const [slower = 0, faster = 0] = [normal, fast].map(({ audio }) => ('samples' in audio ? audio.samples.length : 0))
  expect(slower / faster).toBeGreaterThan(1.2)
  await open().speak({ ...job, text: 'Hello', speed: 0.8 })
  expect(ssml()).toContain('<prosody rate="-20%">Hello</prosody>')
})

it('offers no speed for HD voices, which take no prosody', () => {
  expect(open().capabilitiesOf('hd--en-us-ava-dragonhdlatestneural').speed).toBeUndefined()
  expect(open().capabilitiesOf('neural--en-us-avaneural').speed).toEqual([0.5, 2])
})

it('ends its connection when the job is aborted, also before it is open', async () => {
  const stop = new AbortController()
  standin.fail('azure', 'slow first byte')
  const speech = open().speak({ ...job, signal: stop.signal })
  setTimeout(() => stop.abort(new Error('enough')), 50)
  await expect(speech).rejects.toThrow('enough')
  standin.fail('azure', undefined)
  await expect(open().speak({ ...job, signal: stop.signal })).rejects.toThrow('enough')
  const later = new AbortController()
  const long = open().speak({ ...job, text: 'A long text. '.repeat(40), signal: later.signal })
  setTimeout(() => later.abort(new Error('enough')), 50)
  await expect(long).rejects.toThrow('enough')
})

it('ends a word where the next begins, and gives up on times that stand still', () => {
  const words = ['one', 'two', 'three', 'four', 'five'].map((word, index) => ({
    word,
    startMs: 100 * index,
    endMs: 100 * index + 150,
  }))
  const text = 'one two three four five'
  expect(timesOf(text, words)?.map(({ endMs }) => endMs)).toEqual([100, 200, 300, 400, 550])
  const stuck = words.map((word, index) => ({ ...word, startMs: Math.min(100, word.startMs), index }))
  expect(timesOf(text, stuck)).toBeUndefined()
})

it('speaks the phonemes of a part, which HD voices do not take', async () => {
  const { words } = await open().speak({ ...job, text: 'Mr Nguyen', phonemes: [{ start: 3, end: 9, ipa: 'wɪn' }] })
  expect(ssml()).toContain('Mr <phoneme alphabet="ipa" ph="wɪn">Nguyen</phoneme>')
  expect(words?.map(({ offset }) => offset)).toEqual([0, 3])
  expect(open().capabilitiesOf('neural--en-us-avaneural').phonemes).toBe(true)
  expect(open().capabilitiesOf('hd--en-us-ava-dragonhdlatestneural').phonemes).toBeUndefined()
})
