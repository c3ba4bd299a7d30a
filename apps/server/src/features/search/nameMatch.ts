import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import { normaliseName } from '../voices/normaliseName.ts'

/** Minimum length for the trigram index; shorter terms match only beginnings of words. */
const TRIGRAM_LENGTH = 3

/** Length up to which names are compared by edit distance; `levenshtein` rejects texts of more than 255 bytes. */
const COMPARED_LENGTH = 60

/** Maximum number of fuzzy matches. */
const NEAREST_NAMES = 200

const name = voices.search_name

/** Escapes the wildcards of `LIKE`. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/**
 * Returns the ids of the voices whose names match, by decreasing relevance: beginning of the name, beginning of a word,
 * substring, similar spelling. Without any substring match, names within an edit distance of a third of the term's
 * length match. Undefined for an empty term.
 */
export async function matchName(database: Database, search: string): Promise<string[] | undefined> {
  const term = normaliseName(search)
  if (term === '') return undefined
  const like = escapeLike(term)
  const startsName = sql`${name} LIKE ${`${like}%`}`
  const startsWord = sql`${name} LIKE ${`% ${like}%`}`
  const contains = sql`${name} LIKE ${`%${like}%`}`
  const isShort = [...term].length < TRIGRAM_LENGTH
  const holds = isShort ? sql`(${startsName} OR ${startsWord})` : contains
  const [found] = await database.rows(sql`SELECT 1 FROM voices WHERE listed AND ${holds} LIMIT 1`)
  if (!found) return nearestNames(database, term)
  const rank = sql`CASE WHEN ${name} = ${term} THEN 0 WHEN ${startsName} THEN 1 WHEN ${startsWord} THEN 2
    WHEN ${contains} THEN 3 ELSE 4 END`
  return idsOf(
    database,
    isShort ? holds : sql`(${holds} OR ${term} <% ${name})`,
    sql`${rank}, word_similarity(${term}, ${name}) DESC, ${name}`,
  )
}

/**
 * Finds names of similar spelling, nearest first. Trigrams alone miss transposed letters in short names ("Jhon"), the
 * edit distance alone misses parts of long ones. Two queries, since only trigrams have an index.
 */
async function nearestNames(database: Database, term: string): Promise<string[]> {
  const compared = term.slice(0, COMPARED_LENGTH)
  const slips = Math.min(3, Math.ceil(compared.length / 3))
  const distance = sql`levenshtein_less_equal(left(search_name, ${COMPARED_LENGTH}::int), ${compared}, ${slips}::int)`
  // The length excludes most names far more cheaply than the distance.
  const lengths = sql`${Math.max(0, compared.length - slips)}::int AND ${compared.length + slips}::int`
  const rows = await database.rows<{ search_name: string }>(sql`
    SELECT search_name FROM (
      SELECT search_name FROM voices WHERE listed AND ${term} <% search_name
      UNION
      SELECT search_name FROM voices WHERE listed AND length(search_name) BETWEEN ${lengths} AND ${distance} <= ${slips}::int
    ) AS near
    ORDER BY ${distance}, similarity(${term}, search_name) DESC, search_name LIMIT ${NEAREST_NAMES}`)
  const names = sql`${sql.param(rows.map((row) => row.search_name))}::text[]`
  return idsOf(database, sql`${name} = ANY(${names})`, sql`array_position(${names}, ${name})`)
}

/** Reads the ids of the listed voices that meet a condition, in order. */
async function idsOf({ rows }: Database, condition: SQL, order: SQL): Promise<string[]> {
  // Aggregated in SQL: PGlite takes five times as long to return rows.
  const [found] = await rows<{ ids: string[] }>(sql`
    SELECT coalesce(json_agg(voice_id ORDER BY ${order}, voice_id), '[]') AS ids
    FROM ${voices} WHERE listed AND ${condition}`)
  return found?.ids ?? []
}
