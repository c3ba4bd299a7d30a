import {
  ATTRIBUTES,
  attributeRecord,
  FILTER_RANGES,
  parseRange,
  modelName,
  dollarsPerMillion,
  PRICE_LIMITS,
  type PriceTier,
  RANGE_NAMES,
  type RangeName,
  TRAIT_NAMES,
  type TraitName,
  VOICE_OFFERS,
  type VoiceMapQuery,
  type VoiceOffer,
} from '@voice-rankings/contract'
import type { CatalogueVoice } from '../voices/createCatalogue.ts'

/** A filterable field of the catalogue, a trait or an offer; each has its own facet. */
export type FilterName =
  | 'languages'
  | 'countries'
  | 'services'
  | 'models'
  | 'prices'
  | 'genders'
  | 'categories'
  | RangeName
  | TraitName
  | VoiceOffer

/** True for a voice that meets a filter. */
export type Condition = (voice: CatalogueVoice) => boolean

/** Search parameters of the filters that are named otherwise. */
export const PARAMETERS: Readonly<Partial<Record<FilterName, string>>> = {
  languages: 'languageCode',
  countries: 'countryCode',
  services: 'service',
  models: 'model',
  prices: 'price',
  genders: 'gender',
}

/** Field of each range filter. */
export const RANGE_FIELDS = attributeRecord('filter', (name) => ATTRIBUTES[name].field)

/** Conditions of a query by field; fields without a filter are absent. */
export function voiceFilters(query: VoiceMapQuery): Map<FilterName, Condition> {
  const filters = new Map<FilterName, Condition>()
  const { gender } = query
  const language = wantedOf(query.languageCode)?.toLowerCase()
  if (language) filters.set('languages', ({ language_keys: keys }) => keys.includes(language))
  const country = wantedOf(query.countryCode)?.toUpperCase()
  if (country) filters.set('countries', ({ country_codes: codes }) => codes.includes(country))
  const service = wantedOf(query.service)
  if (service) filters.set('services', (voice) => voice.voice_service === service)
  const model = wantedOf(query.model)
  if (model) filters.set('models', (voice) => modelName(voice.voice_speaker_id) === model)
  const { price = 'all' } = query
  if (price !== 'all') filters.set('prices', (voice) => priceTiersOf(voice).includes(price))
  if (gender === 'female' || gender === 'male') filters.set('genders', (voice) => voice.voice_gender === gender)
  const categories = listOf(query.categories)
  if (categories.length > 0) {
    filters.set('categories', (voice) => voice.voice_categories.some((category) => categories.includes(category)))
  }
  for (const name of RANGE_NAMES) {
    const condition = rangeFilter(name, query[name])
    if (condition) filters.set(name, condition)
  }
  const traits = listOf(query.traits)
  for (const name of TRAIT_NAMES)
    if (traits.includes(name)) filters.set(name, (voice) => voice.voice_traits.includes(name))
  const offers = listOf(query.offers)
  for (const name of VOICE_OFFERS) if (offers.includes(name)) filters.set(name, OFFER_CONDITIONS[name])
  return filters
}

/** Price tiers that include a voice. */
export function priceTiersOf({ price }: Pick<CatalogueVoice, 'price'>): PriceTier[] {
  if (price === null) return ['free', 'low', 'medium']
  const dollars = dollarsPerMillion(price)
  if (dollars === null) return ['other']
  if (dollars <= PRICE_LIMITS.low) return ['low', 'medium']
  return dollars <= PRICE_LIMITS.medium ? ['medium'] : ['high']
}

/** Condition of each offer. */
export const OFFER_CONDITIONS: Readonly<Record<VoiceOffer, Condition>> = {
  commercial: ({ licence }) => licence?.commercial === true,
  timed: ({ timing_source: source }) => source === 'native' || source === 'marks',
  measured: ({ measured_stamp: stamp }) => stamp !== null,
  unmeasured: ({ measured_stamp: stamp }) => stamp === null,
}

const listOf = (text = '') => text.split(',').flatMap((name) => name.trim() || [])

/** Value of a parameter that narrows the search. */
const wantedOf = (value: string | undefined) => (value === 'all' ? undefined : value)

/** A bound at the limit of its range is open, so that values beyond it match too; undefined if both are. */
function rangeFilter(name: RangeName, text: string | undefined): Condition | undefined {
  const [low, high] = (text !== undefined && parseRange(text)) || FILTER_RANGES[name]
  const [lowest, highest] = FILTER_RANGES[name]
  if (low <= lowest && high >= highest) return undefined
  const [from, to] = [low > lowest ? low : -Infinity, high < highest ? high : Infinity]
  return (voice) => {
    const value = voice[RANGE_FIELDS[name]]
    return value !== null && value >= from && value <= to
  }
}
