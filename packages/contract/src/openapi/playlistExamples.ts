import type { Playlist, PlaylistItem } from '../playlists.ts'
import { sampleKey } from '../sampleKey.ts'
import type { CallExamples } from './callExample.ts'
import { EXAMPLE_VOICE } from './voiceExamples.ts'

const { voice_id, voice_service, voice_gender, voice_speaker_id } = EXAMPLE_VOICE

const playlist: Playlist = {
  playlist_id: 'p4Jr0wTz8LmQ',
  playlist_name: 'Evening reading',
  playlist_visibility: 'private',
  playlist_pause: 500,
  item_count: 1,
}
const { playlist_id, playlist_name } = playlist
const item: PlaylistItem = {
  kind: 'voice',
  item_id: 'i8Vn3cXq5RdK',
  voice_id,
  voice_name: 'Amelia',
  voice_service,
  voice_gender,
  voice_speaker_id,
  item_text: 'The north wind',
  item_word_times: [
    { word: 'The', startTime: 40, duration: 110 },
    { word: 'north', startTime: 150, duration: 330 },
    { word: 'wind', startTime: 480, duration: 420 },
  ],
  item_duration: 980,
  item_audio_url: `/${sampleKey(voice_service, voice_speaker_id)}`,
}
const { item_id } = item
const playlist_position = { item_id, sentence_index: 0, position_ms: 480 }

const noPlaylist = 'This playlist does not exist. It may have been deleted or made private. List your playlists.'
const nameTaken = `You already have a playlist named "${playlist_name}". Choose another name.`
const listed = { call: 'playlists.list', fields: ['playlist_id'] } as const
const own = { errors: { not_found: noPlaylist }, needs: listed, remembered: true } as const

/** Examples of the calls about playlists. */
export const playlistExamples: CallExamples<'playlists'> = {
  'playlists.list': { request: {}, response: { playlists: [playlist] }, remembered: true },
  'playlists.get': {
    ...own,
    request: { playlist_id },
    response: { playlist, items: [item], left_out_count: 0, is_own: true, playlist_position },
  },
  'playlists.create': {
    request: { playlist_name },
    response: { playlist: { ...playlist, item_count: 0 } },
    errors: {
      conflict: nameTaken,
      invalid_fields: 'playlist_name: Write a name.',
      too_many_requests: 'Too many new visitors from your network. Try again in a minute.',
    },
    remembered: true,
  },
  'playlists.rename': {
    ...own,
    request: { playlist_id, playlist_name: 'Night reading' },
    response: { playlist: { ...playlist, playlist_name: 'Night reading' } },
    errors: { not_found: noPlaylist, conflict: nameTaken },
  },
  'playlists.add': {
    ...own,
    request: { playlist_id, item: { kind: 'voice', voice_id } },
    response: { playlist, item },
    errors: {
      not_found: noPlaylist,
      conflict: 'This playlist has 200 items, the maximum. Remove one first.',
    },
  },
  'playlists.move': {
    ...own,
    request: { playlist_id, item_id, after_item_id: null },
    response: { item_ids: [item_id] },
  },
  'playlists.remove': {
    ...own,
    request: { playlist_id, item_id },
    response: { playlist: { ...playlist, item_count: 0 } },
  },
  'playlists.pause': {
    ...own,
    request: { playlist_id, playlist_pause: 2000 },
    response: { playlist: { ...playlist, playlist_pause: 2000 } },
  },
  'playlists.position': {
    ...own,
    request: { playlist_id, playlist_position },
    response: { playlist_position },
    errors: {
      not_found: noPlaylist,
      too_many_requests: 'Too many new visitors from your network. Try again in a minute.',
    },
  },
  'playlists.delete': { ...own, request: { playlist_id }, response: { playlist_id } },
  'playlists.restore': { ...own, request: { playlist_id }, response: { playlist } },
  'playlists.export': {
    request: { playlist_id, format: 'm4b' },
    response: {
      file_url: `/exports/playlists/${playlist_id}/dW5kIHNvIHdlaXRlcg.m4b`,
      file_name: `${playlist_name}.m4b`,
    },
    errors: {
      not_found: noPlaylist,
      conflict: 'There is nothing to write: this playlist has no items that you may download. Add one first.',
      too_many_requests: 'Too many files of texts from your network. Try again later.',
      engine_failed: 'The file could not be written. Try again.',
    },
    needs: listed,
    remembered: true,
  },
}
