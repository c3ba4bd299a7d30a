import { describe, expect, it } from 'vitest'
import { readConfig } from '../../kernel/config/config.ts'
import { createLog } from '../../kernel/log/createLog.ts'
import { engineVoices } from '../../testing/engineVoices.ts'
import { createToneEngine } from '../../testing/toneEngine.ts'
import type { EngineVoicePage, SpeechEngine } from '../speech/engine.ts'
import { UpstreamError } from '../speech/speechError.ts'
import { listCatalogue } from './listCatalogue.ts'

const list = (engines: readonly SpeechEngine[], settings: Record<string, string> = {}) =>
  listCatalogue(engines, { ...readConfig(settings), log: createLog('silent') })

/** Engine with these pages; a page that is an error is not listed. */
function paged(id: string, ...pages: (EngineVoicePage | Error)[]): SpeechEngine {
  const listVoices = (cursor = '0') => {
    const page = pages[Number(cursor)]
    return page instanceof Error || !page ? Promise.reject(page ?? new Error('no page')) : Promise.resolve(page)
  }
  return { ...createToneEngine(id), listVoices }
}

const names = ({ voices }: Awaited<ReturnType<typeof list>>) => voices.map(({ voice }) => voice.name)

describe('the list of the catalogue', () => {
  it('has the voices of all pages of all engines, and each voice once', async () => {
    const first = paged('one', { voices: engineVoices('Anna', 'Berta'), next: '1' }, { voices: engineVoices('Berta') })
    const catalogue = await list([first, paged('two', { voices: engineVoices('Carla') })])
    expect(names(catalogue).toSorted()).toEqual(['Anna', 'Berta', 'Carla'])
    expect(catalogue.failed).toEqual([])
  })

  it('names the services that could not be listed to the end', async () => {
    const failure = new UpstreamError('Two', 'HTTP 500')
    const broken = paged('two', { voices: engineVoices('Berta'), next: '1' }, failure)
    const endless = paged('three', { voices: engineVoices('Carla'), next: '1' }, { voices: [], next: '1' })
    const catalogue = await list([paged('one', { voices: engineVoices('Anna') }), broken, endless])
    expect(names(catalogue)).toEqual(['Anna'])
    expect(catalogue.failed.toSorted()).toEqual(['three', 'two'])
  })

  it('adds the model to names that its provider has in several models', async () => {
    const [one, two, other] = engineVoices('Joanna', 'Joanna', 'Matthew')
    const voices = [
      { ...one!, speakerId: 'neural--joanna' },
      { ...two!, speakerId: 'standard--joanna' },
      { ...other!, speakerId: 'neural--matthew' },
    ]
    const catalogue = await list([paged('one', { voices }), paged('two', { voices: engineVoices('Joanna') })])
    expect(names(catalogue).toSorted()).toEqual(['Joanna', 'Joanna (neural)', 'Joanna (standard)', 'Matthew'])
  })

  it('writes languages in their canonical form, and leaves out voices without one', async () => {
    const [anna, berta] = engineVoices('Anna', 'Berta')
    const engine = paged('one', {
      voices: [
        { ...anna!, languageCodes: ['cmn-CN', 'zh-cn', 'not a language'] },
        { ...berta!, languageCodes: ['?'] },
      ],
    })
    const { voices } = await list([engine])
    expect(voices.map(({ voice }) => voice.languageCodes)).toEqual([['zh-CN']])
  })

  it.each([
    ['off', null],
    ['previews', 'preview'],
    ['all', 'sample'],
  ])('plans the recordings of voices that cost something, with MEASURE_PAID_VOICES=%s', async (setting, planned) => {
    const price = { perMillion: 15, unit: 'character', currency: 'USD' } as const
    const [paid, free] = engineVoices('Paid', 'Free')
    const voices = [{ ...paid!, price, previewUrl: 'https://voices.example/paid.mp3' }, free!]
    const catalogue = await list([paged('one', { voices })], { MEASURE_PAID_VOICES: setting })
    const plans = Object.fromEntries(catalogue.voices.map(({ voice, planned: plan }) => [voice.name, plan]))
    expect(plans).toEqual({ Paid: planned, Free: 'sample' })
  })
})
