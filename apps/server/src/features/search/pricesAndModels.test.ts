import { searchVoices as call, type VoicePrice, type VoiceQueryInput } from '@voice-rankings/contract'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { voices } from '../../kernel/database/schema.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { voiceRow } from '../../testing/syntheticVoices.ts'
import { createCatalogue } from '../voices/createCatalogue.ts'
import { createSearchVoices } from './createSearchVoices.ts'

const dollars = (perMillion: number): VoicePrice => ({ perMillion, unit: 'character', currency: 'USD', credits: 1 })

const polly = { voice_service: 'polly', voice_service_alias: 'aws.amazon.com' }
const flite = { voice_service: 'flite' }
const licence = { name: 'Terms', commercial: true }
const CATALOGUE = [
  voiceRow({ ...polly, voice_name: 'Low', licence, voice_speaker_id: 'neural--low', price: dollars(20) }),
  voiceRow({ ...polly, voice_name: 'Medium', licence, voice_speaker_id: 'neural--medium', price: dollars(20.5) }),
  voiceRow({ ...polly, voice_name: 'High', voice_speaker_id: 'long-form--high', price: dollars(100) }),
  voiceRow({
    ...polly,
    voice_name: 'Seconds',
    voice_speaker_id: 'mini--a',
    price: { ...dollars(250), unit: 'second' },
  }),
  voiceRow({
    ...polly,
    voice_name: 'Euros',
    voice_speaker_id: 'neural--euros',
    price: { ...dollars(4), currency: 'EUR' },
  }),
  voiceRow({ ...flite, voice_name: 'Free', voice_speaker_id: 'slt--base' }),
].map((row, position) => ({ ...row, position }))

const counts = (facet: readonly { value: string; count: number }[] = []) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]))

onEachDatabase('prices and models of voices', (database) => {
  let searchVoices: ReturnType<typeof createSearchVoices>
  beforeAll(async () => {
    await database().queries.insert(voices).values(CATALOGUE)
    searchVoices = createSearchVoices(database(), createCatalogue(database()))
  })
  const search = (query: VoiceQueryInput) => searchVoices(v.parse(call.query, query), { kind: 'anonymous', key: null })
  const names = async (query: VoiceQueryInput) => (await search(query)).voices.map(({ voice_name }) => voice_name)

  it.each<[VoiceQueryInput, string[]]>([
    [{ price: 'free' }, ['Free']],
    [{ price: 'low' }, ['Low', 'Free']],
    [{ price: 'medium' }, ['Low', 'Medium', 'Free']],
    [{ price: 'high' }, ['High']],
    [{ price: 'other' }, ['Seconds', 'Euros']],
    [{ price: 'all', service: 'flite' }, ['Free']],
    [{ price: 'medium', service: 'polly' }, ['Low', 'Medium']],
    [{ model: 'neural' }, ['Low', 'Medium', 'Euros']],
    [{ model: 'neu' }, []],
    [{ model: 'neural', price: 'high' }, []],
    [{ q: 'cheap polly' }, ['Low']],
  ])('the filters %j match %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  it('a provider of a free text replaces the model of another', async () => {
    expect(await names({ q: 'flite', service: 'polly', model: 'neural' })).toEqual(['Free'])
  })

  describe('facets', () => {
    it('count a voice for each price that includes it, under all filters but that of the price', async () => {
      const { facets } = await search({ facets: 'true', price: 'high' })
      expect(counts(facets?.prices)).toEqual({ free: 1, low: 2, medium: 3, high: 1, other: 2 })
    })

    it('count the models of the chosen provider, under all filters but that of the model', async () => {
      const { facets } = await search({ facets: 'true', service: 'polly', model: 'mini' })
      expect(counts(facets?.models)).toEqual({ neural: 3, 'long-form': 1, mini: 1 })
    })

    it('count no models without a provider', async () => {
      expect((await search({ facets: 'true' })).facets?.models).toEqual([])
    })
  })

  describe('the summary of a provider', () => {
    it('has its prices by unit and currency, and its licences, whatever other filters say', async () => {
      const { provider } = await search({ facets: 'true', service: 'polly', price: 'free', languageCode: 'xx' })
      expect(provider).toEqual({
        voice_service: 'polly',
        voice_service_alias: 'aws.amazon.com',
        voice_count: 5,
        free_count: 0,
        price_ranges: [
          { lowest: 4, highest: 4, unit: 'character', currency: 'EUR' },
          { lowest: 20, highest: 100, unit: 'character', currency: 'USD' },
          { lowest: 250, highest: 250, unit: 'second', currency: 'USD' },
        ],
        licences: [{ name: 'Terms', commercial: true }],
      })
    })

    it('counts the voices that cost nothing', async () => {
      const { provider } = await search({ facets: 'true', service: 'flite' })
      expect(provider).toMatchObject({ voice_count: 1, free_count: 1, price_ranges: [], licences: [] })
    })

    it.each<VoiceQueryInput>([{ facets: 'true' }, { facets: 'true', service: 'nobody' }, { service: 'polly' }])(
      'is absent for %j',
      async (query) => {
        expect((await search(query)).provider).toBeUndefined()
      },
    )
  })

  it('the facet of providers has their hosts', async () => {
    const { facets } = await search({ facets: 'true', service: 'flite' })
    expect(facets?.services[0]).toEqual({ value: 'polly', count: 5, host: 'aws.amazon.com' })
  })

  it('nearby voices miss the price or the model', async () => {
    const { nearby } = await search({ price: 'high', model: 'neural', nearby: 'true' })
    const missed = new Map(nearby?.map(({ voice, missed: names }) => [voice.voice_name, names]))
    expect(missed.get('High')).toEqual(['model'])
    expect(missed.get('Low')).toEqual(['price'])
    expect(missed.get('Free')).toEqual(['model', 'price'])
  })
})
