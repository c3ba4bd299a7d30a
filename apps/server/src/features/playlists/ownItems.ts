import { randomBytes } from 'node:crypto'
import { PLAYLIST_ITEMS_LIMIT } from '@voice-rankings/contract'
import type { NewPlaylistItem, Playlist, PlaylistItem } from '@voice-rankings/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { playlistItems } from '../../kernel/database/playlistTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { mayHear, snippetNotFound } from '../snippetAccess/createSnippetAccess.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import type { OwnPlaylist } from './ownPlaylists.ts'
import { changeOwn } from './playlistRows.ts'
import { type ItemServices, readItems } from './readItems.ts'
import { readWorkItem } from './readWorkItem.ts'

/** Adds an item after another one, first (null) or last (undefined); throws when the caller may not hear it. */
export async function addItem(
  services: ItemServices,
  own: OwnPlaylist,
  { item, after }: { item: NewPlaylistItem; after: string | null | undefined },
): Promise<{ playlist: Playlist; item: PlaylistItem }> {
  const { queries } = services.database
  await requireSound(services, item, own.ownerKey)
  const item_id = randomBytes(12).toString('base64url')
  const { playlist } = await changeOwn(queries, own, async (transaction) => {
    const ids = await readOrder(transaction, own.id)
    if (ids.length >= PLAYLIST_ITEMS_LIMIT) {
      const message = `This playlist has ${PLAYLIST_ITEMS_LIMIT} items, the maximum. Remove one first.`
      throw new ApiError('conflict', message)
    }
    await transaction.insert(playlistItems).values({ item_id, playlist_id: own.id, place: 0, ...item })
    await writeOrder(transaction, own.id, placeAfter(ids, item_id, after) ?? [...ids, item_id])
  })
  const [added] = await readItems(services, eq(playlistItems.item_id, item_id), { key: own.ownerKey })
  if (!added) throw item.kind === 'voice' ? noSample() : snippetNotFound()
  return { playlist, item: added }
}

/** Throws unless the caller may hear a sound or a work. */
async function requireSound(services: ItemServices, item: NewPlaylistItem, ownerKey: string | null): Promise<void> {
  const { database, snippetAccess } = services
  if (item.kind === 'voice') {
    const { measured_stamp } = await requireVoice(database, item.voice_id)
    if (measured_stamp === null) throw noSample()
  } else if (item.kind === 'work') {
    if (!(await readWorkItem(services, item.work_id, { key: ownerKey }))) throw unspoken()
  } else if (!mayHear(await snippetAccess.visibility(item.voice_snippet_id, ownerKey))) {
    throw snippetNotFound()
  }
}

function noSample(): ApiError {
  return new ApiError('conflict', 'This voice has no sample yet. Generate a text with it, and add that.')
}

function unspoken(): ApiError {
  return new ApiError('conflict', 'Not all sentences of this text have been spoken. Its owner can speak all of them.')
}

type Store = Pick<ItemServices, 'database'>

export async function removeItem(
  { database: { queries } }: Store,
  own: OwnPlaylist,
  itemId: string,
): Promise<Playlist> {
  const { playlist } = await changeOwn(queries, own, (transaction) =>
    transaction
      .delete(playlistItems)
      .where(and(eq(playlistItems.item_id, itemId), eq(playlistItems.playlist_id, own.id))),
  )
  return playlist
}

/** Moves an item behind another one, or first (null), and returns the ids of all items in order. */
export async function moveItem(
  { database: { queries } }: Store,
  own: OwnPlaylist,
  { itemId, after }: { itemId: string; after: string | null },
): Promise<string[]> {
  const { result } = await changeOwn(queries, own, async (transaction) => {
    const before = await readOrder(transaction, own.id)
    const ids = before.includes(itemId) ? placeAfter(before, itemId, after) : undefined
    if (ids) await writeOrder(transaction, own.id, ids)
    return ids ?? before
  })
  return result
}

/** Order with an item behind another one, or first (null); undefined when there is no such other item. */
export function placeAfter(ids: readonly string[], id: string, after: string | null | undefined): string[] | undefined {
  const others = ids.filter((one) => one !== id)
  if (after === undefined || (after !== null && !others.includes(after))) return undefined
  return others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, id)
}

async function readOrder(queries: Queries, playlistId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: playlistItems.item_id })
    .from(playlistItems)
    .where(eq(playlistItems.playlist_id, playlistId))
    .orderBy(asc(playlistItems.place), playlistItems.item_id)
  return rows.map(({ id }) => id)
}

/** Numbers the items in this order. */
async function writeOrder(queries: Queries, playlistId: string, ids: readonly string[]): Promise<void> {
  const order = sql`ARRAY[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`
  await queries
    .update(playlistItems)
    .set({ place: sql`array_position(${order}, ${playlistItems.item_id})` })
    .where(eq(playlistItems.playlist_id, playlistId))
}
