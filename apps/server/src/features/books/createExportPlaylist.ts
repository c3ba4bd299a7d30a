import type { Api } from '@voice-rankings/contract'
import type { Handler } from '../../kernel/api/handlers.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { requireOwnPlaylist } from '../playlists/playlistRows.ts'
import { bookOfPlaylist } from './bookOfPlaylist.ts'
import { exportClient, type Exports } from './createExports.ts'
import { type PlaylistServices, readPlaylist } from './readPlaylist.ts'
import { requireChapters, WHOLE } from './requireChapters.ts'

interface Needed extends PlaylistServices {
  readonly exports: Exports
}

/** Creates the handler that writes a playlist as a file. */
export function createExportPlaylist(services: Needed): Handler<Api['playlists']['export']> {
  return async ({ body: { playlist_id, format, item_id } }, call) => {
    const row = await requireOwnPlaylist(services.database.queries, playlist_id, (await call.identity()).key)
    const items = await readPlaylist(services, row)
    if (items.length === 0) {
      const message = 'There is nothing to write: this playlist has no items that you may download. Add one first.'
      throw new ApiError('conflict', message)
    }
    const chapterIndex = item_id === undefined ? 0 : items.findIndex(({ item }) => item.item_id === item_id)
    if (chapterIndex < 0) throw new ApiError('conflict', 'This item is not in the file. Load the playlist again.')
    const read = bookOfPlaylist(row, items, { chapterPerItem: !WHOLE.has(format) })
    requireChapters(read.book.chapters.length, format, chapterIndex)
    return services.exports.write(
      read,
      { format, chapterIndex, directory: `exports/playlists/${playlist_id}` },
      await exportClient(call),
    )
  }
}
