import type { CallOutput, Api } from '@voice-rankings/contract'

export function samplesAt(paths: string): CallOutput<Api['voices']['samples']>
