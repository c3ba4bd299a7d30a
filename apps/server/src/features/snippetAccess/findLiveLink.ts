import type { ShareKind } from '@voice-rankings/contract'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { snippetOwners } from '../../kernel/database/schema.ts'
import { hashToken, isToken } from '../../kernel/identity/token.ts'
import { shareLinks, shareSettings } from '../../kernel/database/shareTables.ts'

/** A share link that opens its target now. */
export interface LiveLink {
  readonly kind: ShareKind
  readonly targetId: string
  readonly ownerKey: string
  readonly allowDownload: boolean
  readonly allowEmbed: boolean
}

/** True for an owner who shares a snippet with everybody: links work then, whatever the stored visibility. */
const isSharedSnippet = sql`${shareLinks.kind} = 'snippet' AND EXISTS (
  SELECT 1 FROM ${snippetOwners} WHERE ${snippetOwners.voice_snippet_id} = ${shareLinks.target_id}
    AND ${snippetOwners.owner_key} = ${shareLinks.owner_key} AND ${snippetOwners.shared})`

/** True unless the owner of a link has given up the snippet. */
const isOwnedSnippet = sql`(${shareLinks.kind} <> 'snippet' OR EXISTS (
  SELECT 1 FROM ${snippetOwners} WHERE ${snippetOwners.voice_snippet_id} = ${shareLinks.target_id}
    AND ${snippetOwners.owner_key} = ${shareLinks.owner_key}))`

/**
 * Finds a link by its token. Undefined for one that is revoked or ended, and while the owner keeps the target private.
 * Read from the database each time, so that all processes refuse a revoked link.
 */
export async function findLiveLink(queries: Queries, token: string): Promise<LiveLink | undefined> {
  if (!isToken(token)) return undefined
  const [row] = await queries
    .select({
      kind: shareLinks.kind,
      targetId: shareLinks.target_id,
      ownerKey: shareLinks.owner_key,
      allowDownload: sql<boolean>`coalesce(${shareSettings.allow_download}, true)`,
      allowEmbed: sql<boolean>`coalesce(${shareSettings.allow_embed}, true)`,
    })
    .from(shareLinks)
    .leftJoin(
      shareSettings,
      and(
        eq(shareSettings.kind, shareLinks.kind),
        eq(shareSettings.target_id, shareLinks.target_id),
        eq(shareSettings.owner_key, shareLinks.owner_key),
      ),
    )
    .where(
      and(
        eq(shareLinks.token_hash, hashToken(token)),
        isNull(shareLinks.revoked_at),
        or(isNull(shareLinks.expires_at), gt(shareLinks.expires_at, sql`now()`)),
        isOwnedSnippet,
        sql`(coalesce(${shareSettings.visibility}, 'private') <> 'private' OR ${isSharedSnippet})`,
      ),
    )
  return row
}
