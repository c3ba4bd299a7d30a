import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { endAddresses, snippetNotFound } from '../snippetAccess/createSnippetAccess.ts'
import { forgetUnshared } from './forgetUnshared.ts'
import { readHidden } from './readHidden.ts'

/** Locks a snippet until the end of the transaction: serializes the owners, so that the last sharer is known. */
export async function lockSnippet(transaction: Queries, id: string): Promise<void> {
  const isSnippet = eq(snippets.voice_snippet_id, id)
  await transaction.select({ id: snippets.voice_snippet_id }).from(snippets).where(isSnippet).for('update')
}

/** Condition for an owner of a snippet. */
export const ownerOf = (id: string, ownerKey: string) =>
  and(eq(snippetOwners.voice_snippet_id, id), eq(snippetOwners.owner_key, ownerKey))

/**
 * Changes whether an owner shares a snippet, in a transaction. Addresses of private audio end with the sharing. Throws an
 * `ApiError` for a snippet of others, and for sharing a hidden one.
 */
export async function setSnippetShared(
  transaction: Queries,
  id: string,
  { ownerKey, shared }: { ownerKey: string; shared: boolean },
): Promise<void> {
  await lockSnippet(transaction, id)
  const hidden = await readHidden(transaction, id)
  const own = ownerOf(id, ownerKey)
  const [before] = await transaction.select().from(snippetOwners).where(own)
  if (!before) throw snippetNotFound()
  if (shared && hidden) {
    throw new ApiError('forbidden', `The operator has hidden this snippet: ${hidden.reason} Only you can hear it.`)
  }
  await transaction.update(snippetOwners).set({ shared }).where(own)
  if (shared) return
  await endAddresses(transaction, [id])
  if (before.shared) await forgetUnshared(transaction, id)
}
