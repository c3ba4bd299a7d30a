import type { AccountExport } from '@voice-rankings/contract'
import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { playlistItems, playlistPositions, playlists } from '../../kernel/database/playlistTables.ts'
import { shareSettings } from '../../kernel/database/shareTables.ts'
import { isShareOfPlaylist } from './playlistRows.ts'

/** Playlists of an owner for the export of an account, newest first. */
export async function exportPlaylists(queries: Queries, ownerKey: string): Promise<AccountExport['playlists']> {
  const own = await queries
    .select({ ...getTableColumns(playlists), visibility: shareSettings.visibility })
    .from(playlists)
    .leftJoin(shareSettings, isShareOfPlaylist)
    .where(eq(playlists.owner_key, ownerKey))
    .orderBy(desc(playlists.created_at))
  if (own.length === 0) return []
  const { playlist_id, kind, voice_id, voice_snippet_id, work_id } = playlistItems
  const items = await queries
    .select({ playlist_id, kind, voice_id, voice_snippet_id, work_id })
    .from(playlistItems)
    .where(
      inArray(
        playlist_id,
        own.map((one) => one.playlist_id),
      ),
    )
    .orderBy(asc(playlistItems.place))
  const byPlaylist = Map.groupBy(items, (item) => item.playlist_id)
  return own.map((one) => ({
    playlist_name: one.playlist_name,
    playlist_visibility: one.visibility ?? 'private',
    playlist_pause: one.playlist_pause,
    created_at: one.created_at.toISOString(),
    playlist_items: (byPlaylist.get(one.playlist_id) ?? []).map(({ playlist_id: _id, ...item }) => item),
  }))
}

/** Deletes the playlists of an owner, and all places where that owner stopped listening. */
export async function deletePlaylistsOf(queries: Queries, ownerKey: string): Promise<void> {
  await queries.delete(playlistPositions).where(eq(playlistPositions.listener_key, ownerKey))
  await queries.delete(playlists).where(eq(playlists.owner_key, ownerKey))
}
