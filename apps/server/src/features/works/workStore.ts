import { randomBytes } from 'node:crypto'
import { WORKS_LIMIT, type WorkPosition } from '@voice-rankings/contract'
import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { snippets } from '../../kernel/database/schema.ts'
import { workPositions, type WorkRow, works, workSnippets } from '../../kernel/database/workTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { endAddresses } from '../snippetAccess/createSnippetAccess.ts'
import { type Asker, findTargetAccess, type TargetAccess } from '../snippetAccess/findTargetAccess.ts'

/** Time for which a deleted work can be restored. */
const RESTORABLE = sql`interval '1 hour'`

/** Error for both missing works and those of others, so that they cannot be told apart. */
function workNotFound(): ApiError {
  return new ApiError('not_found', 'This text does not exist. It may have been deleted. List your texts.')
}

/** Returns a work that a client may hear: its owner, the holder of a link, or everybody. */
export async function requireReadable(
  { queries }: Pick<Database, 'queries'>,
  id: string,
  asker: Asker,
): Promise<{ row: WorkRow; access: TargetAccess }> {
  const [row] = await queries
    .select()
    .from(works)
    .where(and(eq(works.work_id, id), isNull(works.deleted_at)))
  const access = row && (await findTargetAccess(queries, { kind: 'work', id, ownerKey: row.owner_key }, asker))
  if (!access) throw workNotFound()
  return { row, access }
}

/** Returns a work of the caller. */
export async function requireOwn({ queries }: Pick<Database, 'queries'>, id: string, key: string | null) {
  const [row] = await queries.select().from(works).where(own(id, key))
  if (!row) throw workNotFound()
  return row
}

const own = (id: string, key: string | null) =>
  and(eq(works.work_id, id), eq(works.owner_key, key ?? ''), isNull(works.deleted_at))

/** Works of an owner, last changed first. */
export async function listOwn({ queries }: Pick<Database, 'queries'>, key: string | null): Promise<WorkRow[]> {
  if (key === null) return []
  return queries
    .select()
    .from(works)
    .where(and(eq(works.owner_key, key), isNull(works.deleted_at)))
    .orderBy(desc(works.changed_at), works.work_id)
    .limit(WORKS_LIMIT)
}

/** Stores a work; throws `conflict` at the maximum number of works. */
export async function insertWork(
  { queries }: Pick<Database, 'queries'>,
  work: Omit<typeof works.$inferInsert, 'work_id' | 'speech_scope'>,
): Promise<WorkRow> {
  const { owner_key } = work
  const [owned] = await queries.select({ number: count() }).from(works).where(eq(works.owner_key, owner_key))
  if (owned && owned.number >= WORKS_LIMIT) {
    throw new ApiError('conflict', `You have ${WORKS_LIMIT} texts, the maximum. Delete one of them first.`)
  }
  const work_id = randomBytes(12).toString('base64url')
  const [row] = await queries
    .insert(works)
    .values({ ...work, work_id, speech_scope: owner_key })
    .returning()
  if (!row) throw new Error('The work was not stored.')
  return row
}

/** Changes a work in a revision; throws `conflict` when it has another one by now. */
export async function changeWork(
  { queries }: Pick<Database, 'queries'>,
  { work_id, revision, owner_key }: WorkRow,
  change: Partial<Omit<WorkRow, 'work_id' | 'owner_key' | 'revision'>>,
): Promise<WorkRow> {
  const [row] = await queries
    .update(works)
    .set({ ...change, failed_keys: [], failure: null, revision: revision + 1, changed_at: sql`now()` })
    .where(and(own(work_id, owner_key), eq(works.revision, revision)))
    .returning()
  if (!row) throw changedElsewhere()
  return row
}

/** Error for a change or a sentence of another revision. */
export function changedElsewhere(): ApiError {
  return new ApiError('conflict', 'This text was changed in another place. Load it again.')
}

/** Sets the state of a work's speech. */
export async function setStatus(
  { queries }: Pick<Database, 'queries'>,
  id: string,
  state: Partial<Pick<WorkRow, 'status' | 'failure' | 'failed_keys'>>,
): Promise<WorkRow | undefined> {
  const [row] = await queries.update(works).set(state).where(eq(works.work_id, id)).returning()
  return row
}

/** Stores that a work uses a snippet. */
export async function addWorkSnippet(
  { queries }: Pick<Database, 'queries'>,
  work_id: string,
  voice_snippet_id: string,
): Promise<void> {
  await queries
    .insert(workSnippets)
    .values({ work_id, voice_snippet_id })
    .onConflictDoUpdate({
      target: [workSnippets.work_id, workSnippets.voice_snippet_id],
      set: { in_text: true },
      setWhere: eq(workSnippets.in_text, false),
    })
}

/** Stores which speech of a work belongs to its text as it is now, by the keys of its sentences. */
export async function markSentences(
  { queries }: Pick<Database, 'queries'>,
  work_id: string,
  keys: readonly string[],
): Promise<void> {
  const inText = sql`${snippets.dedupe_key} IN (SELECT unnest(${sql.param([...new Set(keys)])}::text[]))`
  await queries
    .update(workSnippets)
    .set({ in_text: inText })
    .from(snippets)
    .where(
      and(
        eq(workSnippets.work_id, work_id),
        eq(snippets.voice_snippet_id, workSnippets.voice_snippet_id),
        sql`${workSnippets.in_text} <> (${inText})`,
      ),
    )
}

/** Saves the place where a listener stopped. */
export async function savePosition(
  { queries }: Pick<Database, 'queries'>,
  work_id: string,
  listener_key: string,
  position: WorkPosition,
): Promise<void> {
  await queries
    .insert(workPositions)
    .values({ work_id, listener_key, ...position })
    .onConflictDoUpdate({
      target: [workPositions.work_id, workPositions.listener_key],
      set: { ...position, saved_at: sql`now()` },
    })
}

/** Marks a work of the caller as deleted; its speech stops, and the addresses of its audio end. */
export async function deleteOwn({ queries }: Pick<Database, 'queries'>, id: string, key: string | null): Promise<void> {
  const isFound = await queries.transaction(async (transaction) => {
    const found = await transaction
      .update(works)
      .set({ deleted_at: sql`now()`, status: 'idle' })
      .where(own(id, key))
      .returning({ id: works.work_id })
    const { voice_snippet_id, work_id } = workSnippets
    const spoken = transaction.select({ voice_snippet_id }).from(workSnippets).where(eq(work_id, id))
    if (found.length > 0) await endAddresses(transaction, spoken)
    return found.length > 0
  })
  if (isFound) return
  const again = await queries.select({ id: works.work_id }).from(works).where(deletedOf(id, key))
  if (again.length === 0) throw workNotFound()
}

/** Restores a deleted work of the caller. */
export async function restoreOwn({ queries }: Pick<Database, 'queries'>, id: string, key: string | null) {
  await queries.update(works).set({ deleted_at: null }).where(deletedOf(id, key))
  return requireOwn({ queries }, id, key)
}

const deletedOf = (id: string, key: string | null) =>
  and(eq(works.work_id, id), eq(works.owner_key, key ?? ''), gt(works.deleted_at, sql`now() - ${RESTORABLE}`))

/** Transfers the works and places of a device to a user; where both have a place in a work, the user's stays. */
export async function claimWorks(queries: Queries, device: string, user: string): Promise<void> {
  await queries.update(works).set({ owner_key: user }).where(eq(works.owner_key, device))
  await queries.delete(workPositions).where(
    and(
      eq(workPositions.listener_key, device),
      sql`EXISTS (SELECT 1 FROM ${workPositions} AS kept
        WHERE kept.work_id = ${workPositions.work_id} AND kept.listener_key = ${user})`,
    ),
  )
  await queries.update(workPositions).set({ listener_key: user }).where(eq(workPositions.listener_key, device))
}

/** Deletes everything of an owner; returns nothing: their snippets are deleted by {@link removeUnusedSpeech}. */
export async function deleteWorksOf(queries: Queries, key: string): Promise<void> {
  await queries.delete(works).where(eq(works.owner_key, key))
  await queries.delete(workPositions).where(eq(workPositions.listener_key, key))
}

/** Deletes works that can be restored no more. */
export async function removeDeletedWorks({ queries }: Pick<Database, 'queries'>): Promise<void> {
  await queries.delete(works).where(lt(works.deleted_at, sql`now() - ${RESTORABLE}`))
}
