import type { ShareKind } from '@voice-rankings/contract'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { playlistItems, playlists } from '../../kernel/database/playlistTables.ts'
import { snippetOwners } from '../../kernel/database/schema.ts'
import { shareSettings } from '../../kernel/database/shareTables.ts'
import { works, workSnippets } from '../../kernel/database/workTables.ts'
import type { LiveLink } from './findLiveLink.ts'

/** What the owner of a link allows. */
type Rights = Pick<LiveLink, 'allowDownload' | 'allowEmbed'>

/**
 * Rights to a snippet by a link, or by a public work; undefined when the target does not contain it. What a playlist
 * contains must belong to the owner of the link, and the owner's own settings of it restrict its use.
 */
export async function findRights(queries: Queries, opened: LiveLink, id: string): Promise<Rights | undefined> {
  switch (opened.kind) {
    case 'snippet':
      return opened.targetId === id ? opened : undefined
    case 'work':
      return (await isInWork(queries, opened, id)) ? opened : undefined
    case 'playlist':
      return (await findSnippetRights(queries, opened, id)) ?? (await findSentenceRights(queries, opened, id))
    case 'collection':
      return undefined
  }
}

/** Rights to a work by the link of a playlist. */
export function findWorkRights(queries: Queries, link: LiveLink, id: string): Promise<Rights | undefined> {
  return findItemRights(queries, link, 'work', id, eq(playlistItems.work_id, id))
}

async function findSnippetRights(queries: Queries, link: LiveLink, id: string): Promise<Rights | undefined> {
  const { voice_snippet_id, owner_key } = snippetOwners
  const isOwned = sql`EXISTS (SELECT 1 FROM ${snippetOwners} WHERE ${voice_snippet_id} = ${id}
    AND ${owner_key} = ${link.ownerKey})`
  return findItemRights(queries, link, 'snippet', id, and(eq(playlistItems.voice_snippet_id, id), isOwned))
}

/** Rights to a sentence of a work that is an item. */
async function findSentenceRights(queries: Queries, link: LiveLink, id: string): Promise<Rights | undefined> {
  const containing = await queries
    .select({ workId: playlistItems.work_id })
    .from(playlistItems)
    .innerJoin(workSnippets, eq(workSnippets.work_id, playlistItems.work_id))
    .where(and(eq(playlistItems.playlist_id, link.targetId), eq(workSnippets.voice_snippet_id, id)))
  for (const { workId } of containing) {
    if (workId === null || !(await isInWork(queries, { ...link, targetId: workId }, id))) continue
    const rights = await findWorkRights(queries, link, workId)
    if (rights) return rights
  }
  return undefined
}

/** Rights to something that an item of the playlist of a link refers to. */
async function findItemRights(
  queries: Queries,
  { targetId, ownerKey, allowDownload, allowEmbed }: LiveLink,
  kind: ShareKind,
  id: string,
  isItem: SQL | undefined,
): Promise<Rights | undefined> {
  const [row] = await queries
    .select({
      download: sql<boolean>`coalesce(${shareSettings.allow_download}, true)`,
      embed: sql<boolean>`coalesce(${shareSettings.allow_embed}, true)`,
    })
    .from(playlistItems)
    .innerJoin(playlists, eq(playlists.playlist_id, playlistItems.playlist_id))
    .leftJoin(
      shareSettings,
      and(
        eq(shareSettings.kind, kind),
        eq(shareSettings.target_id, id),
        eq(shareSettings.owner_key, playlists.owner_key),
      ),
    )
    .where(
      and(eq(playlists.playlist_id, targetId), eq(playlists.owner_key, ownerKey), isNull(playlists.deleted_at), isItem),
    )
    .limit(1)
  return row && { allowDownload: allowDownload && row.download, allowEmbed: allowEmbed && row.embed }
}

/** True for a sentence of a work, in the text as it is now. */
async function isInWork(
  queries: Queries,
  { targetId, ownerKey }: Pick<LiveLink, 'targetId' | 'ownerKey'>,
  id: string,
): Promise<boolean> {
  const [row] = await queries
    .select({ id: workSnippets.work_id })
    .from(workSnippets)
    .innerJoin(works, eq(works.work_id, workSnippets.work_id))
    .where(
      and(
        eq(workSnippets.work_id, targetId),
        eq(workSnippets.voice_snippet_id, id),
        eq(workSnippets.in_text, true),
        eq(works.owner_key, ownerKey),
        isNull(works.deleted_at),
      ),
    )
  return row !== undefined
}
