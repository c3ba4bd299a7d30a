import type { Features, Sound } from './features.ts'

/** A phone of a reference; times in ms from the start of its features. */
export interface ReferencePhone {
  readonly name: string
  /** Index of its token in the text. */
  readonly token: number
  readonly start: number
  readonly end: number
}

/** Features of a text as an engine speaks it, with its phones in order. */
export interface Reference {
  readonly features: Features
  readonly phones: readonly ReferencePhone[]
}

/** The same words in two voices. */
export interface Utterance {
  readonly reference: Reference
  readonly target: Features
}

/** Time of a token, in ms from the start of the recording. */
export interface TimedToken {
  readonly token: number
  readonly start: number
  readonly end: number
}

/** Tokens of a text at their times in a recording. */
export interface AlignedTokens {
  readonly tokens: readonly TimedToken[]
  /** First token that the recording does not say, and its place in ms. Absent when all is said. */
  readonly misfit?: { readonly token: number; readonly ms: number }
}

/** Job of an alignment thread: median pitch or features of a sound, cuts of a long recording, or times of words. */
export type AlignJob =
  | { readonly kind: 'pitch'; readonly sound: Sound }
  | { readonly kind: 'features'; readonly sound: Sound }
  | {
      readonly kind: 'cuts'
      readonly reference: Features
      readonly target: Features
      readonly times: readonly number[]
    }
  | { readonly kind: 'words'; readonly utterance: Utterance; readonly sample: Utterance | undefined }

/** Result of a job, by its kind. */
export interface AlignResults {
  /** In Hz; null without a voice. */
  pitch: number | null
  features: Features
  cuts: (number | undefined)[]
  words: AlignedTokens
}
