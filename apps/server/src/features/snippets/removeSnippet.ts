import { SHARE_UNDO_MS } from '@voice-rankings/contract'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { snippetOwners } from '../../kernel/database/schema.ts'
import { removedSnippets } from '../../kernel/database/shareTables.ts'
import { endAddresses, snippetNotFound } from '../snippetAccess/createSnippetAccess.ts'
import { forgetUnshared } from './forgetUnshared.ts'
import { lockSnippet, ownerOf } from './setSnippetShared.ts'

/** Condition for a deleted snippet of an owner. */
const removedBy = (id: string, ownerKey: string) =>
  and(eq(removedSnippets.voice_snippet_id, id), eq(removedSnippets.owner_key, ownerKey))

const undoBegins = () => sql`now() - ${SHARE_UNDO_MS / 1000} * interval '1 second'`

/**
 * Takes a snippet from an owner, who can restore it within {@link SHARE_UNDO_MS}. Nobody else hears it, unless they own
 * or share it too, and its text can be generated anew.
 */
export async function removeSnippet({ queries }: Database, id: string, ownerKey: string | null): Promise<void> {
  if (ownerKey === null) throw snippetNotFound()
  await queries.transaction(async (transaction) => {
    await lockSnippet(transaction, id)
    const [owner] = await transaction.delete(snippetOwners).where(ownerOf(id, ownerKey)).returning()
    if (!owner) throw snippetNotFound()
    const row = { ...owner, removed_at: new Date() }
    await transaction
      .insert(removedSnippets)
      .values(row)
      .onConflictDoUpdate({ target: [removedSnippets.voice_snippet_id, removedSnippets.owner_key], set: row })
    await endAddresses(transaction, [id])
    await forgetUnshared(transaction, id)
  })
}

/** Gives a deleted snippet back to its owner; no effect when they have it. */
export async function restoreSnippet({ queries }: Database, id: string, ownerKey: string | null): Promise<void> {
  if (ownerKey === null) throw snippetNotFound()
  await queries.transaction(async (transaction) => {
    await lockSnippet(transaction, id)
    const [removed] = await transaction
      .delete(removedSnippets)
      .where(and(removedBy(id, ownerKey), gt(removedSnippets.removed_at, undoBegins())))
      .returning()
    if (removed) {
      const { removed_at: _removed, ...owner } = removed
      await transaction.insert(snippetOwners).values(owner).onConflictDoNothing()
    }
    const [row] = await transaction.select().from(snippetOwners).where(ownerOf(id, ownerKey))
    if (!row) throw snippetNotFound()
  })
}

/** Forgets deleted snippets that can be restored no more; those that nobody else has are then unused. */
export async function forgetRemoved({ queries }: Pick<Database, 'queries'>): Promise<void> {
  await queries.delete(removedSnippets).where(lte(removedSnippets.removed_at, undoBegins()))
}
