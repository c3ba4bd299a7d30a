import { randomBytes, randomInt } from 'node:crypto'
import { LEXICON_LIMITS, type LexiconEntry, type LexiconEntryFields } from '@voice-rankings/contract'
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { lexiconEntries, lexicons } from '../../kernel/database/lexiconTables.ts'
import { voices } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { entryKey } from './entryKey.ts'
import { inScope, type LexiconScope, requireScope } from './lexiconScope.ts'

const columns = {
  lexicon_entry_id: lexiconEntries.lexicon_entry_id,
  term: lexiconEntries.term,
  respelling: lexiconEntries.respelling,
  ipa: lexiconEntries.ipa,
  language_code: lexiconEntries.language_code,
  voice_id: lexiconEntries.voice_id,
  case_sensitive: lexiconEntries.case_sensitive,
  whole_word: lexiconEntries.whole_word,
}

const byTerm = [sql`lower(${lexiconEntries.term})`, lexiconEntries.created_at, lexiconEntries.lexicon_entry_id]

/** Entries of a lexicon, by term. */
export function readLexicon({ queries }: Pick<Database, 'queries'>, scope: LexiconScope): Promise<LexiconEntry[]> {
  return queries
    .select(columns)
    .from(lexiconEntries)
    .where(inScope(scope))
    .orderBy(...byTerm)
}

/** Entries of the works of an owner, by work and term. */
export async function readWorkLexicons(queries: Queries, owner: string): Promise<ReadonlyMap<string, LexiconEntry[]>> {
  const rows = await queries
    .select({ entry: columns, work_id: lexiconEntries.work_id })
    .from(lexiconEntries)
    .where(and(eq(lexiconEntries.owner_key, owner), isNotNull(lexiconEntries.work_id)))
    .orderBy(...byTerm)
  const grouped = Map.groupBy(rows, ({ work_id }) => work_id ?? '')
  return new Map([...grouped].map(([id, found]) => [id, found.map(({ entry }) => entry)]))
}

/** Works of an owner with a lexicon of their own. */
export async function worksWithEntries({ queries }: Pick<Database, 'queries'>, owner: string): Promise<Set<string>> {
  const rows = await queries
    .selectDistinct({ id: lexiconEntries.work_id })
    .from(lexiconEntries)
    .where(eq(lexiconEntries.owner_key, owner))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** Revision of an owner's entries; null for an owner who never had any. */
export async function readRevision({ queries }: Pick<Database, 'queries'>, owner: string): Promise<number | null> {
  const [row] = await queries.select().from(lexicons).where(eq(lexicons.owner_key, owner))
  return row?.revision ?? null
}

/** First revisions are below this: a lexicon that was deleted and made again must not repeat a known revision. */
const FIRST_REVISIONS = 2 ** 30

/** Raises the revision of an owner, and makes other changes of the same lexicon wait until the transaction ends. */
export async function beginChange(queries: Queries, owner: string): Promise<void> {
  await queries
    .insert(lexicons)
    .values({ owner_key: owner, revision: randomInt(1, FIRST_REVISIONS) })
    .onConflictDoUpdate({ target: lexicons.owner_key, set: { revision: sql`${lexicons.revision} + 1` } })
}

/** Creates an entry, or changes that with the id. */
export function saveEntry(
  { queries }: Database,
  scope: LexiconScope,
  fields: LexiconEntryFields,
  id?: string,
): Promise<LexiconEntry> {
  requirePronunciation(fields)
  return queries.transaction(async (transaction) => {
    await beginChange(transaction, scope.owner)
    await requireScope(transaction, scope)
    if (fields.voice_id !== null) await requireKnownVoice(transaction, fields.voice_id)
    const values = { ...fields, entry_key: entryKey(fields) }
    const isOther = id === undefined ? undefined : ne(lexiconEntries.lexicon_entry_id, id)
    const same = and(inScope(scope), eq(lexiconEntries.entry_key, values.entry_key), isOther)
    if ((await transaction.$count(lexiconEntries, same)) > 0) throw taken(fields.term)
    if (id === undefined) {
      if ((await transaction.$count(lexiconEntries, inScope(scope))) >= LEXICON_LIMITS.entries) throw full()
      const lexicon_entry_id = randomBytes(12).toString('base64url')
      const row = { ...values, lexicon_entry_id, owner_key: scope.owner, work_id: scope.workId }
      const [created] = await transaction.insert(lexiconEntries).values(row).returning(columns)
      if (created) return created
    } else {
      const own = and(inScope(scope), eq(lexiconEntries.lexicon_entry_id, id))
      const [changed] = await transaction.update(lexiconEntries).set(values).where(own).returning(columns)
      if (changed) return changed
    }
    throw missingEntry()
  })
}

/** Removes an entry. */
export async function removeEntry({ queries }: Database, scope: LexiconScope, id: string): Promise<void> {
  await queries.transaction(async (transaction) => {
    await beginChange(transaction, scope.owner)
    const own = and(inScope(scope), eq(lexiconEntries.lexicon_entry_id, id))
    const removed = await transaction.delete(lexiconEntries).where(own).returning(columns)
    if (removed.length === 0) throw missingEntry()
  })
}

/**
 * Transfers the entries of a device to a user, after its works. Where both have an entry for the same term, language and
 * voice, the user's stays, and so do the entries of the user beyond the maximum. Those of a work stay with it.
 */
export async function claimLexicon(queries: Queries, device: string, user: string): Promise<void> {
  if ((await readRevision({ queries }, device)) === null) return
  await beginChange(queries, user)
  const own = await queries
    .select({ key: lexiconEntries.entry_key })
    .from(lexiconEntries)
    .where(inScope({ owner: user }))
  const taken = new Set(own.map(({ key }) => key))
  const found = await queries
    .select()
    .from(lexiconEntries)
    .where(inScope({ owner: device }))
    .orderBy(lexiconEntries.created_at)
  const room = Math.max(0, LEXICON_LIMITS.entries - own.length)
  const moved = found.filter(({ entry_key }) => !taken.has(entry_key)).slice(0, room)
  const ids = moved.map(({ lexicon_entry_id }) => lexicon_entry_id)
  const isMoved = or(inArray(lexiconEntries.lexicon_entry_id, ids), isNotNull(lexiconEntries.work_id))
  await queries
    .update(lexiconEntries)
    .set({ owner_key: user })
    .where(and(eq(lexiconEntries.owner_key, device), isMoved))
  await deleteLexicon(queries, device)
}

/** Deletes all entries of an owner, also those of their works. */
export async function deleteLexicon(queries: Queries, owner: string): Promise<void> {
  await queries.delete(lexicons).where(eq(lexicons.owner_key, owner))
}

/** Throws unless a respelling or IPA says how the term is spoken. */
export function requirePronunciation({ respelling, ipa }: Pick<LexiconEntryFields, 'respelling' | 'ipa'>): void {
  if (respelling !== null || ipa !== null) return
  const message = 'Write a respelling, IPA, or both.'
  throw new ApiError('invalid_fields', `respelling: ${message}`, { issues: [{ path: 'respelling', message }] })
}

/** Throws unless the catalogue has, or had, a voice. */
async function requireKnownVoice(queries: Queries, voiceId: string): Promise<void> {
  if ((await queries.$count(voices, eq(voices.voice_id, voiceId))) > 0) return
  const message = `There is no voice "${voiceId}". Choose one of the catalogue, or none.`
  throw new ApiError('invalid_fields', `voice_id: ${message}`, { issues: [{ path: 'voice_id', message }] })
}

function taken(term: string): ApiError {
  const message = `This lexicon already has an entry for "${term}" with this language and voice. Change that one.`
  return new ApiError('conflict', message)
}

function full(): ApiError {
  return new ApiError('conflict', `This lexicon has ${LEXICON_LIMITS.entries} entries, the maximum. Remove one first.`)
}

/** Error for an entry that the caller does not have. */
export function missingEntry(): ApiError {
  return new ApiError('not_found', 'This entry does not exist. It may have been removed. List your entries.')
}
