import type { PhonemeSpan } from '../engine.ts'

/** Parameters of an eSpeak voice in the GPL process; see its documentation for units. */
export interface EspeakParameters {
  language: string
  variant?: string
  pitch?: number
  range?: number
  rate?: number
  design?: EspeakDesign
}

/** Parameters of an eSpeak variant that is made of numbers. */
interface EspeakDesign {
  pitchHz: number
  rangeSemitones: number
  size: number
  firstFormant: number
  secondFormant: number
  breath: number
  roughness: number
  flutter: number
}

/** Parameters of a Gnuspeech voice in the GPL process. */
export interface GnuspeechParameters {
  base: 'male' | 'female' | 'large_child' | 'small_child' | 'baby'
  tempo?: number
  tractLengthCm?: number
  pitchSemitones?: number
  breathiness?: number
}

/**
 * A job for the GPL process. Gnuspeech speaks each line as one utterance and reports its times. Server and process
 * declare these messages separately: they share a protocol, but no code.
 */
export type GplRequest = { text: string; maxSeconds: number } & (
  | { engine: 'espeak'; voice: EspeakParameters; phonemes?: readonly PhonemeSpan[] | undefined }
  | { engine: 'gnuspeech'; voice: GnuspeechParameters }
)

/** Time in ms at which the part of the text from `offset` (UTF-16 units) is spoken. */
interface GplWordTime {
  offset: number
  startMs: number
  endMs: number
  /** Phones of the word in IPA, eSpeak only. */
  phones?: readonly { ipa: string; startMs: number; endMs: number }[]
}

/** Answer of the GPL process, inside a `WorkerReply`. */
export interface GplUtterance {
  samples: Int16Array
  sampleRate: number
  words: GplWordTime[]
}
