export { VoiceCasting } from '../casting/index.ts'
export type { CastingMessages, CastingOptions, VoiceCastingProps } from '../casting/index.ts'
