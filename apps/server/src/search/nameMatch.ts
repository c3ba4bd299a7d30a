import { type SQL, sql } from 'drizzle-orm'
import { voices } from '../database/schema.ts'
import { normaliseName } from '../voices/normaliseName.ts'

/** Which voices a search term finds, and in which order the better ones come first. */
export interface NameMatch {
  readonly condition: SQL
  readonly order: SQL
}

/** Index of trigrams needs at least this many letters; shorter terms match beginnings of words only. */
const TRIGRAM_LENGTH = 3

/** `LIKE` reads these as patterns. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/**
 * How a search term is matched closely with names: beginning of the name or of a word, part of it, or nearly the same
 * spelling. Undefined for a term without anything to compare.
 */
export function closeMatch(search: string): NameMatch | undefined {
  const term = normaliseName(search)
  if (term === '') return undefined
  const name = voices.search_name
  const like = escapeLike(term)
  const startsName = sql`${name} LIKE ${`${like}%`}`
  const startsWord = sql`${name} LIKE ${`% ${like}%`}`
  const contains = sql`${name} LIKE ${`%${like}%`}`
  const short = [...term].length < TRIGRAM_LENGTH
  return {
    condition: short ? sql`${startsName} OR ${startsWord}` : sql`${contains} OR ${term} <% ${name}`,
    order: sql`CASE WHEN ${name} = ${term} THEN 0 WHEN ${startsName} THEN 1 WHEN ${startsWord} THEN 2
      WHEN ${contains} THEN 3 ELSE 4 END, word_similarity(${term}, ${name}) DESC`,
  }
}

/** The longest text `levenshtein` takes, in bytes; no name is longer, and a term that is resembles none. */
const LEVENSHTEIN_LIMIT = 255

/**
 * How a search term is matched when nothing is close: up to one wrong letter in three. Trigrams, of which close matches
 * are found, miss swapped letters in short names ("Jhon").
 */
export function nearestMatch(search: string): NameMatch {
  const term = normaliseName(search)
  if (Buffer.byteLength(term) > LEVENSHTEIN_LIMIT) return { condition: sql`false`, order: sql`0` }
  const slips = Math.min(3, Math.max(1, Math.ceil([...term].length / 3)))
  const name = voices.search_name
  return {
    condition: sql`octet_length(${name}) <= ${LEVENSHTEIN_LIMIT} AND levenshtein_less_equal(${name}, ${term}, ${slips}::int) <= ${slips}::int`,
    order: sql`levenshtein(${name}, ${term}), word_similarity(${term}, ${name}) DESC`,
  }
}
