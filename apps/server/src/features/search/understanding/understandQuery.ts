import type { Understood, UnderstoodFilter, VoiceQuery } from '@voice-rankings/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/database.ts'
import { voices } from '../../../kernel/database/schema.ts'
import { voiceFilters } from '../voiceFilters.ts'
import { understandText, wordsOf, type Term } from './understandText.ts'

/** A query without free text, and how that text was understood. */
export interface UnderstoodQuery {
  readonly query: VoiceQuery
  readonly understood: Understood | undefined
}

/** Turns the free text of a query into filters. Values of the text replace those of the query; lists are merged. */
export async function understandQuery(database: Database, query: VoiceQuery): Promise<UnderstoodQuery> {
  const { q = '' } = query
  if (q === '') return { query, understood: undefined }
  const { terms, rest } = understandText(q, await namesAmong(database, wordsOf(q)))
  const counts = await countEach(database, terms)
  const understood: Understood = {
    terms: terms.map((term, n) => ({ ...term, count: counts[n] ?? 0 })),
    search: rest,
  }
  const search = [query.search, rest].filter((text) => text !== '').join(' ')
  return { query: { ...query, ...filtersOf(terms, query), search }, understood }
}

/** Parameters that terms set. */
function filtersOf(terms: readonly Term[], query: Partial<VoiceQuery> = {}): Partial<VoiceQuery> {
  const valuesOf = (wanted: UnderstoodFilter) =>
    terms.filter(({ filter }) => filter === wanted).map(({ value }) => value)
  const [gender, ...genders] = valuesOf('gender')
  const filters: Partial<VoiceQuery> = {}
  // Both genders are no filter.
  if (gender && genders.length === 0) filters.gender = gender === 'female' ? 'female' : 'male'
  for (const name of ['languageCode', 'countryCode', 'service'] as const) {
    const value = valuesOf(name).at(-1)
    if (value !== undefined) filters[name] = value
  }
  for (const name of ['categories', 'traits'] as const) {
    const values = valuesOf(name)
    if (values.length > 0) filters[name] = [query[name], ...values].filter(Boolean).join(',')
  }
  return filters
}

/** Those of the words that a voice's name consists of or begins with. */
async function namesAmong(database: Database, words: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.rows<{ word: string }>(sql`
    SELECT word FROM unnest(${sql.param([...new Set(words)])}::text[]) AS word
    WHERE EXISTS (
      SELECT 1 FROM ${voices} WHERE ${voices.listed} AND ${voices.search_name} LIKE
        regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g') || CASE WHEN length(word) < 3 THEN '' ELSE '%' END)`)
  return new Set(rows.map(({ word }) => word))
}

/** Number of voices for each term alone. */
async function countEach({ rows }: Database, terms: readonly Term[]): Promise<number[]> {
  if (terms.length === 0) return []
  const empty = { search: '', countryCode: 'all', languageCode: 'all', page: 1, limit: 1 }
  const counts = terms.map((term, n) => {
    const condition = and(...voiceFilters({ ...empty, ...filtersOf([term]) }).values()) ?? sql`true`
    return sql`count(*) FILTER (WHERE ${condition})::int AS ${sql.identifier(`term${n}`)}`
  })
  const [row] = await rows<Record<string, number>>(
    sql`SELECT ${sql.join(counts, sql`, `)} FROM ${voices} WHERE ${eq(voices.listed, true)}`,
  )
  return terms.map((_, n) => row?.[`term${n}`] ?? 0)
}
