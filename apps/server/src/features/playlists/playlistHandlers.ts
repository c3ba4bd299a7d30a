import type { CallName } from '@voice-rankings/contract'
import type { Call, Handlers } from '../../kernel/api/handlers.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Limiter } from '../../kernel/limits/limiter.ts'
import { countNewDevice } from '../../kernel/limits/countNewDevice.ts'
import { addItem, moveItem, removeItem } from './ownItems.ts'
import {
  createPlaylist,
  deletePlaylist,
  type OwnPlaylist,
  renamePlaylist,
  restorePlaylist,
  setPause,
} from './ownPlaylists.ts'
import { listOf, toPlaylist } from './playlistRows.ts'
import { keepPosition } from './positions.ts'
import type { ItemServices } from './readItems.ts'
import { readPlayable, requireReadable } from './readPlayable.ts'

interface Needed extends ItemServices {
  readonly database: Database
  readonly limiter: Limiter
}

/** Playlist of a request, with the caller as its owner. */
async function own({ playlist_id: id }: { playlist_id: string }, call: Call): Promise<OwnPlaylist> {
  return { id, ownerKey: (await call.identity()).key }
}

const askerOf = async (call: Call, access: string | undefined) => ({
  key: (await call.identity()).key,
  access,
  isOfOtherSite: call.isOfOtherSite,
})

/** Handlers of the calls for playlists, without the one that writes files. */
export function playlistHandlers(services: Needed): Omit<Pick<Handlers, CallName<'playlists'>>, 'playlists.export'> {
  const { database, limiter } = services
  const { queries } = database

  /** Owner key of the caller; a first-time visitor gets a device. */
  async function knownKey(call: Call): Promise<string> {
    await countNewDevice(limiter, call)
    return (await call.knownIdentity()).key
  }

  return {
    async 'playlists.list'(_input, call) {
      const { key } = await call.identity()
      const rows = key === null ? [] : await listOf(queries, key)
      return { playlists: rows.map(toPlaylist) }
    },
    'playlists.get': async ({ params: { playlist_id }, query: { access } }, call) =>
      readPlayable(services, playlist_id, await askerOf(call, access)),
    'playlists.create': async ({ body }, call) => ({
      playlist: await createPlaylist(database, await knownKey(call), body.playlist_name),
    }),
    'playlists.rename': async ({ body }, call) => ({
      playlist: await renamePlaylist(database, await own(body, call), body.playlist_name),
    }),
    'playlists.add': async ({ body }, call) =>
      addItem(services, await own(body, call), { item: body.item, after: body.after_item_id }),
    'playlists.move': async ({ body }, call) => ({
      item_ids: await moveItem(services, await own(body, call), { itemId: body.item_id, after: body.after_item_id }),
    }),
    'playlists.remove': async ({ body }, call) => ({
      playlist: await removeItem(services, await own(body, call), body.item_id),
    }),
    'playlists.pause': async ({ body }, call) => ({
      playlist: await setPause(database, await own(body, call), body.playlist_pause),
    }),
    async 'playlists.position'({ body: { playlist_id, playlist_position, access } }, call) {
      await requireReadable(queries, playlist_id, await askerOf(call, access))
      const listener = { playlistId: playlist_id, listenerKey: await knownKey(call) }
      return { playlist_position: await keepPosition(queries, listener, playlist_position) }
    },
    async 'playlists.delete'({ body }, call) {
      await deletePlaylist(database, await own(body, call))
      return { playlist_id: body.playlist_id }
    },
    'playlists.restore': async ({ body }, call) => ({
      playlist: await restorePlaylist(database, await own(body, call)),
    }),
  }
}
