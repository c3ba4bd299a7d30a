import {
  ATTRIBUTES,
  attributeRecord,
  FILTER_RANGES,
  parseRange,
  RANGE_NAMES,
  type RangeName,
  type VoiceMapQuery,
} from '@voice-rankings/contract'
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { voices } from '../../kernel/database/schema.ts'

/** A filterable field of the catalogue; each has its own facet. */
export type FilterName = 'languages' | 'countries' | 'services' | 'genders' | 'categories' | RangeName

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
  const wanted = (categories ?? '').split(',').flatMap((name) => name.trim() || [])
  if (wanted.length > 0) filters.set('categories', sql`${voices.voice_categories} && ${sql.param(wanted)}::text[]`)
  for (const name of RANGE_NAMES) {
    const condition = rangeFilter(name, query[name])
    if (condition) filters.set(name, condition)
  }
  return filters
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
