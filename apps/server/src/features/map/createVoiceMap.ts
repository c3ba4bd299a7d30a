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

/** Maps that are kept; a whole one is about half a megabyte. */
const KEPT = 12

/** A map, and a text that is the same for every asker as long as the map is. */
export interface KnownVoiceMap {
  readonly map: VoiceMapResult
  readonly etag: string
}

/**
 * Makes the call that answers with every measured voice that matches, as columns. `userId` is who asks, for what
 * they have gathered; null for whoever is not signed in.
 */
export function createVoiceMap(database: Database) {
  const kept = new Map<string, Promise<VoiceMapResult>>()
  let keptState = ''

  /** The map of a query, read anew only when the catalogue has changed. */
  function keep(key: string, read: () => Promise<VoiceMapResult>): Promise<VoiceMapResult> {
    const map = kept.get(key) ?? read()
    // Put last, so that the first is the one that was not asked for the longest.
    kept.delete(key)
    kept.set(key, map)
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? key)
    map.catch(() => kept.delete(key))
    return map
  }

  return async (query: VoiceMapQuery, userId: string | null): Promise<KnownVoiceMap> => {
    const { state } = await readCatalogueState(database)
    if (state !== keptState) kept.clear()
    keptState = state
    const key = JSON.stringify(query)
    // What somebody has gathered is theirs and changes when they like: its map is neither kept nor named by the catalogue.
    if (ownVoices(query, userId)) {
      const map = await readMap(database, query, userId)
      return { map, etag: etagOf(JSON.stringify(map)) }
    }
    return { map: await keep(key, () => readMap(database, query, userId)), etag: etagOf(`${state} ${key}`) }
  }
}

/** Weak, as the bytes of the same map differ by how they are compressed. */
const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** What each column of the answer is read from, and the digits behind the point that its numbers keep. */
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

/** A number as it is drawn: finer ones would only be longer. */
function rounded(values: Column, digits: number | undefined): Column {
  if (digits === undefined) return values
  const scale = 10 ** digits
  return values.map((value) => (typeof value === 'number' ? Math.round(value * scale) / scale : value))
}

async function readMap(database: Database, query: VoiceMapQuery, userId: string | null): Promise<VoiceMapResult> {
  const match = await matchName(database, query.search)
  const filters = voiceFilters(query).values()
  const matching = and(eq(voices.listed, true), match?.condition, ownVoices(query, userId), ...filters)
  // Gathered by the database: as rows, the embedded one takes five times as long to hand them over.
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
  // Made from the same names as the type, which a computed record cannot tell TypeScript.
  return {
    ...(counts ?? { total: 0, unmeasured: 0 }),
    columns: Object.fromEntries(drawn) as unknown as VoiceMapColumns,
  }
}
