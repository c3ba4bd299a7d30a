import { createHash } from 'node:crypto'
import {
  ATTRIBUTES,
  attributeRecord,
  VOICE_MAP_LIMIT,
  type VoiceMapColumns,
  type VoiceMapQuery,
  type VoiceMapResult,
} from '@voice-rankings/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import { matchName } from '../search/nameMatch.ts'
import { ownVoices } from '../search/ownVoices.ts'
import { voiceFilters } from '../search/voiceFilters.ts'
import { readCatalogueState } from '../voices/readCatalogueState.ts'

/** Maximum number of cached maps; a whole one is about half a megabyte. */
const MAX_CACHED = 12

/** A map and its ETag, which is the same for all clients. */
export interface KnownVoiceMap {
  readonly map: VoiceMapResult
  readonly etag: string
}

/**
 * Creates the handler that returns all matching measured voices as columns. `userId` is needed for favourites and
 * collections; null if not signed in.
 */
export function createVoiceMap(database: Database) {
  const cache = new Map<string, Promise<VoiceMapResult>>()
  let cachedState = ''

  /** Caches the map of a query until the catalogue changes. */
  function keep(key: string, read: () => Promise<VoiceMapResult>): Promise<VoiceMapResult> {
    const map = cache.get(key) ?? read()
    // Re-inserted at the end: the first key is the least recently used.
    cache.delete(key)
    cache.set(key, map)
    if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value ?? key)
    map.catch(() => cache.delete(key))
    return map
  }

  return async (query: VoiceMapQuery, userId: string | null): Promise<KnownVoiceMap> => {
    const { state } = await readCatalogueState(database)
    if (state !== cachedState) cache.clear()
    cachedState = state
    const key = JSON.stringify(query)
    // Favourites and collections change at any time, so such a map is not cached, and its ETag is derived from its
    // content.
    if (ownVoices(query, userId)) {
      const map = await readMap(database, query, userId)
      return { map, etag: etagOf(JSON.stringify(map)) }
    }
    return { map: await keep(key, () => readMap(database, query, userId)), etag: etagOf(`${state} ${key}`) }
  }
}

/** A weak ETag, since compression changes the bytes. */
const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** SQL source of each column, and the number of decimals to keep. */
const SOURCES = {
  voice_name: [sql`${voices.voice_name}`],
  voice_service: [sql`${voices.voice_service}`],
  voice_speaker_id: [sql`${voices.voice_speaker_id}`],
  voice_gender: [sql`${voices.voice_gender}`],
  voice_language_code: [sql`coalesce(${voices.voice_language_codes}[1], '')`],
  ...attributeRecord('field', (name) => {
    const { field, mapDecimals } = ATTRIBUTES[name]
    return [sql`${voices[field]}`, mapDecimals] as const
  }),
} as const satisfies Record<keyof VoiceMapColumns, readonly [SQL, number?]>

const COLUMNS = Object.entries(SOURCES) as [keyof VoiceMapColumns, readonly [SQL, number?]][]

type Column = (string | number | null)[]

/** Rounds numbers to the drawn precision, to shorten the answer. */
function rounded(values: Column, digits: number | undefined): Column {
  if (digits === undefined) return values
  const scale = 10 ** digits
  return values.map((value) => (typeof value === 'number' ? Math.round(value * scale) / scale : value))
}

async function readMap(database: Database, query: VoiceMapQuery, userId: string | null): Promise<VoiceMapResult> {
  const match = await matchName(database, query.search)
  const filters = voiceFilters(query).values()
  const matching = and(eq(voices.listed, true), match?.condition, ownVoices(query, userId), ...filters)
  // Aggregated in SQL: PGlite takes five times as long to return rows.
  const selected = COLUMNS.map(([name, [source]]) => sql`${source} AS ${sql.identifier(name)}`)
  const gathered = COLUMNS.map(
    ([name]) => sql`coalesce(json_agg(${sql.identifier(name)}), '[]') AS ${sql.identifier(name)}`,
  )
  const [[columns], [counts]] = await Promise.all([
    database.rows<Record<keyof VoiceMapColumns, Column>>(sql`
      SELECT ${sql.join(gathered, sql`, `)} FROM (
        SELECT ${sql.join(selected, sql`, `)} FROM ${voices}
        WHERE ${matching} AND ${voices.measured_stamp} IS NOT NULL
        ORDER BY ${voices.position}, ${voices.voice_id} LIMIT ${VOICE_MAP_LIMIT}
      ) AS found`),
    database.rows<{ total: number; unmeasured: number }>(sql`
      SELECT count(${voices.measured_stamp})::int AS total,
        (count(*) - count(${voices.measured_stamp}))::int AS unmeasured
      FROM ${voices} WHERE ${matching}`),
  ])
  const drawn = COLUMNS.map(([name, [, digits]]) => [name, rounded(columns?.[name] ?? [], digits)])
  // TypeScript cannot infer that a computed record has the keys of the type; both come from the same names.
  return {
    ...(counts ?? { total: 0, unmeasured: 0 }),
    columns: Object.fromEntries(drawn) as unknown as VoiceMapColumns,
  }
}
