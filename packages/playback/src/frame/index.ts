export { createSoundChannel } from '../createSoundChannel.ts'
export * from './frameMessages.ts'
export * from './openAmongFrames.ts'
export * from './serveFrame.ts'
