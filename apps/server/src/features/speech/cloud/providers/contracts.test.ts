import { createStandin, type Fault, FAULTS, type Standin, toneSpeech } from '@voice-rankings/standin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDescription, type ProviderDescription } from '../testing/openDescription.ts'
import { createDeepgram } from './deepgram.ts'

/** Folder of the providers' own descriptions, which are not part of this repository. */
const FOLDER = process.env['PROVIDER_CONTRACTS']

if (!FOLDER)
  console.warn('The contracts are skipped: PROVIDER_CONTRACTS names no folder with descriptions of providers.')

describe.skipIf(!FOLDER)('by the description of Deepgram', () => {
  let standin: Standin
  let description: ProviderDescription
  beforeAll(async () => {
    standin = await createStandin({ speak: toneSpeech })
    if (FOLDER) description = openDescription(FOLDER, 'deepgram.openapi.json')
  })
  afterAll(() => standin.close())

  const { signal } = new AbortController()
  const LIST = { method: 'GET', path: '/v1/models' }
  const SPEAK = { method: 'POST', path: '/v1/speak' }

  it('the requests are correct', async () => {
    const deepgram = createDeepgram({ key: 'key', baseUrl: standin.url('deepgram'), concurrency: 1 })
    const voice = { speakerId: 'aura-2--testvoicea-en', providerVoiceId: 'aura-2-testvoicea-en' }
    await deepgram.listVoices(undefined, signal)
    await deepgram.speak({ ...voice, text: 'Café 你好', speed: 1, signal })
    expect(standin.received).toHaveLength(2)
    for (const request of standin.received) {
      // The names of the test voices are no real ones.
      const query = new URLSearchParams(request.query)
      if (query.has('model')) query.set('model', 'aura-2-thalia-en')
      expect(description.faultsOfRequest({ ...request, query })).toEqual([])
    }
  })

  it('a request with another sample rate or without text is found', () => {
    const query = new URLSearchParams({ sample_rate: '12345', pitch: '2' })
    expect(description.faultsOfRequest({ ...SPEAK, query, text: '{}' })).toEqual(
      expect.arrayContaining([
        '?pitch',
        expect.stringMatching(/^\?sample_rate /),
        expect.stringMatching(/^body .*text/),
      ]),
    )
  })

  it('the list of voices of the stand-in is correct', async () => {
    standin.fail('deepgram', undefined)
    const answer = await fetch(`${standin.url('deepgram')}/v1/models`)
    expect(description.faultsOfAnswer(LIST, answer.status, await answer.json())).toEqual([])
  })

  const REFUSALS: readonly Fault[] = FAULTS.slice(0, FAULTS.indexOf('slow first byte'))
  it.each(REFUSALS)('the refusal "%s" of the stand-in has one of the three forms', async (fault) => {
    standin.fail('deepgram', fault)
    const answer = await fetch(`${standin.url('deepgram')}/v1/speak?model=gone`, { method: 'POST', body: '{}' })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type') === 'application/json'
    expect(answer.status).toBeGreaterThanOrEqual(400)
    // The description has the form of all refusals at 400.
    expect(description.faultsOfAnswer(SPEAK, 400, isJson ? JSON.parse(text) : text)).toEqual([])
  })
})
