export { PlaylistList, PlaylistMenu, VoicePlaylist, playlistsMessages, useVoicePlaylist } from '../playlists/index.ts'
export type {
  OpenedPlaylist,
  PlaylistListProps,
  PlaylistMenuProps,
  PlaylistsMessages,
  VoicePlaylistModel,
  VoicePlaylistOptions,
  VoicePlaylistProps,
} from '../playlists/index.ts'
