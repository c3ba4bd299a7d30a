import { randomBytes } from 'node:crypto'
import { PLAYLIST_PAUSE_MS, PLAYLIST_RESTORE_MS, PLAYLISTS_LIMIT } from '@voice-rankings/contract'
import type { Playlist } from '@voice-rankings/contract'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { isUniqueViolation } from '../../kernel/database/isUniqueViolation.ts'
import { playlists } from '../../kernel/database/playlistTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { collectionNameKey as nameKey } from '../collections/collections.ts'
import { playlistNotFound } from './playlistNotFound.ts'
import { changeOwn, requirePlaylist, toPlaylist } from './playlistRows.ts'

/** Creates a playlist without items. */
export async function createPlaylist(
  { queries }: Pick<Database, 'queries'>,
  owner_key: string,
  playlist_name: string,
): Promise<Playlist> {
  const count = await queries.$count(playlists, and(eq(playlists.owner_key, owner_key), isNull(playlists.deleted_at)))
  if (count >= PLAYLISTS_LIMIT) {
    throw new ApiError('conflict', `You have ${PLAYLISTS_LIMIT} playlists, the maximum. Delete one first.`)
  }
  const playlist_id = randomBytes(12).toString('base64url')
  const [row] = await queries
    .insert(playlists)
    .values({
      playlist_id,
      owner_key,
      playlist_name,
      name_key: nameKey(playlist_name),
      playlist_pause: PLAYLIST_PAUSE_MS.default,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw taken(playlist_name)
  return toPlaylist({ ...row, playlist_visibility: 'private', item_count: 0 })
}

/** A playlist and its owner; the key is null for an unknown client. */
export interface OwnPlaylist {
  readonly id: string
  readonly ownerKey: string | null
}

export async function renamePlaylist(
  { queries }: Pick<Database, 'queries'>,
  own: OwnPlaylist,
  playlist_name: string,
): Promise<Playlist> {
  try {
    const { playlist } = await changeOwn(queries, own, (transaction) =>
      transaction
        .update(playlists)
        .set({ playlist_name, name_key: nameKey(playlist_name) })
        .where(eq(playlists.playlist_id, own.id)),
    )
    return playlist
  } catch (error) {
    throw isUniqueViolation(error) ? taken(playlist_name) : error
  }
}

export async function setPause(
  { queries }: Pick<Database, 'queries'>,
  own: OwnPlaylist,
  playlist_pause: number,
): Promise<Playlist> {
  const { playlist } = await changeOwn(queries, own, (transaction) =>
    transaction.update(playlists).set({ playlist_pause }).where(eq(playlists.playlist_id, own.id)),
  )
  return playlist
}

/** Hides a playlist; its rows are deleted after {@link PLAYLIST_RESTORE_MS}. */
export async function deletePlaylist({ queries }: Pick<Database, 'queries'>, own: OwnPlaylist): Promise<void> {
  const [row] = await queries
    .update(playlists)
    .set({ deleted_at: sql`now()`, name_key: null })
    .where(and(owned(own), isNull(playlists.deleted_at)))
    .returning({ id: playlists.playlist_id })
  if (!row) throw playlistNotFound()
}

/** Shows a deleted playlist again, under a free name. No effect on one that is not deleted. */
export async function restorePlaylist({ queries }: Pick<Database, 'queries'>, own: OwnPlaylist): Promise<Playlist> {
  return queries.transaction(async (transaction) => {
    const [row] = await transaction.select().from(playlists).where(owned(own)).for('update')
    if (!row) throw playlistNotFound()
    if (row.deleted_at !== null) {
      const since = sql`now() - ${PLAYLIST_RESTORE_MS} * interval '1 millisecond'`
      const free = await freeName(transaction, row.owner_key, row.playlist_name)
      const [restored] = await transaction
        .update(playlists)
        .set({ ...free, deleted_at: null })
        .where(and(owned(own), gt(playlists.deleted_at, since)))
        .returning({ id: playlists.playlist_id })
      if (!restored) throw playlistNotFound()
    }
    return toPlaylist(await requirePlaylist(transaction, own.id))
  })
}

/** A name that no playlist of an owner has: the given one, or else with a number after it. */
async function freeName(
  queries: Queries,
  ownerKey: string,
  name: string,
): Promise<{ playlist_name: string; name_key: string }> {
  const rows = await queries
    .select({ key: playlists.name_key })
    .from(playlists)
    .where(eq(playlists.owner_key, ownerKey))
  const used = new Set(rows.map(({ key }) => key))
  for (let number = 1; ; number += 1) {
    const playlist_name = number === 1 ? name : `${name} (${number})`
    const name_key = nameKey(playlist_name)
    if (!used.has(name_key)) return { playlist_name, name_key }
  }
}

const owned = ({ id, ownerKey }: OwnPlaylist) =>
  and(eq(playlists.playlist_id, id), eq(playlists.owner_key, ownerKey ?? ''))

/** Transfers the playlists and positions of a device to a user. A name that the user has already gets a number. */
export async function claimPlaylists(queries: Queries, device: string, user: string): Promise<void> {
  const own = await queries.select().from(playlists).where(eq(playlists.owner_key, device)).for('update')
  for (const { playlist_id, playlist_name, deleted_at } of own) {
    const free = deleted_at === null ? await freeName(queries, user, playlist_name) : {}
    await queries
      .update(playlists)
      .set({ ...free, owner_key: user })
      .where(eq(playlists.playlist_id, playlist_id))
  }
}

function taken(name: string): ApiError {
  return new ApiError('conflict', `You already have a playlist named "${name}". Choose another name.`)
}
