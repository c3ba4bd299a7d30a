import type { PlayablePlaylist } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { playlistItems } from '../../kernel/database/playlistTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { type Asker, findTargetAccess, forbidsOf, type TargetAccess } from '../snippetAccess/findTargetAccess.ts'
import { playlistNotFound } from './playlistNotFound.ts'
import { type CountedPlaylist, requirePlaylist, toPlaylist } from './playlistRows.ts'
import { readPosition } from './positions.ts'
import { type ItemServices, readItems } from './readItems.ts'

const embedRefused = () =>
  new ApiError('forbidden', 'Its owner does not allow players on other sites. Open the playlist on Voice Rankings.')

/** Returns a playlist that a client may play: its owner, the holder of a link, or everybody. */
export async function requireReadable(
  queries: Queries,
  id: string,
  asker: Asker,
): Promise<{ row: CountedPlaylist; access: TargetAccess }> {
  const row = await requirePlaylist(queries, id)
  const target = { kind: 'playlist', id, ownerKey: row.owner_key } as const
  const access = await findTargetAccess(queries, target, { ...asker, isOfOtherSite: false })
  if (!access) throw playlistNotFound()
  // Not `not_found`: a player on another page says why it is silent, and the client may open the playlist anyway.
  if (asker.isOfOtherSite && !access.allowEmbed) throw embedRefused()
  return { row, access }
}

/** Reads a playlist with the items that a client may hear, and the place where it stopped. */
export async function readPlayable(services: ItemServices, id: string, asker: Asker): Promise<PlayablePlaylist> {
  const { queries } = services.database
  const { key } = asker
  const { row, access } = await requireReadable(queries, id, asker)
  const link = access.access === null ? undefined : { token: access.access, ownerKey: row.owner_key }
  const items = await readItems(services, eq(playlistItems.playlist_id, id), { key, link })
  const position = await readPosition(queries, id, key)
  return {
    playlist: toPlaylist(row),
    items,
    left_out_count: Math.max(0, row.item_count - items.length),
    is_own: access.isOwn,
    ...forbidsOf('share_forbids', access),
    playlist_position: items.some(({ item_id }) => item_id === position?.item_id) ? position : null,
  }
}
