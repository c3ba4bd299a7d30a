import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'
import { releaseShares } from '../snippetAccess/ownedShares.ts'
import { forgetUnshared } from './forgetUnshared.ts'
import { unusedSnippet } from './unusedSnippet.ts'

/** Owner key of shared snippets of deleted accounts; no identity has it. */
const NOBODY = 'deleted'

/**
 * Removes an owner from their snippets. Snippets that they share, and that are not hidden, stay without the owner's
 * key; those without another owner or work are deleted. Returns the ids of deleted snippets, whose audio can be deleted.
 */
export async function releaseSnippets(queries: Queries, ownerKey: string): Promise<string[]> {
  const removed = await releaseShares(queries, ownerKey)
  const own = eq(snippetOwners.owner_key, ownerKey)
  const ids = (await queries.select({ id: snippetOwners.voice_snippet_id }).from(snippetOwners).where(own)).map(
    ({ id }) => id,
  )
  if (ids.length === 0) return deleteUnused(queries, removed)
  const among = inArray(snippets.voice_snippet_id, ids)
  // The same row locks as in changes of sharing.
  const locked = await queries
    .select({ id: snippets.voice_snippet_id, hidden: snippets.hidden })
    .from(snippets)
    .where(among)
    .orderBy(snippets.voice_snippet_id)
    .for('update')
  const hidden = new Set(locked.flatMap((snippet) => (snippet.hidden ? snippet.id : [])))
  const left = await queries.delete(snippetOwners).where(own).returning()
  const kept = left.filter((owner) => owner.shared && !hidden.has(owner.voice_snippet_id))
  if (kept.length > 0) {
    await queries
      .insert(snippetOwners)
      .values(kept.map((owner) => ({ ...owner, owner_key: NOBODY })))
      .onConflictDoNothing()
  }
  const goneIds = new Set(await deleteUnused(queries, [...ids, ...removed]))
  for (const id of hidden) if (!goneIds.has(id)) await forgetUnshared(queries, id)
  return [...goneIds]
}

/** Deletes those of some snippets that are unused, and returns their ids. */
async function deleteUnused(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const id = snippets.voice_snippet_id
  const gone = await queries
    .delete(snippets)
    .where(and(inArray(id, [...ids]), unusedSnippet))
    .returning({ id })
  return gone.map((row) => row.id)
}
