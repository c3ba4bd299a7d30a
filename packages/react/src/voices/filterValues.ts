import {
  FILTER_DEFAULTS,
  FILTER_RANGES,
  GENDERS,
  OPPOSITE_OFFERS,
  PRICE_TIERS,
  RANGE_NAMES,
  SEARCH_TERM_LIMIT,
  TRAIT_NAMES,
  TRAITS,
  VOICE_OFFERS,
  VOICE_SORTS,
  formatRange,
  parseRange,
  type KnownGender,
  type PriceTier,
  type RangeName,
  type TraitName,
  type Understood,
  type VoiceMapQueryInput,
  type VoiceOffer,
  type VoiceQueryInput,
  type VoiceSort,
} from '@voice-rankings/contract'

/** Complete filter state of the catalogue; `all` means no filter. */
export interface VoiceFilterValues {
  /** Free text, which the search turns into the other filters; blank for none. */
  q: string
  /** Part of a name; blank for all names. */
  search: string
  /** ISO 3166 country, or `all`. */
  countryCode: string
  /** Language or locale, or `all`. */
  languageCode: string
  gender: KnownGender | 'all'
  /** Provider id, or `all`. */
  service: string
  /** Model of the provider, or `all`. */
  model: string
  /** Price, which includes cheaper voices, or `all`. */
  price: PriceTier | 'all'
  /** One of the visitor's own collections, or `all`. */
  collectionId: string
  /** True to show only the visitor's favourites. */
  favorites: boolean
  /** Use cases, of which one must match; empty for all. */
  categories: readonly string[]
  /** Traits, all of which must match; empty for all. */
  traits: readonly TraitName[]
  /** Offers, all of which must match; empty for all. */
  offers: readonly VoiceOffer[]
  ranges: Readonly<Record<RangeName, readonly [number, number]>>
  /** `relevance` sorts by best match of a name, or in the catalogue's own order without one. */
  sort: VoiceSort
  /** From 1. */
  page: number
}

/** Filter that differs from its default. */
export type ActiveFilter =
  | Exclude<keyof VoiceFilterValues, 'q' | 'traits' | 'offers' | 'ranges' | 'sort' | 'page'>
  | TraitName
  | VoiceOffer
  | RangeName

/** Default filters of the catalogue. */
export const DEFAULT_FILTERS: VoiceFilterValues = {
  q: '',
  search: '',
  ...FILTER_DEFAULTS,
  gender: 'all',
  service: 'all',
  model: 'all',
  price: 'all',
  collectionId: 'all',
  favorites: false,
  categories: [],
  traits: [],
  offers: [],
  ranges: FILTER_RANGES,
  sort: 'relevance',
  page: 1,
}

const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i
const COUNTRY = /^[a-z]{2}$/i
const WORD = /^[a-z0-9_-]{1,40}$/i
const MODEL = /^[a-z0-9+._-]{1,80}$/i
const LAST_PAGE = 100_000

/**
 * Parses filters from an address; missing or invalid values become their defaults. The provider is `provider`, or `service`
 * as in the API. Never throws.
 *
 * @example
 * const filters = parseVoiceFilters(new URLSearchParams(location.search))
 */
export function parseVoiceFilters(params: URLSearchParams): VoiceFilterValues {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, SEARCH_TERM_LIMIT).trim()
  const gender = params.get('gender')?.toLowerCase()
  const sort = params.get('sort')
  const price = params.get('price')
  const page = Number(params.get('page'))
  const listed = (name: string) => new Set((params.get(name) ?? '').split(','))
  const [traits, offers] = [listed('traits'), listed('offers')]
  return {
    q: text('q'),
    search: text('search'),
    countryCode: code(params.get('countryCode'), COUNTRY, DEFAULT_FILTERS.countryCode).replace(COUNTRY, upper),
    languageCode: code(params.get('languageCode'), LANGUAGE, DEFAULT_FILTERS.languageCode),
    gender: GENDERS.find((one) => one === gender) ?? 'all',
    service: code(params.get('provider') ?? params.get('service'), WORD, DEFAULT_FILTERS.service),
    model: code(params.get('model'), MODEL, DEFAULT_FILTERS.model),
    price: PRICE_TIERS.find((one) => one === price) ?? 'all',
    collectionId: code(params.get('collectionId'), WORD, DEFAULT_FILTERS.collectionId),
    favorites: params.get('favorites') === 'true',
    categories: [...new Set((params.get('categories') ?? '').split(',').filter((one) => WORD.test(one)))],
    traits: TRAIT_NAMES.filter((name) => traits.has(name)),
    offers: VOICE_OFFERS.filter((name) => offers.has(name)),
    ranges: parseRanges(params),
    sort: VOICE_SORTS.find((one) => one === sort) ?? DEFAULT_FILTERS.sort,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/**
 * Formats filters for `parseVoiceFilters`, without default values.
 *
 * @example
 * const href = `/voices?${formatVoiceFilters(filters)}`
 */
export function formatVoiceFilters(filters: VoiceFilterValues): URLSearchParams {
  const params = new URLSearchParams()
  const keep = (name: string, value: string, unwanted: string) => {
    if (value !== unwanted) params.set(name, value)
  }
  keep('q', filters.q, '')
  keep('search', filters.search, '')
  keep('gender', filters.gender, DEFAULT_FILTERS.gender)
  keep('languageCode', filters.languageCode, DEFAULT_FILTERS.languageCode)
  keep('countryCode', filters.countryCode, DEFAULT_FILTERS.countryCode)
  keep('provider', filters.service, DEFAULT_FILTERS.service)
  keep('model', filters.model, DEFAULT_FILTERS.model)
  keep('price', filters.price, DEFAULT_FILTERS.price)
  keep('collectionId', filters.collectionId, DEFAULT_FILTERS.collectionId)
  keep('favorites', String(filters.favorites), 'false')
  keep('categories', filters.categories.join(','), '')
  keep('traits', filters.traits.join(','), '')
  keep('offers', filters.offers.join(','), '')
  for (const name of RANGE_NAMES) {
    if (isNarrowed(filters, name)) params.set(name, formatRange(filters.ranges[name]))
  }
  keep('sort', filters.sort, DEFAULT_FILTERS.sort)
  keep('page', String(filters.page), '1')
  return params
}

/**
 * Search query for these filters.
 *
 * @example
 * const query = voiceQuery({ ...filters, gender: 'female' })
 */
export function voiceQuery(filters: VoiceFilterValues): VoiceQueryInput {
  const query: VoiceQueryInput = { ...voiceMapQuery(filters), page: filters.page, facets: 'true', nearby: 'true' }
  if (filters.q !== '') query.q = filters.q
  // Without `sort` the server puts the best match first, or uses its own order without a name.
  if (filters.sort !== 'relevance') query.sort = filters.sort
  return query
}

/**
 * Map query for these filters, without free text, sort order and pages.
 *
 * @example
 * <VoiceMap query={voiceMapQuery(filters)} />
 */
export function voiceMapQuery(filters: VoiceFilterValues): VoiceMapQueryInput {
  const { search, countryCode, languageCode, gender, service, model, price } = filters
  const { collectionId, favorites, categories, traits, offers } = filters
  const query: VoiceMapQueryInput = { countryCode, languageCode }
  if (search !== '') query.search = search
  if (gender !== 'all') query.gender = gender
  if (service !== 'all') query.service = service
  if (model !== 'all') query.model = model
  if (price !== 'all') query.price = price
  if (collectionId !== 'all') query.collectionId = collectionId
  if (favorites) query.favorites = 'true'
  if (categories.length > 0) query.categories = categories.join(',')
  if (traits.length > 0) query.traits = traits.join(',')
  if (offers.length > 0) query.offers = offers.join(',')
  for (const name of RANGE_NAMES) {
    if (isNarrowed(filters, name)) query[name] = formatRange(filters.ranges[name])
  }
  return query
}

/** Filters after a change, reset to the first page of the new list. Another provider has other models. */
export function changeFilters(filters: VoiceFilterValues, change: Partial<VoiceFilterValues>): VoiceFilterValues {
  const reset = { page: 1, ...(change.service !== undefined && { model: DEFAULT_FILTERS.model }) }
  return { ...filters, ...reset, ...change }
}

const SIMPLE_FILTERS = [
  'search',
  'gender',
  'languageCode',
  'countryCode',
  'service',
  'model',
  'price',
  'collectionId',
  'favorites',
] as const

/** Filters that differ from their defaults, in panel order. */
export function activeFilters(filters: VoiceFilterValues): ActiveFilter[] {
  return [
    ...SIMPLE_FILTERS.filter((name) => filters[name] !== DEFAULT_FILTERS[name]),
    ...(filters.categories.length > 0 ? (['categories'] as const) : []),
    ...filters.traits,
    ...filters.offers,
    ...RANGE_NAMES.filter((name) => isNarrowed(filters, name)),
  ]
}

/** Filters with one of them reset to its default. */
export function clearFilter(filters: VoiceFilterValues, name: ActiveFilter): VoiceFilterValues {
  if (isTrait(name)) return toggleTrait(filters, name)
  if (isOffer(name)) return toggleOffer(filters, name)
  if (!isRange(name)) return changeFilters(filters, { [name]: DEFAULT_FILTERS[name] })
  return changeFilters(filters, { ranges: { ...filters.ranges, [name]: FILTER_RANGES[name] } })
}

/** Filters with a trait added or removed; an added one replaces its opposite. */
export function toggleTrait(filters: VoiceFilterValues, name: TraitName): VoiceFilterValues {
  const { attribute } = TRAITS[name]
  const traits = toggled(TRAIT_NAMES, filters.traits, name, (one) => TRAITS[one].attribute === attribute)
  return changeFilters(filters, { traits })
}

/** Filters with an offer added or removed; an added one replaces its opposite. */
export function toggleOffer(filters: VoiceFilterValues, name: VoiceOffer): VoiceFilterValues {
  const offers = toggled(VOICE_OFFERS, filters.offers, name, (one) => one === OPPOSITE_OFFERS[name])
  return changeFilters(filters, { offers })
}

/** The chosen values with one added or removed, in the order of `all`; an added one replaces its opposites. */
function toggled<Value>(
  all: readonly Value[],
  chosen: readonly Value[],
  value: Value,
  isOpposite: (one: Value) => boolean,
): Value[] {
  const isAdded = !chosen.includes(value)
  return all.filter((one) => (one === value ? isAdded : chosen.includes(one) && !(isAdded && isOpposite(one))))
}

/**
 * Filters with what a search understood in place of the free text: values replace those of the filters, traits and use
 * cases are added, and the words left become the name.
 *
 * @example
 * const { understood } = await client.voices.search({ q: 'calm German' })
 * const filters = understood && understoodFilters(DEFAULT_FILTERS, understood) // { traits: ['calm'], languageCode: 'de', … }
 */
export function understoodFilters(filters: VoiceFilterValues, { terms, search }: Understood): VoiceFilterValues {
  const valuesOf = (wanted: string) => terms.filter(({ filter }) => filter === wanted).map(({ value }) => value)
  const traits = new Set<string>([...filters.traits, ...valuesOf('traits')])
  const offers = new Set<string>([...filters.offers, ...valuesOf('offers')])
  const service = valuesOf('service').at(-1)
  const genders = GENDERS.filter((gender) => valuesOf('gender').includes(gender))
  return {
    ...filters,
    q: '',
    search: search === '' ? filters.search : search,
    languageCode: valuesOf('languageCode').at(-1) ?? filters.languageCode,
    countryCode: valuesOf('countryCode').at(-1) ?? filters.countryCode,
    service: service ?? filters.service,
    model: service === undefined ? filters.model : 'all',
    price: PRICE_TIERS.find((tier) => valuesOf('price').includes(tier)) ?? filters.price,
    // Both genders are no filter.
    gender: genders.length === 1 ? (genders[0] ?? 'all') : filters.gender,
    categories: [...new Set([...filters.categories, ...valuesOf('categories')])],
    traits: TRAIT_NAMES.filter((name) => traits.has(name)),
    offers: VOICE_OFFERS.filter((name) => offers.has(name)),
  }
}

/** True if a filter is one of the traits. */
export function isTrait(name: ActiveFilter): name is TraitName {
  return name in TRAITS
}

/** True if a filter is one of the offers. */
export function isOffer(name: string): name is VoiceOffer {
  return VOICE_OFFERS.some((one) => one === name)
}

/** True if a filter is one of the measured ranges. */
export function isRange(name: ActiveFilter): name is RangeName {
  return name in FILTER_RANGES
}

function isNarrowed(filters: VoiceFilterValues, name: RangeName): boolean {
  const [low, high] = filters.ranges[name]
  return low > FILTER_RANGES[name][0] || high < FILTER_RANGES[name][1]
}

function code(value: string | null, pattern: RegExp, fallback: string): string {
  return value !== null && (value === 'all' || pattern.test(value)) ? value : fallback
}

function upper(text: string): string {
  return text.toUpperCase()
}

function parseRanges(params: URLSearchParams): VoiceFilterValues['ranges'] {
  const ranges: Record<RangeName, readonly [number, number]> = { ...FILTER_RANGES }
  for (const name of RANGE_NAMES) {
    const [low, high] = FILTER_RANGES[name]
    const range = parseRange(params.get(name) ?? '')
    // A range outside the scale would not be visible on the slider.
    if (range === null || range[0] > high || range[1] < low) continue
    ranges[name] = [Math.max(low, range[0]), Math.min(high, range[1])]
  }
  return ranges
}
