export { hasNoOrigin, openAmongFrames, useFrame } from '../frame/index.ts'
export type { FrameViews } from '../frame/index.ts'
