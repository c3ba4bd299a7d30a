import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { removedSnippets, shareLinks, shareSettings } from '../../kernel/database/shareTables.ts'

/** Transfers share settings, links and deleted snippets of a device to a user. The user's own settings stay. */
export async function claimShares(queries: Queries, device: string, user: string): Promise<void> {
  await queries.update(shareLinks).set({ owner_key: user }).where(eq(shareLinks.owner_key, device))
  const settings = await queries.delete(shareSettings).where(eq(shareSettings.owner_key, device)).returning()
  const removed = await queries.delete(removedSnippets).where(eq(removedSnippets.owner_key, device)).returning()
  const ofUser = <Row>(row: Row) => ({ ...row, owner_key: user })
  if (settings.length > 0) await queries.insert(shareSettings).values(settings.map(ofUser)).onConflictDoNothing()
  if (removed.length > 0) await queries.insert(removedSnippets).values(removed.map(ofUser)).onConflictDoNothing()
}

/** Deletes share settings, links and deleted snippets of an owner, and returns the ids of those snippets. */
export async function releaseShares(queries: Queries, ownerKey: string): Promise<string[]> {
  await queries.delete(shareLinks).where(eq(shareLinks.owner_key, ownerKey))
  await queries.delete(shareSettings).where(eq(shareSettings.owner_key, ownerKey))
  const removed = await queries.delete(removedSnippets).where(eq(removedSnippets.owner_key, ownerKey)).returning()
  return removed.map((row) => row.voice_snippet_id)
}

/** Deletes links that are revoked or ended, an hour later, when no undo is possible any more. */
export async function removeEndedLinks(queries: Queries): Promise<void> {
  const hourAgo = sql`now() - interval '1 hour'`
  await queries
    .delete(shareLinks)
    .where(sql`${shareLinks.revoked_at} < ${hourAgo} OR ${shareLinks.expires_at} < ${hourAgo}`)
}
