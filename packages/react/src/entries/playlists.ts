export {
  EmbeddedPlaylist,
  PlaylistList,
  PlaylistMenu,
  VoicePlaylist,
  playlistsMessages,
  useVoicePlaylist,
} from '../playlists/index.ts'
export type {
  EmbeddedPlaylistMessages,
  EmbeddedPlaylistProps,
  OpenedPlaylist,
  PlaylistListProps,
  PlaylistMenuProps,
  PlaylistsMessages,
  VoicePlaylistModel,
  VoicePlaylistOptions,
  VoicePlaylistProps,
} from '../playlists/index.ts'
