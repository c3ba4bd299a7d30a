import type { Span } from '../marks/placeMarks.ts'

/** Mono samples in -1…1. */
interface Sound {
  readonly samples: Float32Array
  readonly sampleRate: number
}

/** Two recordings of the same text; the word times of the first are carried over to the second. */
export interface AlignJob {
  readonly reference: Sound & { readonly spans: readonly (Span | undefined)[] }
  readonly target: Sound
}
