import * as v from 'valibot'
import { BookFile, BookFormat } from './books.ts'
import { endpoint } from './endpoint.ts'
import { Gender } from './gender.ts'
import { object } from './object.ts'
import { AccessParameter, ShareForbids, ShareVisibilityField } from './shareKinds.ts'
import { SpeechMark } from './speechMark.ts'

/** Maximum length of a playlist's name after trimming. */
export const PLAYLIST_NAME_LIMIT = 100

/** Maximum number of playlists per user or device. */
export const PLAYLISTS_LIMIT = 200

/** Maximum number of items in a playlist. */
export const PLAYLIST_ITEMS_LIMIT = 200

/** Pause after each item in ms: default and maximum. */
export const PLAYLIST_PAUSE_MS = { default: 500, max: 10_000 } as const

/** Time for which a deleted playlist can be restored, in ms. */
export const PLAYLIST_RESTORE_MS = 3_600_000

/** A named order of spoken items, without the items. */
export const Playlist = object({
  playlist_id: v.string(),
  playlist_name: v.string(),
  /** Changed by `shares.update`. */
  playlist_visibility: ShareVisibilityField,
  /** Pause after each item, in ms. */
  playlist_pause: v.number(),
  /** Number of items, including those that the caller may not hear. */
  item_count: v.number(),
})
export type Playlist = v.InferOutput<typeof Playlist>

const entry = {
  /** Id of this entry; stable under moves, and different for the same sound added twice. */
  item_id: v.string(),
  voice_id: v.string(),
  voice_name: v.string(),
  voice_service: v.string(),
  voice_gender: Gender,
  voice_speaker_id: v.string(),
  /** Text of a sound; title of a work. */
  item_text: v.string(),
  /** Milliseconds; of a work with its pauses, and with estimates for sentences without speech. */
  item_duration: v.number(),
}

const sound = {
  ...entry,
  item_word_times: v.array(SpeechMark),
  /** For a private snippet it contains a permission to hear it. */
  item_audio_url: v.string(),
}

/**
 * An item of a playlist. The sample of a voice and a snippet have everything that a player needs. A work is played
 * sentence by sentence: `works.get` returns its text, and `works.sentence` the speech of each sentence. `kind` may get
 * more values.
 */
export const PlaylistItem = v.union([
  object({ kind: v.literal('voice'), ...sound }),
  object({ kind: v.literal('snippet'), voice_snippet_id: v.string(), ...sound }),
  object({ kind: v.literal('work'), work_id: v.string(), sentence_count: v.number(), ...entry }),
])
export type PlaylistItem = v.InferOutput<typeof PlaylistItem>

/** Reference to the sound or work of a new item. */
export const NewPlaylistItem = v.union([
  object({ kind: v.literal('voice'), voice_id: v.string() }),
  object({ kind: v.literal('snippet'), voice_snippet_id: v.string() }),
  object({ kind: v.literal('work'), work_id: v.string() }),
])
export type NewPlaylistItem = v.InferOutput<typeof NewPlaylistItem>

/** Place where a caller stopped listening. */
export const PlaylistPosition = object({
  item_id: v.string(),
  /** Sentence of a work, counted from 0; 0 for other items. */
  sentence_index: v.number(),
  /** Milliseconds from the start of the item, or of the sentence of a work. */
  position_ms: v.number(),
})
export type PlaylistPosition = v.InferOutput<typeof PlaylistPosition>

/** A playlist as it is played. */
export const PlayablePlaylist = object({
  playlist: Playlist,
  /** In order; without those that the caller may not hear. */
  items: v.array(PlaylistItem),
  /**
   * Number of items left out: private snippets and works of others, works of others with sentences that are not spoken
   * yet, and voices that are no longer offered.
   */
  left_out_count: v.number(),
  /** True if the caller owns the playlist, and may change it. */
  is_own: v.boolean(),
  share_forbids: ShareForbids,
  /** Place where the caller stopped; null at the beginning and for an item that was removed. */
  playlist_position: v.nullable(PlaylistPosition),
})
export type PlayablePlaylist = v.InferOutput<typeof PlayablePlaylist>

/** A trimmed name with at least one visible character. */
const PlaylistName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'Write a name.'),
  v.maxLength(PLAYLIST_NAME_LIMIT),
)

const id = { playlist_id: v.string() }

/** Previous item in the order; null for the first place. */
const after = v.nullable(v.string())

/** Lists the caller's playlists, newest first. Those of a visitor belong to the device. */
export const listPlaylists = endpoint({
  method: 'GET',
  path: '/api/v1/playlists/list',
  response: object({ playlists: v.array(Playlist) }),
})

/**
 * Returns a playlist with its items: to its owner, with the `access` of a share link, and to everybody if it is public.
 * Private snippets of its owner are among the items for its owner and with a link. Fails with `forbidden` in pages of
 * other sites when its owner does not allow players there.
 */
export const getPlaylist = endpoint({
  method: 'GET',
  path: '/api/v1/playlists/get/{playlist_id}',
  params: object(id),
  query: object({ access: AccessParameter }),
  response: PlayablePlaylist,
  errors: ['not_found', 'forbidden'],
})

/**
 * Creates a private playlist. Fails with `conflict` when one of the caller's playlists has the same name, ignoring case, and at the maximum number
 * of playlists.
 */
export const createPlaylist = endpoint({
  method: 'POST',
  path: '/api/v1/playlists/create',
  body: object({ playlist_name: PlaylistName }),
  response: object({ playlist: Playlist }),
  errors: ['conflict', 'too_many_requests'],
})

/** Fails with `conflict` like `playlists.create`; changing only the case of the own name is allowed. */
export const renamePlaylist = endpoint({
  method: 'POST',
  path: '/api/v1/playlists/rename',
  repeatable: true,
  body: object({ ...id, playlist_name: PlaylistName }),
  response: object({ playlist: Playlist }),
  errors: ['not_found', 'conflict'],
})

/** Deletes a playlist; `playlists.restore` undoes it within {@link PLAYLIST_RESTORE_MS}. */
export const deletePlaylist = endpoint({
  method: 'POST',
  path: '/api/v1/playlists/delete',
  body: object(id),
  response: object(id),
  errors: ['not_found'],
})

/** Restores a deleted playlist. When its name is in use again, it gets a number after the name. */
export const restorePlaylist = endpoint({
  method: 'POST',
  path: '/api/v1/playlists/restore',
  repeatable: true,
  body: object(id),
  response: object({ playlist: Playlist }),
  errors: ['not_found'],
})

/**
 * Adds an item at the end, or after another item. Fails with `conflict` at the maximum number of items, and for a voice
 * without a sample.
 */
export const addToPlaylist = endpoint({
  method: 'POST',
  path: '/api/v1/playlists/add',
  body: object({
    ...id,
    item: NewPlaylistItem,
    /** Absent, or removed meanwhile: at the end. */
    after_item_id: v.optional(after),
  }),
  response: object({ playlist: Playlist, item: PlaylistItem }),
  errors: ['not_found', 'conflict'],
})

/** Succeeds also when the item was not in the playlist. */
export const removeFromPlaylist = endpoint({
  method: 'POST',
  path: '/api/v1/playlists/remove',
  repeatable: true,
  body: object({ ...id, item_id: v.string() }),
  response: object({ playlist: Playlist }),
  errors: ['not_found'],
})

/**
 * Moves an item behind another one. Concurrent moves are applied one after the other; each answer has the order of all
 * items after it. When one of the two was removed meanwhile, the order stays.
 */
export const moveInPlaylist = endpoint({
  method: 'POST',
  path: '/api/v1/playlists/move',
  repeatable: true,
  body: object({ ...id, item_id: v.string(), after_item_id: after }),
  response: object({ item_ids: v.array(v.string()) }),
  errors: ['not_found'],
})

/** Sets the pause after each item. */
export const pausePlaylist = endpoint({
  method: 'POST',
  path: '/api/v1/playlists/pause',
  repeatable: true,
  body: object({
    ...id,
    playlist_pause: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PLAYLIST_PAUSE_MS.max)),
  }),
  response: object({ playlist: Playlist }),
  errors: ['not_found'],
})

/**
 * Stores where the caller stopped listening; null for the beginning. An item that was removed meanwhile is not stored.
 */
export const keepPlaylistPosition = endpoint({
  method: 'POST',
  path: '/api/v1/playlists/position',
  repeatable: true,
  body: object({
    ...id,
    playlist_position: v.nullable(
      object({
        item_id: v.string(),
        /** Sentence of a work, counted from 0. */
        sentence_index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
        position_ms: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000)),
      }),
    ),
    access: AccessParameter,
  }),
  response: object({ playlist_position: v.nullable(PlaylistPosition) }),
  errors: ['not_found', 'forbidden', 'too_many_requests'],
})

/**
 * Writes a playlist of the caller as a file, with its pauses. Items that the caller may not download are left out. The
 * sections of a work are chapters of an m4b, and files of a zip.
 * `onProgress` of the client reports the share that is done, and the work goes on when the client leaves: the same call
 * then finds the file. Fails with `conflict` when nothing is left, and for an item that is not in the file.
 */
export const exportPlaylist = endpoint({
  method: 'POST',
  path: '/api/v1/playlists/export',
  repeatable: true,
  progress: true,
  body: object({
    ...id,
    format: BookFormat,
    /** Item of an mp3, vtt or srt; m4b and zip have all items. Default: the first. */
    item_id: v.optional(v.string()),
  }),
  response: BookFile,
  errors: ['not_found', 'conflict', 'too_many_requests', 'engine_failed'],
})
