import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import { normaliseName } from '../voices/normaliseName.ts'

/** Which voices a search term finds, and in which order the better ones come first. */
export interface NameMatch {
  readonly condition: SQL
  readonly order: SQL
}

/** The index of trigrams needs at least this many letters; shorter terms match beginnings of words only. */
const TRIGRAM_LENGTH = 3

/** Letters of which the distance is counted; `levenshtein` refuses texts of more than 255 bytes. */
const COMPARED_LENGTH = 60

/** More names than anybody looks through. */
const NEAREST_NAMES = 200

const name = voices.search_name

/** `LIKE` reads these as patterns. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/**
 * How a search term finds names. The beginning of a name or of a word counts most, then any part of it, then nearly the
 * same spelling; when no name holds the term, names up to one wrong letter in three away. Undefined when there is
 * nothing to compare.
 */
export async function matchName(database: Database, search: string): Promise<NameMatch | undefined> {
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
  return {
    condition: isShort ? holds : sql`(${holds} OR ${term} <% ${name})`,
    order: sql`${rank}, word_similarity(${term}, ${name}) DESC, ${name}`,
  }
}

/**
 * Names of nearly the same spelling, nearest first. Trigrams alone would miss swapped letters in short names ("Jhon"),
 * the distance alone a part of a long one. Each is asked for on its own, as only the trigrams have an index.
 */
async function nearestNames(database: Database, term: string): Promise<NameMatch> {
  const compared = term.slice(0, COMPARED_LENGTH)
  const slips = Math.min(3, Math.ceil(compared.length / 3))
  const distance = sql`levenshtein_less_equal(left(search_name, ${COMPARED_LENGTH}::int), ${compared}, ${slips}::int)`
  // The length alone rules out most names, far more cheaply than the distance.
  const lengths = sql`${Math.max(0, compared.length - slips)}::int AND ${compared.length + slips}::int`
  const rows = await database.rows<{ search_name: string }>(sql`
    SELECT search_name FROM (
      SELECT search_name FROM voices WHERE listed AND ${term} <% search_name
      UNION
      SELECT search_name FROM voices WHERE listed AND length(search_name) BETWEEN ${lengths} AND ${distance} <= ${slips}::int
    ) AS near
    ORDER BY ${distance}, similarity(${term}, search_name) DESC, search_name LIMIT ${NEAREST_NAMES}`)
  const names = sql`${sql.param(rows.map((row) => row.search_name))}::text[]`
  return { condition: sql`${name} = ANY(${names})`, order: sql`array_position(${names}, ${name})` }
}
