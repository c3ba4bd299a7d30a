import {
  FILTER_RANGES,
  GENDERS,
  PRICE_TIERS,
  RANGE_NAMES,
  TRAIT_NAMES,
  VOICE_OFFERS,
  VOICE_SORTS,
  VoiceQuery,
  type RangeName,
} from '@voice-rankings/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DEFAULT_FILTERS,
  activeFilters,
  changeFilters,
  clearFilter,
  formatVoiceFilters,
  parseVoiceFilters,
  voiceMapQuery,
  voiceQuery,
  type VoiceFilterValues,
} from './filterValues.ts'

const parse = (search: string) => parseVoiceFilters(new URLSearchParams(search))

const range = (name: RangeName) => {
  const [low, high] = FILTER_RANGES[name]
  const steps = fc.integer({ min: 0, max: 20 }).map((step) => Number((low + ((high - low) * step) / 20).toFixed(4)))
  return fc.tuple(steps, steps).map(([a, b]): readonly [number, number] => (a < b ? [a, b] : [b, a]))
}

const filters: fc.Arbitrary<VoiceFilterValues> = fc.record({
  q: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  countryCode: fc.constantFrom('all', 'GB', 'US', 'BR'),
  languageCode: fc.constantFrom('all', 'en', 'en-GB', 'pt-BR', 'zh-Hant-TW'),
  gender: fc.constantFrom('all', ...GENDERS),
  service: fc.constantFrom('all', 'flite', 'espeak', 'gnuspeech'),
  model: fc.constantFrom('all', 'neural', 'eleven-multilingual-v2', 'en+f2'),
  price: fc.constantFrom('all', ...PRICE_TIERS),
  collectionId: fc.constantFrom('all', 'Zk3_x-9QwErTyUiO'),
  favorites: fc.boolean(),
  categories: fc.uniqueArray(fc.constantFrom('narration', 'education', 'support')),
  traits: fc.subarray([...TRAIT_NAMES]),
  offers: fc.subarray([...VOICE_OFFERS]),
  ranges: fc.record(
    Object.fromEntries(RANGE_NAMES.map((name) => [name, range(name)])) as Record<RangeName, ReturnType<typeof range>>,
  ),
  sort: fc.constantFrom(...VOICE_SORTS),
  page: fc.integer({ min: 1, max: 300 }),
})

describe('filters in the address', () => {
  test('round-trip in any state', () => {
    fc.assert(
      fc.property(filters, (state) => {
        expect(parse(formatVoiceFilters(state).toString())).toEqual(state)
      }),
    )
  })

  test('are parsed from any address to a valid state', () => {
    const keys = fc.constantFrom(
      'q',
      'search',
      'countryCode',
      'languageCode',
      'gender',
      'provider',
      'service',
      'model',
      'price',
      'collectionId',
      'favorites',
      'categories',
      'traits',
      'offers',
      'sort',
      'page',
      ...RANGE_NAMES,
      '__proto__',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.string())), (pairs) => {
        const state = parseVoiceFilters(new URLSearchParams(pairs))
        expect(parse(formatVoiceFilters(state).toString())).toEqual(state)
        expect(VoiceQuery['~standard'].validate(voiceQuery(state))).not.toHaveProperty('issues')
      }),
    )
  })

  test('default to English voices of all countries', () => {
    expect(parse('')).toEqual(DEFAULT_FILTERS)
    expect(DEFAULT_FILTERS).toMatchObject({ languageCode: 'en', countryCode: 'all' })
  })

  test.each([
    ['gender=robot', { gender: 'all' }],
    ['gender=Female', { gender: 'female' }],
    ['sort=loudest', { sort: 'relevance' }],
    ['page=-3', { page: 1 }],
    ['page=2.5', { page: 1 }],
    ['countryCode=gb', { countryCode: 'GB' }],
    ['countryCode=<script>', { countryCode: 'all' }],
    ['languageCode=%20', { languageCode: 'en' }],
    ['categories=a,,a,b%20c', { categories: ['a'] }],
    ['collectionId=../x', { collectionId: 'all' }],
    ['favorites=yes', { favorites: false }],
    ['offers=timed,cheap,commercial', { offers: ['commercial', 'timed'] }],
    ['provider=polly', { service: 'polly' }],
    ['service=polly', { service: 'polly' }],
    ['model=<script>', { model: 'all' }],
    ['price=low', { price: 'low' }],
    ['price=12', { price: 'all' }],
  ])('parse %s as %o', (address, expected) => {
    expect(parse(address)).toMatchObject(expected)
  })

  test.each([
    ['pitchRange=0-200', [80, 200]],
    ['pitchRange=200-100', [80, 400]],
    ['pitchRange=500-600', [80, 400]],
    ['pitchRange=high', [80, 400]],
  ])('%s narrows pitch to %o Hz', (address, expected) => {
    expect(parse(address).ranges.pitchRange).toEqual(expected)
  })

  test.each([
    ['', [1, 10]],
    ['energyRange=4-8', [4, 8]],
    ['energyRange=0-20', [1, 10]],
  ])('"%s" narrows energy to %o', (address, expected) => {
    expect(parse(address).ranges.energyRange).toEqual(expected)
  })

  test('omit default values', () => {
    expect(formatVoiceFilters(DEFAULT_FILTERS).toString()).toBe('')
  })
})

describe('changing filters', () => {
  test('resets the page to the first', () => {
    expect(changeFilters({ ...DEFAULT_FILTERS, page: 7 }, { gender: 'male' }).page).toBe(1)
    expect(changeFilters(DEFAULT_FILTERS, { page: 7 }).page).toBe(7)
  })

  test('of the provider drops the model of another', () => {
    const chosen = changeFilters({ ...DEFAULT_FILTERS, service: 'polly' }, { model: 'neural' })
    expect(chosen).toMatchObject({ service: 'polly', model: 'neural' })
    expect(changeFilters(chosen, { service: 'azure' }).model).toBe('all')
    expect(clearFilter(chosen, 'service').model).toBe('all')
  })

  test('sends provider, model and price, also for the map', () => {
    const chosen = { ...DEFAULT_FILTERS, service: 'polly', model: 'neural', price: 'low' } as const
    for (const query of [voiceQuery(chosen), voiceMapQuery(chosen)])
      expect(query).toMatchObject({ service: 'polly', model: 'neural', price: 'low' })
    expect(formatVoiceFilters(chosen).toString()).toBe('provider=polly&model=neural&price=low')
  })

  test('keeps the sort order, which is sent only if chosen', () => {
    const sorted = changeFilters(DEFAULT_FILTERS, { sort: '-pitch' })
    expect(voiceQuery(changeFilters(sorted, { search: 'ann' }))).toMatchObject({ sort: '-pitch', search: 'ann' })
    expect(voiceQuery(DEFAULT_FILTERS)).not.toHaveProperty('sort')
  })

  test('sends a collection and the favourites, also for the map', () => {
    const own = { ...DEFAULT_FILTERS, collectionId: 'trailers', favorites: true }
    for (const query of [voiceQuery(own), voiceMapQuery(own)])
      expect(query).toMatchObject({ collectionId: 'trailers', favorites: 'true' })
    expect(voiceMapQuery({ ...own, sort: '-pitch', page: 3 })).toEqual(voiceMapQuery(own))
  })

  test('clearing each active filter restores the defaults', () => {
    fc.assert(
      fc.property(
        filters.map((all) => ({ ...all, q: '' })),
        (state) => {
          const cleared = activeFilters(state).reduce(clearFilter, state)
          expect(activeFilters(cleared)).toEqual([])
          expect({ ...cleared, sort: 'relevance', page: 1 }).toEqual(DEFAULT_FILTERS)
        },
      ),
    )
  })

  test('omits a range at its full width, which includes voices without the measurement', () => {
    expect(voiceQuery(DEFAULT_FILTERS)).not.toHaveProperty('pitchRange')
  })
})
