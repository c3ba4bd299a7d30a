export { hasNoOrigin, openAmongFrames } from '@voice-rankings/playback/frame'
export * from './useFrame.ts'
