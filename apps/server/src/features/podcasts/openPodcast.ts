import type { Queries } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { type CountedPlaylist, requirePlaylist } from '../playlists/playlistRows.ts'
import { linkNotFound } from '../shares/links.ts'
import { findLiveLink } from '../snippetAccess/findLiveLink.ts'

/** A podcast: the playlist of a share link, and the token of the link. */
export interface OpenedPodcast {
  readonly row: CountedPlaylist
  readonly token: string
}

/**
 * Returns the playlist of a share link. Throws `not_found` for a link that does not open one, and `forbidden` when its
 * owner does not allow downloads, which a podcast consists of.
 */
export async function openPodcast(queries: Queries, token: string): Promise<OpenedPodcast> {
  const link = await findLiveLink(queries, token)
  if (!link || link.kind !== 'playlist') throw linkNotFound()
  const row = await requirePlaylist(queries, link.targetId).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'not_found' ? linkNotFound() : error
  })
  if (row.owner_key !== link.ownerKey) throw linkNotFound()
  if (!link.allowDownload) {
    throw new ApiError('forbidden', 'The owner of this playlist does not allow downloads, so there is no podcast.')
  }
  return { row, token }
}
