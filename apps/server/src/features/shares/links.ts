import { randomBytes } from 'node:crypto'
import { SHARE_LINKS_LIMIT, SHARE_UNDO_MS, type ShareLink } from '@voice-rankings/contract'
import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { shareLinks } from '../../kernel/database/shareTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { createToken, hashToken } from '../../kernel/identity/token.ts'
import { type AskedTarget, isLive, readShare, requireTarget, toShareLink } from './shareSettings.ts'

/** Error for links that are missing, revoked, ended, of others, or to something private. */
export const linkNotFound = () =>
  new ApiError(
    'not_found',
    'This link does not exist. It may have been revoked, or it has ended. Ask its owner for another one.',
  )

/** Creates a link to a target of the caller. `expiresAt` in ISO 8601; null for a link without an end. */
export function createLink(
  queries: Queries,
  asked: AskedTarget,
  expiresAt: string | null,
): Promise<{ share_link: ShareLink; share_token: string }> {
  const expires_at = expiresAt === null ? null : new Date(expiresAt)
  if (expires_at && !(expires_at.getTime() > Date.now())) {
    const message = 'Choose an end in the future.'
    throw new ApiError('invalid_fields', message, { issues: [{ path: 'expires_at', message }] })
  }
  return queries.transaction(async (transaction) => {
    const { key } = await requireTarget(transaction, asked)
    const { share_visibility, share_links } = await readShare(transaction, asked)
    if (share_visibility === 'private') {
      throw new ApiError('conflict', 'This is private, so a link would not open it. Make it unlisted first.')
    }
    if (share_links.length >= SHARE_LINKS_LIMIT) {
      throw new ApiError('conflict', `This has ${SHARE_LINKS_LIMIT} links, the maximum. Revoke one first.`)
    }
    const share_token = createToken()
    const link_id = randomBytes(12).toString('base64url')
    const [row] = await transaction
      .insert(shareLinks)
      .values({ ...key, link_id, token_hash: hashToken(share_token), expires_at })
      .returning()
    if (!row) throw new Error(`The link ${link_id} was not stored.`)
    return { share_link: toShareLink(row), share_token }
  })
}

const ownLink = (linkId: string, ownerKey: string | null) =>
  and(eq(shareLinks.link_id, linkId), eq(shareLinks.owner_key, ownerKey ?? ''))

const isInUndoTime = and(
  isNotNull(shareLinks.revoked_at),
  gt(shareLinks.revoked_at, sql`now() - ${SHARE_UNDO_MS / 1000} * interval '1 second'`),
)

/** Revokes a link of the caller; a link that was revoked before keeps its time. */
export async function revokeLink(queries: Queries, linkId: string, ownerKey: string | null): Promise<void> {
  const [row] = await queries
    .update(shareLinks)
    .set({ revoked_at: sql`coalesce(${shareLinks.revoked_at}, now())` })
    .where(ownLink(linkId, ownerKey))
    .returning()
  if (!row) throw linkNotFound()
}

/** Restores a link of the caller within {@link SHARE_UNDO_MS} after its revocation; no effect on a live one. */
export async function restoreLink(queries: Queries, linkId: string, ownerKey: string | null): Promise<ShareLink> {
  const [row] = await queries
    .update(shareLinks)
    .set({ revoked_at: null })
    .where(and(ownLink(linkId, ownerKey), or(isInUndoTime, isLive)))
    .returning()
  if (!row) throw linkNotFound()
  return toShareLink(row)
}
