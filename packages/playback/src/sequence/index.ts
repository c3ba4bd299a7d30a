export { createSequence } from './createSequence.ts'
export type { SequenceOptions } from './createSequence.ts'
export type { Piece, Sequence, SequenceState, SequenceStatus } from './sequence.ts'
