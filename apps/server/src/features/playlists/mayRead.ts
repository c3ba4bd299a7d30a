import type { Identity } from '../../kernel/identity/identity.ts'
import type { PlaylistRow } from '../../kernel/database/playlistTables.ts'

/** True if the caller owns a playlist. */
export function isOwn({ owner_key }: Pick<PlaylistRow, 'owner_key'>, { key }: Pick<Identity, 'key'>): boolean {
  return owner_key === key
}

/** True if the caller may read a playlist and play it. */
export function mayRead(
  playlist: Pick<PlaylistRow, 'owner_key' | 'playlist_visibility'>,
  caller: Pick<Identity, 'key'>,
): boolean {
  return isOwn(playlist, caller) || playlist.playlist_visibility !== 'private'
}
