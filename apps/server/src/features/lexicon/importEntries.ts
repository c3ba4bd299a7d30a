import { type Api, type CallOutput, LEXICON_LIMITS, type LexiconEntryFields } from '@voice-rankings/contract'
import { inArray } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { lexiconEntries } from '../../kernel/database/lexiconTables.ts'
import { voices } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { entryKey } from './entryKey.ts'
import { inScope, type LexiconScope, requireScope } from './lexiconScope.ts'
import { beginChange, requirePronunciation } from './lexiconStore.ts'
import type { RefusedEntry } from './fileEntries.ts'
import type { ReadFile } from './readFile.ts'

/** Maximum number of refused entries in an answer. */
const LISTED = 100

/** Rows per statement: PostgreSQL has at most 65,535 parameters. */
const ROWS = 500

type Imported = CallOutput<Api['lexicon']['import']>

/** Stores the entries of a file. Entries for the same term, language and voice are changed. */
export function importEntries({ queries }: Database, scope: LexiconScope, file: ReadFile): Promise<Imported> {
  return queries.transaction((transaction) => addEntries(transaction, scope, file))
}

/** Stores the pronunciations of a new work, in the transaction that creates it. Throws if one of them cannot be used. */
export async function addWorkLexicon(
  queries: Queries,
  scope: Required<LexiconScope>,
  lexicon: readonly LexiconEntryFields[],
): Promise<void> {
  for (const fields of lexicon) requirePronunciation(fields)
  const entries = lexicon.map((fields, line) => ({ line, fields }))
  const [refused] = (await addEntries(queries, scope, { entries, refused: [] })).refused
  if (!refused) return
  const path = `lexicon.${refused.line}`
  throw new ApiError('invalid_fields', `${path}: ${refused.reason}`, { issues: [{ path, message: refused.reason }] })
}

async function addEntries(transaction: Queries, scope: LexiconScope, file: ReadFile): Promise<Imported> {
  const refused = [...file.refused]
  const wanted = [...new Set(file.entries.flatMap(({ fields }) => fields.voice_id ?? []))]
  const known = new Set(
    wanted.length === 0
      ? []
      : (await transaction.select({ id: voices.voice_id }).from(voices).where(inArray(voices.voice_id, wanted))).map(
          ({ id }) => id,
        ),
  )
  await beginChange(transaction, scope.owner)
  await requireScope(transaction, scope)
  const own = await transaction
    .select({ id: lexiconEntries.lexicon_entry_id, key: lexiconEntries.entry_key })
    .from(lexiconEntries)
    .where(inScope(scope))
  const ids = new Map(own.map(({ id, key }) => [key, id]))
  const rows = new Map<string, typeof lexiconEntries.$inferInsert>()
  let room = LEXICON_LIMITS.entries - ids.size
  for (const { line, fields } of file.entries) {
    const entry_key = entryKey(fields)
    const refuse = (reason: string): RefusedEntry => ({ line, term: fields.term, reason })
    if (fields.voice_id !== null && !known.has(fields.voice_id)) {
      refused.push(refuse(`There is no voice "${fields.voice_id}".`))
    } else if (!ids.has(entry_key) && !rows.has(entry_key) && room <= 0) {
      refused.push(refuse(`The lexicon has ${LEXICON_LIMITS.entries} entries, the maximum.`))
    } else {
      if (!ids.has(entry_key) && !rows.has(entry_key)) room -= 1
      const lexicon_entry_id = ids.get(entry_key) ?? randomBytes(12).toString('base64url')
      // The last of several entries for the same term counts.
      rows.set(entry_key, { ...fields, lexicon_entry_id, owner_key: scope.owner, work_id: scope.workId, entry_key })
    }
  }
  const changed = [...rows.values()].filter(({ entry_key }) => ids.has(entry_key))
  await transaction.delete(lexiconEntries).where(
    inArray(
      lexiconEntries.lexicon_entry_id,
      changed.map(({ lexicon_entry_id }) => lexicon_entry_id),
    ),
  )
  const all = [...rows.values()]
  for (let from = 0; from < all.length; from += ROWS) {
    await transaction.insert(lexiconEntries).values(all.slice(from, from + ROWS))
  }
  return {
    added: all.length - changed.length,
    changed: changed.length,
    refused: refused.toSorted((a, b) => a.line - b.line).slice(0, LISTED),
    refused_count: refused.length,
  }
}
