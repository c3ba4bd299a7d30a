import type { ShareKind } from '@voice-rankings/contract'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { shareSettings } from '../../kernel/database/shareTables.ts'
import { findWorkRights } from './findRights.ts'
import { findLiveLink, type LiveLink } from './findLiveLink.ts'

/** Something shared, and its owner. */
export interface SharedTarget {
  readonly kind: Exclude<ShareKind, 'snippet'>
  readonly id: string
  readonly ownerKey: string
}

/** A client that asks for a target. */
export interface Asker {
  /** Key of its identity; null for an unknown one. */
  readonly key: string | null
  /** Token of a share link. */
  readonly access?: string | undefined
  /** True when a page of another site asks. Default: false. */
  readonly isOfOtherSite?: boolean
}

/** Rights of a client that may read a target. */
export interface TargetAccess {
  readonly isOwn: boolean
  readonly allowDownload: boolean
  readonly allowEmbed: boolean
  /** The `access` parameter with which the client hears what the owner has shared with the target; null for none. */
  readonly access: string | null
}

/** Rights of the owner. */
export const OWN_ACCESS: TargetAccess = { isOwn: true, allowDownload: true, allowEmbed: true, access: null }

/** `access` parameter of the audio of a public work: names the work, whose visibility is read with each request. */
const publicAccess = (id: string) => `work-${id}`

const PUBLIC_ACCESS = /^work-([\w-]{1,38})$/

/** Finds the rights of a client; undefined when it may not read the target. */
export async function findTargetAccess(
  queries: Queries,
  { kind, id, ownerKey }: SharedTarget,
  { key, access, isOfOtherSite = false }: Asker,
): Promise<TargetAccess | undefined> {
  if (key === ownerKey) return OWN_ACCESS
  const link = access === undefined ? undefined : await findLiveLink(queries, access)
  const linked = link?.ownerKey === ownerKey ? await findThrough(queries, link, kind, id) : undefined
  const shared = linked ?? (await findPublic(queries, kind, id))
  if (!shared || shared.ownerKey !== ownerKey || (isOfOtherSite && !shared.allowEmbed)) return undefined
  const { allowDownload, allowEmbed } = shared
  const given = linked ? access : kind === 'work' ? publicAccess(id) : undefined
  return { isOwn: false, allowDownload, allowEmbed, access: given ?? null }
}

/** A target with the rights of a link to it, or to a playlist of the same owner that contains it. */
async function findThrough(
  queries: Queries,
  link: LiveLink,
  kind: SharedTarget['kind'],
  id: string,
): Promise<LiveLink | undefined> {
  if (link.kind === kind) return link.targetId === id ? link : undefined
  if (kind !== 'work' || link.kind !== 'playlist') return undefined
  const rights = await findWorkRights(queries, link, id)
  return rights && { kind, targetId: id, ownerKey: link.ownerKey, ...rights }
}

/** What an owner shares with everybody. Its target belongs to `ownerKey`, which callers compare. */
async function findPublic(queries: Queries, kind: SharedTarget['kind'], id: string): Promise<LiveLink | undefined> {
  const { target_id: targetId, owner_key: ownerKey, visibility } = shareSettings
  const { allow_download: allowDownload, allow_embed: allowEmbed } = shareSettings
  const [row] = await queries
    .select({ targetId, ownerKey, allowDownload, allowEmbed })
    .from(shareSettings)
    .where(and(eq(shareSettings.kind, kind), eq(targetId, id), eq(visibility, 'public')))
  return row && { kind, ...row }
}

/** Finds what an `access` parameter opens: the target of a link, or a public work. */
export function findOpened(queries: Queries, access: string): Promise<LiveLink | undefined> {
  const workId = PUBLIC_ACCESS.exec(access)?.[1]
  return workId === undefined ? findLiveLink(queries, access) : findPublic(queries, 'work', workId)
}

/** Uses that an owner does not allow to a client, as a field of an answer; without the field all are allowed. */
export function forbidsOf<Field extends string>(
  field: Field,
  { allowDownload, allowEmbed }: Pick<TargetAccess, 'allowDownload' | 'allowEmbed'>,
): { [Name in Field]?: ('download' | 'embed')[] } {
  const uses = [...(allowDownload ? [] : (['download'] as const)), ...(allowEmbed ? [] : (['embed'] as const))]
  return uses.length === 0 ? {} : ({ [field]: uses } as { [Name in Field]: typeof uses })
}
