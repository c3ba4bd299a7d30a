export { LazyPlaylistMenu } from './LazyPlaylistMenu.tsx'
