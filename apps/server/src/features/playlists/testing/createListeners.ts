import type { PlayablePlaylist, Playlist, PlaylistItem, PlaylistPosition, Work } from '@voice-rankings/contract'
import type { RunningServer } from '../../../app/createServer.ts'
import { createPeople } from '../../../testing/createPeople.ts'

/** Voice of the snippets and texts of listeners. */
export const ANNA = 'flite-slt--anna'

interface Answer extends PlayablePlaylist {
  playlists: Playlist[]
  item: PlaylistItem
  item_ids: string[]
  code: string
  message: string
}

/** A visitor with the calls for playlists. */
export type Listener = ReturnType<ReturnType<typeof createListeners>>

/** Creates a factory of visitors with the calls for playlists. */
export function createListeners(server: () => RunningServer) {
  const newPerson = createPeople(server)
  return () => {
    const person = newPerson()
    const post = (name: string, json: object) => person.send<Answer>(`/api/v1/playlists/${name}`, json)
    const get = (id: string) => person.send<Answer>(`/api/v1/playlists/get/${id}`)
    const add = (playlist_id: string, item: object = { kind: 'voice', voice_id: ANNA }, more: object = {}) =>
      post('add', { playlist_id, item, ...more })
    return {
      ...person,
      post,
      get,
      add,
      create: async (playlist_name: string) => (await post('create', { playlist_name })).body.playlist,
      publish: (target_id: string) =>
        person.send('/api/v1/shares/update', { share_kind: 'playlist', target_id, share_visibility: 'public' }),
      keep: (playlist_id: string, playlist_position: PlaylistPosition | null) =>
        post('position', { playlist_id, playlist_position }),
      list: async () => (await person.send<Answer>('/api/v1/playlists/list')).body.playlists,
      say: async (text: string, shareSnippet: boolean) =>
        (await person.speak(text, { voice_id: ANNA, shareSnippet })).voice_snippet_id,
      write: async (text: string) =>
        (await person.send<{ work: Work }>('/api/v1/works', { voice_id: ANNA, work_title: 'A river', text })).body.work,
      order: async (id: string) => (await get(id)).body.items.map(({ item_id }) => item_id),
    }
  }
}
