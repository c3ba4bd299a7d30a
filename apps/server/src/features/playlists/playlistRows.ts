import type { Playlist } from '@voice-rankings/contract'
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { shareSettings } from '../../kernel/database/shareTables.ts'
import { playlistItems, type PlaylistRow, playlists } from '../../kernel/database/playlistTables.ts'
import { playlistNotFound } from './playlistNotFound.ts'

/** A playlist with its number of items and its visibility. */
export type CountedPlaylist = PlaylistRow & Pick<Playlist, 'item_count' | 'playlist_visibility'>

/** Share settings of a playlist: condition to join them. */
export const isShareOfPlaylist = and(
  eq(shareSettings.kind, 'playlist'),
  eq(shareSettings.target_id, playlists.playlist_id),
  eq(shareSettings.owner_key, playlists.owner_key),
)

/** Public fields of a playlist. */
export function toPlaylist(row: CountedPlaylist): Playlist {
  const { playlist_id, playlist_name, playlist_visibility, playlist_pause, item_count } = row
  return { playlist_id, playlist_name, playlist_visibility, playlist_pause, item_count }
}

/** Playlists that are not deleted, newest first. */
async function select(queries: Queries, which: SQL): Promise<CountedPlaylist[]> {
  const rows = await queries
    .select({ playlist: playlists, visibility: shareSettings.visibility, item_count: count(playlistItems.item_id) })
    .from(playlists)
    .leftJoin(shareSettings, isShareOfPlaylist)
    .leftJoin(playlistItems, eq(playlistItems.playlist_id, playlists.playlist_id))
    .where(and(which, isNull(playlists.deleted_at)))
    .groupBy(playlists.playlist_id, shareSettings.visibility)
    .orderBy(desc(playlists.created_at), playlists.playlist_id)
  return rows.map(({ playlist, visibility, item_count }) => ({
    ...playlist,
    playlist_visibility: visibility ?? 'private',
    item_count,
  }))
}

/** Playlists of an owner, newest first. */
export const listOf = (queries: Queries, ownerKey: string): Promise<CountedPlaylist[]> =>
  select(queries, eq(playlists.owner_key, ownerKey))

/** Returns a playlist that is not deleted; throws `not_found` without one. */
export async function requirePlaylist(queries: Queries, id: string): Promise<CountedPlaylist> {
  const [row] = await select(queries, eq(playlists.playlist_id, id))
  if (!row) throw playlistNotFound()
  return row
}

/** Returns a playlist of a caller; throws `not_found` for playlists of others. */
export async function requireOwnPlaylist(
  queries: Queries,
  id: string,
  ownerKey: string | null,
): Promise<CountedPlaylist> {
  const row = await requirePlaylist(queries, id)
  if (row.owner_key !== ownerKey) throw playlistNotFound()
  return row
}

/**
 * Runs changes of an owner's playlist one after the other, each in a transaction; throws `not_found` for playlists of
 * others. Returns the playlist as it is afterwards.
 */
export function changeOwn<Result>(
  queries: Queries,
  own: { id: string; ownerKey: string | null },
  change: (transaction: Queries) => Promise<Result>,
): Promise<{ playlist: Playlist; result: Result }> {
  return queries.transaction(async (transaction) => {
    const { playlist_id, owner_key, deleted_at } = playlists
    const [locked] = await transaction
      .select({ playlist_id })
      .from(playlists)
      .where(and(eq(playlist_id, own.id), eq(owner_key, own.ownerKey ?? ''), isNull(deleted_at)))
      .for('update')
    if (!locked) throw playlistNotFound()
    const result = await change(transaction)
    return { playlist: toPlaylist(await requirePlaylist(transaction, own.id)), result }
  })
}
