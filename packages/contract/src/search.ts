import * as v from 'valibot'
import { ATTRIBUTE_NAMES, attributeRecord } from './attributeRecords.ts'
import { ATTRIBUTES, type AttributeSort } from './attributes.ts'
import { endpoint } from './endpoint.ts'
import { PAGE_SIZE, SEARCH_TERM_LIMIT } from './limits.ts'
import { object } from './object.ts'
import { PRICE_TIERS } from './prices.ts'
import { GENDERS } from './gender.ts'
import { ProviderCount, ProviderSummary } from './providers.ts'
import { anyCase, VoiceListing } from './voices.ts'

/** Default filters of the catalogue: all countries, English. */
export const FILTER_DEFAULTS = { countryCode: 'all', languageCode: 'en' } as const

/**
 * Sort orders; `-` reverses. `relevance` ranks by the match of the name and requires a search term; `-rating` sorts the
 * best rated first and unranked voices last.
 */
export const VOICE_SORTS = /* @__PURE__ */ sorts()
/** A sort order of voices; a leading minus sign reverses it. */
export type VoiceSort = 'relevance' | 'name' | '-name' | AttributeSort | `-${AttributeSort}` | '-rating'

/* @__NO_SIDE_EFFECTS__ */
function sorts(): readonly VoiceSort[] {
  const measured = ATTRIBUTE_NAMES.flatMap((name): VoiceSort[] => {
    const { sort } = ATTRIBUTES[name]
    return [sort, `-${sort}`]
  })
  return ['relevance', 'name', '-name', ...measured, '-rating']
}

const RANGE_PATTERN = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/

/**
 * Parses `120-200` to `[120, 200]`; null for an invalid or reversed range.
 *
 * @example
 * parseRange('120-200') // [120, 200]
 * parseRange('200-120') // null
 */
export function parseRange(text: string): [number, number] | null {
  const [, low, high] = RANGE_PATTERN.exec(text) ?? []
  // Both are NaN without a match, and no comparison with NaN is true.
  const range: [number, number] = [Number(low), Number(high)]
  return range[0] <= range[1] ? range : null
}

/**
 * Formats a range for `parseRange`.
 *
 * @example
 * formatRange([120, 200]) // '120-200'
 */
export function formatRange(range: readonly [number, number]): string {
  return `${range[0]}-${range[1]}`
}

const Range = v.pipe(
  v.string(),
  v.check((text) => parseRange(text) !== null, 'Write a range as low-high, for example 120-200.'),
)

/** Integer query parameter with bounds. */
const whole = (low: number, high: number, fallback: number) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform<string | number, number>(Number),
      v.integer(),
      v.minValue(low),
      v.maxValue(high),
    ),
    fallback,
  )

/**
 * Search parameters, combined with AND. Without `languageCode` every language matches. A voice without a measurement
 * matches unless its range is narrowed.
 */
export const VoiceQuery = object({
  /**
   * Free text, such as `calm low german female`: what it says of language, country, gender, provider, use, traits,
   * price and offers becomes filters, in place of those parameters, and the words that are left match names.
   */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_TERM_LIMIT))),
  /** Name; accents, case and small typing errors are ignored. A blank term matches every name. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_TERM_LIMIT)), ''),
  /** ISO 3166 country of one of the voice's languages, or `all`. */
  countryCode: v.optional(v.string(), 'all'),
  /** A language (`en`) or a locale (`en-GB`) the voice speaks, or `all`. */
  languageCode: v.optional(v.string(), 'all'),
  gender: v.optional(anyCase(['', 'all', ...GENDERS])),
  service: v.optional(v.string()),
  /** Model of the provider, the part of `voice_speaker_id` before the double dash. */
  model: v.optional(v.string()),
  /** A price, which includes cheaper voices. */
  price: v.optional(v.picklist(['all', ...PRICE_TIERS])),
  /** One of the caller's own collections; any other matches no voice. */
  collectionId: v.optional(v.string()),
  /** `true` filters by the caller's favorites; a visitor has none. */
  favorites: v.optional(v.picklist(['true', 'false'])),
  /** Comma-separated use cases, combined with OR. */
  categories: v.optional(v.string()),
  /** Comma-separated traits, combined with AND; unknown ones are ignored. */
  traits: v.optional(v.string()),
  /** Comma-separated {@link VOICE_OFFERS}, combined with AND; unknown ones are ignored. */
  offers: v.optional(v.string()),
  ...attributeRecord('filter', () => v.optional(Range)),
  sort: v.optional(v.picklist(VOICE_SORTS)),
  page: whole(1, 100_000, 1),
  limit: whole(1, PAGE_SIZE.max, PAGE_SIZE.default),
  /** `true` adds facet counts and histograms to the answer. */
  facets: v.optional(v.picklist(['true', 'false'])),
  /** `true` adds the nearest other voices to an answer with few matches. */
  nearby: v.optional(v.picklist(['true', 'false'])),
})
export type VoiceQuery = v.InferOutput<typeof VoiceQuery>
/** Search parameters as passed by a caller, with optional defaults. */
export type VoiceQueryInput = v.InferInput<typeof VoiceQuery>

/** Number of voices with one value of a field, under all filters except that field's own. */
export const FacetCount = object({ value: v.string(), count: v.number() })
export type FacetCount = v.InferOutput<typeof FacetCount>

/**
 * Number of voices per equal step between `low` and `high`, under all filters except this range's own. The ends are the
 * 1st and 99th percentile of the catalogue, within the range of the filter; voices beyond are counted in the outer steps.
 */
export const Histogram = object({ low: v.number(), high: v.number(), counts: v.array(v.number()) })
export type Histogram = v.InferOutput<typeof Histogram>

/** Counts of each filter's values, under all other filters. */
export const VoiceFacets = object({
  languages: v.array(FacetCount),
  countries: v.array(FacetCount),
  services: v.array(ProviderCount),
  /** Empty unless `service` is chosen. */
  models: v.array(FacetCount),
  /** A voice counts for each {@link PRICE_TIERS} that includes it. */
  prices: v.array(FacetCount),
  genders: v.array(FacetCount),
  categories: v.array(FacetCount),
  traits: v.array(FacetCount),
  offers: v.array(FacetCount),
  histograms: object(attributeRecord('filter', () => Histogram)),
})
export type VoiceFacets = v.InferOutput<typeof VoiceFacets>

/** Filters that words of a free text can set. */
export const UNDERSTOOD_FILTERS = [
  'languageCode',
  'countryCode',
  'gender',
  'service',
  'price',
  'categories',
  'traits',
  'offers',
] as const
export type UnderstoodFilter = (typeof UNDERSTOOD_FILTERS)[number]

/** How a free text was understood. */
export const Understood = object({
  /** Filters in the order of their words. */
  terms: v.array(
    object({
      /** Words as written. */
      words: v.string(),
      filter: v.picklist(UNDERSTOOD_FILTERS),
      /** One value of that filter. */
      value: v.string(),
      /** Number of voices with this filter alone. */
      count: v.number(),
    }),
  ),
  /** Words left, which match names; blank for none. */
  search: v.string(),
})
export type Understood = v.InferOutput<typeof Understood>

/** A voice that nearly matches. */
export const NearbyVoice = object({
  voice: VoiceListing,
  /** Filters it does not meet: names of parameters, and of traits and offers instead of `traits` and `offers`. */
  missed: v.array(v.string()),
})
export type NearbyVoice = v.InferOutput<typeof NearbyVoice>

/** One page of the matching voices. */
export const VoiceSearchResult = object({
  voices: v.array(VoiceListing),
  /** Number of matching voices on all pages. */
  total: v.number(),
  /** Number of voices in the catalogue. */
  catalogue_total: v.number(),
  page: v.number(),
  limit: v.number(),
  facets: v.optional(VoiceFacets),
  /** Present with the facets, if `service` names a provider that has voices. */
  provider: v.optional(ProviderSummary),
  /** Present if the query has a free text. */
  understood: v.optional(Understood),
  /** Present on request, on the first page of fewer than `FEW_MATCHES` matches: those that fail the fewest filters. */
  nearby: v.optional(v.array(NearbyVoice)),
})
export type VoiceSearchResult = v.InferOutput<typeof VoiceSearchResult>

export const searchVoices = endpoint({
  method: 'GET',
  path: '/api/v1/voice/search',
  query: VoiceQuery,
  response: VoiceSearchResult,
  errors: ['too_many_requests'],
})
