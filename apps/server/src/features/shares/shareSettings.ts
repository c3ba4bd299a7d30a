import { SHARE_LINKS_LIMIT, type ShareKind, type ShareLink, type ShareSettings } from '@voice-rankings/contract'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { shareLinks, shareSettings } from '../../kernel/database/shareTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { settingsOf, type SettingsKey } from '../snippetAccess/keepPrivate.ts'
import { shareTargets } from './shareTargets.ts'

/** A target of the calls, and the key of the caller; null for an unknown one. */
export interface AskedTarget {
  readonly share_kind: ShareKind
  readonly target_id: string
  readonly ownerKey: string | null
}

/** Changed settings. */
export type SettingsChange = Partial<Pick<ShareSettings, 'share_visibility' | 'allow_download' | 'allow_embed'>>

/** Error for targets that are missing and for those of others, so that they cannot be told apart. */
const targetNotFound = () =>
  new ApiError('not_found', 'This does not exist, or it is not yours. It may have been deleted.')

/** Links that are neither revoked nor ended. */
export const isLive = and(
  isNull(shareLinks.revoked_at),
  or(isNull(shareLinks.expires_at), gt(shareLinks.expires_at, sql`now()`)),
)

export const toShareLink = (row: typeof shareLinks.$inferSelect): ShareLink => ({
  link_id: row.link_id,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
})

/** Key of the settings of a caller; throws when the target is not theirs. */
export async function requireTarget(queries: Queries, { share_kind, target_id, ownerKey }: AskedTarget) {
  const target = ownerKey === null ? undefined : await shareTargets[share_kind].find(queries, target_id, ownerKey)
  if (!target || ownerKey === null) throw targetNotFound()
  const key: SettingsKey = { kind: share_kind, target_id, owner_key: ownerKey }
  return { target, key }
}

/** Reads the settings of a target of the caller. */
export async function readShare(queries: Queries, asked: AskedTarget): Promise<ShareSettings> {
  const { target, key } = await requireTarget(queries, asked)
  const [stored] = await queries.select().from(shareSettings).where(settingsOf(key))
  const links = await queries
    .select()
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.kind, key.kind),
        eq(shareLinks.target_id, key.target_id),
        eq(shareLinks.owner_key, key.owner_key),
        isLive,
      ),
    )
    .orderBy(desc(shareLinks.created_at), shareLinks.link_id)
    .limit(SHARE_LINKS_LIMIT)
  return {
    share_kind: key.kind,
    target_id: key.target_id,
    target_name: target.name,
    share_visibility: target.isPublic ? 'public' : (stored?.visibility ?? 'private'),
    allow_download: stored?.allow_download ?? true,
    allow_embed: stored?.allow_embed ?? true,
    share_links: links.map(toShareLink),
  }
}

/** Changes the settings of a target of the caller, and returns all of them. */
export function changeShare(queries: Queries, asked: AskedTarget, change: SettingsChange): Promise<ShareSettings> {
  return queries.transaction(async (transaction) => {
    const { key } = await requireTarget(transaction, asked)
    const { share_visibility: visibility, allow_download, allow_embed } = change
    const { setPublic } = shareTargets[key.kind]
    const isPublic = visibility === 'public'
    if (visibility && setPublic) {
      await setPublic(transaction, key.target_id, { ownerKey: key.owner_key, isPublic })
    }
    // A kind that keeps public targets itself stores the others here.
    const stored = setPublic && isPublic ? 'private' : visibility
    const isMadePublic = stored === 'public'
    const set = {
      ...(stored && {
        visibility: stored,
        public_since: isMadePublic ? sql`coalesce(${shareSettings.public_since}, now())` : null,
      }),
      ...(allow_download !== undefined && { allow_download }),
      ...(allow_embed !== undefined && { allow_embed }),
    }
    const insert = transaction
      .insert(shareSettings)
      .values({ ...key, ...set, ...(isMadePublic && { public_since: sql`now()` }) })
    await (Object.keys(set).length === 0
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({
          target: [shareSettings.kind, shareSettings.target_id, shareSettings.owner_key],
          set,
        }))
    return readShare(transaction, asked)
  })
}
