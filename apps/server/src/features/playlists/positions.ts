import type { PlaylistPosition } from '@voice-rankings/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { playlistItems, playlistPositions } from '../../kernel/database/playlistTables.ts'

const of = (playlistId: string, listenerKey: string) =>
  and(eq(playlistPositions.playlist_id, playlistId), eq(playlistPositions.listener_key, listenerKey))

/** Place where a listener stopped; null for none and for an unknown listener. */
export async function readPosition(
  queries: Queries,
  playlistId: string,
  listenerKey: string | null,
): Promise<PlaylistPosition | null> {
  if (listenerKey === null) return null
  const { item_id, sentence_index, position_ms } = playlistPositions
  const [row] = await queries
    .select({ item_id, sentence_index, position_ms })
    .from(playlistPositions)
    .where(of(playlistId, listenerKey))
  return row ?? null
}

/** Stores where a listener stopped and returns it; null for the beginning, and for an item that is gone. */
export async function keepPosition(
  queries: Queries,
  { playlistId, listenerKey }: { playlistId: string; listenerKey: string },
  position: PlaylistPosition | null,
): Promise<PlaylistPosition | null> {
  return queries.transaction(async (transaction) => {
    const [item] = position
      ? await transaction
          .select({ id: playlistItems.item_id })
          .from(playlistItems)
          .where(and(eq(playlistItems.item_id, position.item_id), eq(playlistItems.playlist_id, playlistId)))
          .for('key share')
      : []
    if (!position || !item) {
      await transaction.delete(playlistPositions).where(of(playlistId, listenerKey))
      return null
    }
    const { item_id, sentence_index, position_ms } = position
    await transaction
      .insert(playlistPositions)
      .values({ playlist_id: playlistId, listener_key: listenerKey, item_id, sentence_index, position_ms })
      .onConflictDoUpdate({
        target: [playlistPositions.playlist_id, playlistPositions.listener_key],
        set: { item_id, sentence_index, position_ms, kept_at: sql`now()` },
      })
    return position
  })
}

/** Transfers the positions of a device to a user. Where both have one, the later stays. */
export async function claimPositions(queries: Queries, device: string, user: string): Promise<void> {
  await queries.execute(sql`
    DELETE FROM ${playlistPositions} AS own USING ${playlistPositions} AS other
    WHERE own.playlist_id = other.playlist_id
      AND own.listener_key IN (${device}, ${user}) AND other.listener_key IN (${device}, ${user})
      AND (own.kept_at, own.listener_key) < (other.kept_at, other.listener_key)`)
  await queries.update(playlistPositions).set({ listener_key: user }).where(eq(playlistPositions.listener_key, device))
}
