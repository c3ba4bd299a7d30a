import {
  searchVoices as call,
  TRAIT_NAMES,
  type VoiceQueryInput,
  type VoiceSearchResult,
} from '@voice-rankings/contract'
import { gte } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { voices } from '../../kernel/database/schema.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { voiceRow } from '../../testing/syntheticVoices.ts'
import { createCatalogue } from '../voices/createCatalogue.ts'
import { createSearchVoices } from './createSearchVoices.ts'

const CATALOGUE = [
  voiceRow({
    voice_name: 'Emma',
    voice_traits: ['clear'],
    position: 1,
    voice_pitch_hz: 200,
    voice_words_per_minute: 150,
    voice_energy: 5,
    voice_vocal_fry: 0.01,
  }),
  voiceRow({
    voice_name: 'Emmanuel',
    voice_traits: ['low'],
    position: 2,
    voice_gender: 'male',
    voice_pitch_hz: 100,
    voice_categories: ['narration'],
  }),
  voiceRow({
    voice_name: 'Zoë',
    voice_traits: ['high'],
    position: 3,
    voice_language_codes: ['en-GB'],
    voice_pitch_hz: 250,
    voice_service: 'espeak',
    price: { perMillion: 16, unit: 'character', currency: 'USD', credits: 1 },
    timing_source: 'aligned',
  }),
  voiceRow({
    voice_name: 'John',
    voice_traits: ['low'],
    position: 4,
    voice_gender: 'male',
    voice_pitch_hz: 60,
    voice_language_codes: ['en-GB'],
  }),
  voiceRow({ voice_name: 'Mary Ann', position: 5, voice_pitch_hz: null, voice_language_codes: ['de-DE', 'en-US'] }),
  voiceRow({
    voice_name: 'Łucja',
    voice_traits: ['high'],
    position: 6,
    voice_language_codes: ['pl-PL'],
    voice_pitch_hz: 450,
    voice_intensity: 80,
  }),
  voiceRow({
    voice_name: 'Björn',
    position: 7,
    voice_gender: 'male',
    voice_language_codes: ['sv-SE'],
    voice_categories: ['narration', 'support'],
    licence: { name: 'Own', commercial: true },
  }),
  voiceRow({ voice_name: '100%_real', position: 8, voice_language_codes: ['es-419'] }),
  voiceRow({ voice_name: 'Silent', position: 0, measured_stamp: null, measured_at: null }),
  voiceRow({ voice_name: 'Hidden', position: 9, listed: false }),
]

onEachDatabase('searching voices', (database) => {
  let searchVoices: ReturnType<typeof createSearchVoices>
  beforeAll(async () => {
    await database().queries.insert(voices).values(CATALOGUE)
    searchVoices = createSearchVoices(database(), createCatalogue(database()))
  })
  const search = (query: VoiceQueryInput): Promise<VoiceSearchResult> =>
    searchVoices(v.parse(call.query, query), { kind: 'anonymous', key: null })
  const names = async (query: VoiceQueryInput) => (await search(query)).voices.map(({ voice_name }) => voice_name)
  const nearby = async (query: VoiceQueryInput) =>
    (await search({ ...query, nearby: 'true' })).nearby?.map(({ voice, missed }) => [voice.voice_name, missed])

  describe('search by name', () => {
    it.each([
      ['Emma', 'Emma', 'the exact name comes before longer ones'],
      ['emm', 'Emma', 'a prefix matches, ignoring case'],
      ['nuel', 'Emmanuel', 'a substring matches'],
      ['ann', 'Mary Ann', 'a later word matches'],
      ['zoe', 'Zoë', 'accents are ignored'],
      ['ZOÉ', 'Zoë', 'different accents are ignored'],
      ['lucja', 'Łucja', 'a stroke is ignored'],
      ['bjorn', 'Björn', 'an umlaut is ignored'],
      ['jhon', 'John', 'transposed letters are tolerated'],
      ['ema', 'Emma', 'a missing letter is tolerated'],
      ['emmanuell', 'Emmanuel', 'an extra letter is tolerated'],
      ['bj', 'Björn', 'two letters match the beginning of a name'],
      ['an', 'Mary Ann', 'two letters match the beginning of a word'],
    ])('%s finds %s first: %s', async (term, name) => {
      expect((await names({ search: term }))[0]).toBe(name)
    })

    it.each<[string, string[]]>([
      ['%', []],
      ['0%', []],
      ['00%', ['100%_real']],
      ['%_r', ['100%_real']],
      ['___', []],
      ['\\', []],
      ["'; DROP TABLE voices; --", []],
      ['é'.repeat(200), []],
      ['𝒳', []],
      ['\u200D', []],
    ])('treats %j as literal text and finds %j', async (term, expected) => {
      expect(await names({ search: term })).toEqual(expected)
      expect((await search({})).catalogue_total).toBe(9)
    })

    it('treats a blank term as no search', async () => {
      expect((await search({ search: '   ' })).total).toBe(9)
    })
  })

  describe('search by filters', () => {
    it.each<[VoiceQueryInput, string[]]>([
      [{ languageCode: 'en' }, ['Emma', 'Emmanuel', 'Zoë', 'John', 'Mary Ann', 'Silent']],
      [{ languageCode: 'EN-gb' }, ['Zoë', 'John']],
      [{ languageCode: 'de' }, ['Mary Ann']],
      [{ languageCode: 'e' }, []],
      [{ countryCode: 'gb' }, ['Zoë', 'John']],
      [{ countryCode: '419' }, []],
      [{ gender: 'male' }, ['Emmanuel', 'John', 'Björn']],
      [{ gender: 'all', service: 'espeak' }, ['Zoë']],
      [{ categories: 'support' }, ['Björn']],
      [{ categories: 'narration, support' }, ['Emmanuel', 'Björn']],
      [{ offers: 'commercial' }, ['Björn']],
      [{ offers: 'commercial,unmeasured' }, []],
      [{ offers: 'timed, cheap', languageCode: 'en-GB' }, ['John']],
      [{ offers: 'unmeasured,cheap' }, ['Silent']],
      [{ price: 'free', languageCode: 'en-GB' }, ['John']],
      [{ collectionId: 'anything' }, []],
      [{ pitchRange: '90-220' }, ['Emma', 'Emmanuel']],
      [{ pitchRange: '80-120' }, ['Emmanuel', 'John']],
      [{ pitchRange: '240-400' }, ['Zoë', 'Łucja']],
      [{ pitchRange: '80-120', gender: 'male', languageCode: 'en-US' }, ['Emmanuel']],
    ])('the filters %j match %j', async (query, expected) => {
      expect(await names(query)).toEqual(expected)
    })

    it('ignores a range at its limits, which keeps voices without the measurement', async () => {
      expect(await names({ pitchRange: '80-400' })).toContain('Mary Ann')
    })
  })

  describe('search by traits', () => {
    it.each<[string, string[]]>([
      ['low', ['John', 'Emmanuel']],
      ['high', ['Zoë', 'Łucja']],
      ['calm', []],
      ['clear', ['Emma']],
      ['low,unknown', ['John', 'Emmanuel']],
      ['low,high', []],
    ])('the traits %s match %j', async (traits, expected) => {
      expect((await names({ traits })).toSorted()).toEqual(expected.toSorted())
    })

    it('counts each trait under all others that are wanted', async () => {
      const { facets } = await search({ traits: 'low', facets: 'true' })
      expect(facets?.traits).toContainEqual({ value: 'low', count: 2 })
      expect(facets?.traits.map(({ value }) => value)).not.toContain('high')
    })

    it('names those that each voice of a listing has', async () => {
      const { voices: listed } = await search({})
      for (const name of TRAIT_NAMES) {
        const expected = listed.filter((voice) => voice.voice_traits.includes(name)).map((voice) => voice.voice_name)
        expect(await names({ traits: name }), name).toEqual(expected)
      }
    })
  })

  describe('search by free text', () => {
    it('turns what it says into filters and leaves the name', async () => {
      const { understood, voices: found } = await search({ q: 'british female zoe' })
      expect(found.map(({ voice_name }) => voice_name)).toEqual(['Zoë'])
      expect(understood?.search).toBe('zoe')
      expect(understood?.terms.map(({ filter, value }) => [filter, value])).toEqual([
        ['countryCode', 'GB'],
        ['gender', 'female'],
      ])
    })

    it('replaces a filter of the query and adds to its lists', async () => {
      const { voices: found } = await search({ q: 'polish high', languageCode: 'en', traits: 'loud' })
      expect(found).toEqual([])
      expect(await names({ q: 'polish high', languageCode: 'en' })).toEqual(['Łucja'])
    })

    it('says how many voices each term has alone', async () => {
      const { understood } = await search({ q: 'male english narration' })
      expect(understood?.terms.map(({ words, count }) => [words, count])).toEqual([
        ['male', 3],
        ['english', 6],
        ['narration', 2],
      ])
    })

    it('is absent from the answer without a text', async () => {
      expect((await search({ search: 'Emma' })).understood).toBeUndefined()
    })

    it('leaves the name of a voice a name', async () => {
      expect((await search({ q: 'Emma' })).understood).toEqual({ terms: [], search: 'Emma' })
    })
  })

  describe('nearby voices', () => {
    it('miss as little as possible, and less important filters first', async () => {
      expect((await nearby({ languageCode: 'sv', gender: 'male', traits: 'low' }))?.[0]).toEqual(['Björn', ['low']])
    })

    it('name every filter that they miss', async () => {
      const found = await nearby({ languageCode: 'pl', categories: 'support', gender: 'female' })
      expect(found?.[0]).toEqual(['Łucja', ['categories']])
    })

    it('have the most similar names where nothing else is asked', async () => {
      expect((await nearby({ search: 'Zxxxxxo' }))?.length).toBe(3)
      expect((await nearby({ search: 'Emxxxxxxa' }))?.[0]).toEqual(['Emma', ['search']])
    })

    it('are none without a filter, and absent from further pages', async () => {
      expect(await nearby({})).toEqual([])
      expect(await nearby({ traits: 'low', page: 2 })).toBeUndefined()
    })

    it('never match themselves', async () => {
      const query = { traits: 'low', languageCode: 'en' }
      const matching = await names(query)
      expect((await nearby(query))?.some(([name]) => matching.includes(String(name)))).toBe(false)
    })
  })

  describe('search order', () => {
    it('follows the catalogue, with unmeasured voices last', async () => {
      expect(await names({})).toEqual([
        'Emma',
        'Emmanuel',
        'Zoë',
        'John',
        'Mary Ann',
        'Łucja',
        'Björn',
        '100%_real',
        'Silent',
      ])
    })

    it('by name ignores accents', async () => {
      expect(await names({ sort: 'name' })).toEqual([
        '100%_real',
        'Björn',
        'Emma',
        'Emmanuel',
        'John',
        'Łucja',
        'Mary Ann',
        'Silent',
        'Zoë',
      ])
    })

    it.each<[VoiceQueryInput['sort'], string[]]>([
      ['pitch', ['John', 'Emmanuel', 'Emma']],
      ['-pitch', ['Łucja', 'Zoë', 'Emma']],
    ])('by %s puts voices without a value last', async (sort, first) => {
      const found = await names({ sort })
      expect(found.slice(0, 3)).toEqual(first)
      expect(found.slice(-4)).toEqual(expect.arrayContaining(['Mary Ann']))
    })

    it('paging returns every voice once', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ page, limit: 3, sort: 'pitch' })))
      expect(pages.map((page) => page.voices.length)).toEqual([3, 3, 3, 0])
      expect(pages.every((page) => page.total === 9)).toBe(true)
      expect(new Set(pages.flatMap((page) => page.voices.map((voice) => voice.voice_id))).size).toBe(9)
    })
  })

  /** Drawn ranges of speaking rate and intensity. */
  async function drawn() {
    const { wpmRange, intensityRange } = (await search({ facets: 'true' })).facets!.histograms
    return [wpmRange, intensityRange].map(({ low, high }) => [low, high])
  }

  describe('search facets', () => {
    it('count each field under all filters but its own', async () => {
      const { facets, total } = await search({ gender: 'male', languageCode: 'en', facets: 'true' })
      expect(total).toBe(2)
      expect(facets?.genders).toEqual([
        { value: 'female', count: 4 },
        { value: 'male', count: 2 },
      ])
      expect(facets?.languages).toEqual([
        { value: 'en', count: 2 },
        { value: 'sv', count: 1 },
      ])
      expect(facets?.countries).toEqual([
        { value: 'GB', count: 1 },
        { value: 'US', count: 1 },
      ])
      expect(facets?.categories).toEqual([{ value: 'narration', count: 1 }])
    })

    it('count what voices offer, each under the offers that are wanted', async () => {
      const { facets } = await search({ facets: 'true', languageCode: 'en', offers: 'measured,timed' })
      expect(facets?.offers).toEqual([
        { value: 'measured', count: 4 },
        { value: 'timed', count: 4 },
        { value: 'unmeasured', count: 1 },
      ])
    })

    it('count the opposite of a wanted offer, to which one can switch', async () => {
      const { facets } = await search({ facets: 'true', offers: 'measured' })
      expect(facets?.offers).toContainEqual({ value: 'unmeasured', count: 1 })
    })

    it('histograms span the 1st to the 99th percentile of the catalogue, in whole steps, and follow it', async () => {
      // One value has no range to draw.
      expect(await drawn()).toEqual([
        [100, 300],
        [0, 100],
      ])
      const rates = Array.from({ length: 200 }, (_, n) =>
        voiceRow({
          voice_name: `Rate ${n}`,
          position: 10 + n,
          voice_words_per_minute: n === 0 ? 101 : n === 199 ? 299 : 143 + n / 5,
          voice_intensity: 70.5 + n / 20,
        }),
      )
      await database().queries.insert(voices).values(rates)
      try {
        expect(await drawn()).toEqual([
          [140, 185],
          [70, 81],
        ])
      } finally {
        await database().queries.delete(voices).where(gte(voices.position, 10))
      }
    })

    it('histograms count every measured voice, with values beyond the range in the outer bars', async () => {
      const { facets } = await search({ facets: 'true', pitchRange: '200-260' })
      const { low, high, counts } = facets!.histograms.pitchRange
      expect([low, high, counts.length]).toEqual([80, 400, 24])
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5)
      expect(counts[0]).toBe(1)
      expect(counts.at(-1)).toBe(1)
    })

    it('are omitted unless requested', async () => {
      expect((await search({})).facets).toBeUndefined()
    })
  })
})
