import {
  FILTER_RANGES,
  type Histogram,
  RANGE_NAMES,
  type RangeName,
  TRAIT_NAMES,
  type TraitName,
  VOICE_OFFERS,
  type VoiceFacets,
  type VoiceOffer,
} from '@voice-rankings/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import { type FilterName, OFFER_CONDITIONS, RANGE_COLUMNS, TRAIT_CONDITIONS } from './voiceFilters.ts'

/** Bars of each histogram, in equal steps over the range. */
const HISTOGRAM_BARS = 24

interface CountRow {
  facet: string
  value: string
  count: number
}

/** SQL of the values of the facets that count by value. */
const VALUE_FACETS = {
  languages: sql`unnest(language_keys)`,
  countries: sql`unnest(country_codes)`,
  services: sql`voice_service`,
  genders: sql`voice_gender`,
  categories: sql`unnest(voice_categories)`,
} as const satisfies Partial<Record<FilterName, SQL>>
type ValueFacet = keyof typeof VALUE_FACETS | 'traits' | 'offers'
const COUNTED = Object.keys(VALUE_FACETS) as (keyof typeof VALUE_FACETS)[]
const VALUE_FACET_NAMES: readonly ValueFacet[] = [...COUNTED, 'traits', 'offers']

/**
 * Counts voices by every facet in one scan. Each facet ignores its own filter: a voice gets a bit for each filter it
 * fails, and is counted in a facet where it fails no other filter.
 */
export async function voiceFacets(
  database: Database,
  within: SQL,
  filters: ReadonlyMap<FilterName, SQL>,
): Promise<VoiceFacets> {
  const names = [...filters.keys()]
  const bit = (name: FilterName) => (filters.has(name) ? 2 ** names.indexOf(name) : 0)
  const missed = names.map((name) => sql`CASE WHEN ${filters.get(name)} THEN 0 ELSE ${sql.raw(String(bit(name)))} END`)
  const counts = [
    ...COUNTED.map((name) => countBy(name, VALUE_FACETS[name], bit(name))),
    // Traits and offers combine, so each is counted under all others that are wanted.
    ...TRAIT_NAMES.map((name) => countBy('traits', whereTrue(name), bit(name))),
    ...VOICE_OFFERS.map((name) => countBy('offers', whereTrue(name), bit(name))),
    ...RANGE_NAMES.map((name) => countBy(name, sql`${sql.identifier(name)}`, bit(name))),
  ]
  const rows = await database.rows<CountRow>(sql`
    WITH read AS MATERIALIZED (
      SELECT language_keys, country_codes, voice_service, voice_gender, voice_categories,
        ${sql.join([...RANGE_NAMES.map(barOf), ...CONDITIONS], sql`, `)},
        ${missed.length > 0 ? sql.join(missed, sql` + `) : sql`0`} AS missed
      FROM ${voices} WHERE ${within}
    )
    ${sql.join(counts, sql` UNION ALL `)}`)
  return {
    ...valueCounts(rows),
    histograms: Object.fromEntries(
      RANGE_NAMES.map((name) => [name, histogram(name, rows)]),
    ) as VoiceFacets['histograms'],
  }
}

function countBy(name: FilterName | 'traits' | 'offers', value: SQL, bit: number): SQL {
  return sql`SELECT ${sql.raw(`'${name}'`)} AS facet, value::text, count(*)::int AS count
    FROM (SELECT ${value} AS value FROM read WHERE missed IN (0, ${sql.raw(String(bit))})) AS counted
    WHERE value IS NOT NULL GROUP BY value`
}

/** SQL of a voice's bar number, from 1; values beyond the range are counted in the outer bars. */
function barOf(name: RangeName): SQL {
  const [low, high] = FILTER_RANGES[name]
  const column = RANGE_COLUMNS[name]
  const scale = sql.raw(`${low}, ${high}, ${HISTOGRAM_BARS}`)
  const bar = sql`least(greatest(width_bucket(${column}, ${scale}), 1), ${sql.raw(String(HISTOGRAM_BARS))})`
  // `least` and `greatest` ignore nulls, so a missing measurement would be counted in the first bar.
  return sql`CASE WHEN ${column} IS NOT NULL THEN ${bar}::smallint END AS ${sql.identifier(name)}`
}

/** SQL of the name in rows where the column of that name is true. */
const whereTrue = (name: TraitName | VoiceOffer) => sql`CASE WHEN ${sql.identifier(name)} THEN ${name} END`

/** Columns that tell the traits and offers of a voice. */
const CONDITIONS = Object.entries({ ...TRAIT_CONDITIONS, ...OFFER_CONDITIONS }).map(
  ([name, condition]) => sql`${condition} AS ${sql.identifier(name)}`,
)

function valueCounts(rows: readonly CountRow[]): Record<ValueFacet, CountRow[]> {
  const byFacet = VALUE_FACET_NAMES.map((name) => {
    const counts = rows
      // Locales are searchable, but only languages are listed.
      .filter(({ facet, value }) => facet === name && !(name === 'languages' && value.includes('-')))
      .map(({ value, count }) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    return [name, counts]
  })
  return Object.fromEntries(byFacet) as Record<ValueFacet, CountRow[]>
}

function histogram(name: RangeName, rows: readonly CountRow[]): Histogram {
  const counts = Array.from({ length: HISTOGRAM_BARS }, () => 0)
  for (const { facet, value, count } of rows) if (facet === name) counts[Number(value) - 1] = count
  const [low, high] = FILTER_RANGES[name]
  return { low, high, counts }
}
