import {
  ATTRIBUTES,
  attributeRecord,
  FILTER_RANGES,
  parseRange,
  GENDERS,
  RANGE_NAMES,
  type RangeName,
  TRAIT_NAMES,
  type TraitName,
  traitRange,
  TRAITS,
  VOICE_OFFERS,
  type VoiceMapQuery,
  type VoiceOffer,
} from '@voice-rankings/contract'
import { and, eq, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { voices } from '../../kernel/database/schema.ts'

/** A filterable field of the catalogue, a trait or an offer; each has its own facet. */
export type FilterName =
  | 'languages'
  | 'countries'
  | 'services'
  | 'genders'
  | 'categories'
  | RangeName
  | TraitName
  | VoiceOffer

/** Search parameters of the filters that are named otherwise. */
export const PARAMETERS: Readonly<Partial<Record<FilterName, string>>> = {
  languages: 'languageCode',
  countries: 'countryCode',
  services: 'service',
  genders: 'gender',
}

/** Column of each range filter. */
export const RANGE_COLUMNS = attributeRecord('filter', (name) => voices[ATTRIBUTES[name].field])

/** Conditions of a query by field; fields without a filter are absent. */
export function voiceFilters(query: VoiceMapQuery): Map<FilterName, SQL> {
  const filters = new Map<FilterName, SQL>()
  const { languageCode, countryCode, service, gender, categories } = query
  if (isNarrow(languageCode))
    filters.set('languages', sql`${voices.language_keys} @> ${one(languageCode.toLowerCase())}`)
  if (isNarrow(countryCode)) filters.set('countries', sql`${voices.country_codes} @> ${one(countryCode.toUpperCase())}`)
  if (isNarrow(service)) filters.set('services', eq(voices.voice_service, service))
  if (gender === 'female' || gender === 'male') filters.set('genders', eq(voices.voice_gender, gender))
  const wanted = listOf(categories)
  if (wanted.length > 0) filters.set('categories', sql`${voices.voice_categories} && ${sql.param(wanted)}::text[]`)
  for (const name of RANGE_NAMES) {
    const condition = rangeFilter(name, query[name])
    if (condition) filters.set(name, condition)
  }
  const traits = listOf(query.traits)
  for (const name of TRAIT_NAMES) if (traits.includes(name)) filters.set(name, TRAIT_CONDITIONS[name])
  const offers = listOf(query.offers)
  for (const name of VOICE_OFFERS) if (offers.includes(name)) filters.set(name, OFFER_CONDITIONS[name])
  return filters
}

/** Condition of each offer. */
export const OFFER_CONDITIONS: Readonly<Record<VoiceOffer, SQL>> = {
  free: sql`${voices.price} IS NULL`,
  commercial: sql`coalesce((${voices.licence} ->> 'commercial')::boolean, false)`,
  timed: sql`${voices.timing_source} IN ('native', 'marks')`,
  measured: sql`${voices.measured_stamp} IS NOT NULL`,
  unmeasured: sql`${voices.measured_stamp} IS NULL`,
}

const listOf = (text = '') => text.split(',').flatMap((name) => name.trim() || [])

/** Condition of each trait. */
export const TRAIT_CONDITIONS = Object.fromEntries(TRAIT_NAMES.map((name) => [name, hasTrait(name)])) as Readonly<
  Record<TraitName, SQL>
>

/** True for voices with a trait, as `traitsOf` names them; false where it was not measured. */
function hasTrait(name: TraitName): SQL {
  const { attribute } = TRAITS[name]
  const column = voices[ATTRIBUTES[attribute].field]
  const ranges = GENDERS.map((gender) => {
    const [from, below] = traitRange(name, gender)
    const bounds = [Number.isFinite(from) && gte(column, from), Number.isFinite(below) && lt(column, below)]
    return and(eq(voices.voice_gender, gender), ...bounds.filter((bound) => bound !== false))
  })
  const isVoiced = attribute === 'vocalFry' ? sql`${voices.voice_pitch_hz} IS NOT NULL` : undefined
  return sql`coalesce(${and(or(...ranges), isVoiced)}, false)`
}

const isNarrow = (value: string | undefined): value is string => value !== undefined && value !== '' && value !== 'all'

const one = (value: string) => sql`${sql.param([value])}::text[]`

/** A bound at the limit of its range is open, so that values beyond it match too. */
function rangeFilter(name: RangeName, text: string | undefined): SQL | undefined {
  const [low, high] = (text !== undefined && parseRange(text)) || FILTER_RANGES[name]
  const [lowest, highest] = FILTER_RANGES[name]
  const column = RANGE_COLUMNS[name]
  return and(low > lowest ? gte(column, low) : undefined, high < highest ? lte(column, high) : undefined)
}
