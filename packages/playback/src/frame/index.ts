export { createSoundChannel } from '../createSoundChannel.ts'
export * from './frameMessages.ts'
export * from './serveFrame.ts'
