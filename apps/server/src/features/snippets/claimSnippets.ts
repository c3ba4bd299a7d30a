import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'
import { claimShares } from '../snippetAccess/ownedShares.ts'
import { forgetUnshared } from './forgetUnshared.ts'

const owned = (key: string) => eq(snippetOwners.owner_key, key)

/** Transfers the snippets of a device to a user. Where both own one, the user's sharing choice stays. */
export async function claimSnippets(queries: Queries, device: string, user: string): Promise<void> {
  await claimShares(queries, device, user)
  const own = await queries.select({ id: snippetOwners.voice_snippet_id }).from(snippetOwners).where(owned(device))
  if (own.length === 0) return
  const ids = own.map(({ id }) => id)
  // The same row locks as in changes of sharing.
  const locked = inArray(snippets.voice_snippet_id, ids)
  await queries
    .select({ id: snippets.voice_snippet_id })
    .from(snippets)
    .where(locked)
    .orderBy(sql`1`)
    .for('update')
  const ofBoth = await queries
    .select({ id: snippetOwners.voice_snippet_id })
    .from(snippetOwners)
    .where(and(owned(user), inArray(snippetOwners.voice_snippet_id, ids)))
  for (const { id } of ofBoth) {
    await queries.delete(snippetOwners).where(and(owned(device), eq(snippetOwners.voice_snippet_id, id)))
    await forgetUnshared(queries, id)
  }
  await queries.update(snippetOwners).set({ owner_key: user }).where(owned(device))
}
