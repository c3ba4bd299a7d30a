import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { attributeColumns, type VoiceRow, voices } from '../../kernel/database/schema.ts'

/** Columns of a {@link CatalogueVoice}. */
export const CATALOGUE_COLUMNS = {
  voice_id: voices.voice_id,
  voice_name: voices.voice_name,
  search_name: voices.search_name,
  voice_service: voices.voice_service,
  voice_service_alias: voices.voice_service_alias,
  voice_gender: voices.voice_gender,
  voice_speaker_id: voices.voice_speaker_id,
  voice_language_codes: voices.voice_language_codes,
  language_keys: voices.language_keys,
  country_codes: voices.country_codes,
  price: voices.price,
  licence: voices.licence,
  timing_source: voices.timing_source,
  position: voices.position,
  measured_stamp: voices.measured_stamp,
  voice_traits: voices.voice_traits,
  voice_categories: voices.voice_categories,
  voice_sound_x: voices.voice_sound_x,
  voice_sound_y: voices.voice_sound_y,
  ...attributeColumns,
}

/** A listed voice as it is searched, filtered, drawn and compared; unmeasured without a `measured_stamp`. */
export type CatalogueVoice = Pick<VoiceRow, keyof typeof CATALOGUE_COLUMNS>

/** The listed voices at one moment. */
export interface Catalogue {
  /** In default order: by position, unmeasured voices last. */
  readonly voices: readonly CatalogueVoice[]
  readonly byId: ReadonlyMap<string, CatalogueVoice>
  /** Version, which differs after any change of a listed voice. */
  readonly state: string
}

interface ChangedRow extends CatalogueVoice {
  listed: boolean
  changed: number
}

interface Changes {
  /** Number of listed voices and sum of their `changed`: equal in memory unless a change was missed. */
  state: string
  rows: ChangedRow[]
}

/** Rows per statement, so that none occupies the embedded database for more than tens of milliseconds. */
const ROWS_AT_ONCE = 1_000

const READ = sql.join(
  [...Object.values(CATALOGUE_COLUMNS), voices.listed, voices.changed].map((column) => sql`${column}`),
  sql`, `,
)

/**
 * Creates a function that returns the listed voices, which are kept in memory. Each call asks the database for the rows
 * that changed since, so it returns what any server has written before; see decisions/0040.
 */
export function createCatalogue(database: Database): () => Promise<Catalogue> {
  const known = new Map<string, ChangedRow>()
  let last = 0
  let catalogue: Catalogue = { voices: [], byId: known, state: '' }
  let running: Promise<Catalogue> | undefined
  let next: Promise<Catalogue> | undefined

  async function readChanges(): Promise<Changes> {
    // Aggregated in SQL: PGlite takes five times as long to return rows.
    const [changes] = await database.rows<Changes>(sql`
      SELECT
        (SELECT concat(count(*), ' ', sum(changed)) FROM ${voices} WHERE listed) AS state,
        (SELECT coalesce(json_agg(read), '[]') FROM (
          SELECT ${READ} FROM ${voices} WHERE changed > ${last} ORDER BY changed LIMIT ${ROWS_AT_ONCE}) AS read) AS rows`)
    return changes ?? { state: '', rows: [] }
  }

  /** Reads until nothing has changed; returns the state that the database reported last. */
  async function readAll(): Promise<string> {
    for (;;) {
      const { state, rows } = await readChanges()
      for (const row of rows) {
        if (row.listed) known.set(row.voice_id, row)
        else known.delete(row.voice_id)
        last = row.changed
      }
      if (rows.length < ROWS_AT_ONCE) return state
    }
  }

  async function refresh(): Promise<Catalogue> {
    const state = await readAll()
    if (state === catalogue.state) return catalogue
    // A deleted row, or one whose transaction ended after that of a later number, is not among the changes.
    if (state !== stateOf(known)) {
      known.clear()
      last = 0
      await readAll()
    }
    // The state in memory: if a change was missed again, the next call finds it.
    catalogue = { voices: [...known.values()].toSorted(inOrder), byId: new Map(known), state: stateOf(known) }
    return catalogue
  }

  return () => {
    // A running read may have missed a change that its caller made, so callers share the next one.
    next ??= (running ?? Promise.resolve()).then(start, start)
    return next
  }

  function start(): Promise<Catalogue> {
    running = refresh()
    next = undefined
    return running
  }
}

function stateOf(known: ReadonlyMap<string, ChangedRow>): string {
  let sum = 0
  for (const { changed } of known.values()) sum += changed
  return `${known.size} ${known.size > 0 ? sum : ''}`
}

function inOrder(a: CatalogueVoice, b: CatalogueVoice): number {
  const unmeasured = Number(a.measured_stamp === null) - Number(b.measured_stamp === null)
  return unmeasured || a.position - b.position || (a.voice_id < b.voice_id ? -1 : 1)
}
