export { FramePlayer } from './FramePlayer.ts'
export type { FramePlayerEvents, FramePlayerOptions, FramePlayerState } from './FramePlayer.ts'
