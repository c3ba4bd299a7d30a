import type { SpeechMark } from '@voice-rankings/contract'
import type { FliteVoice } from './fliteVoice.ts'

/** A text for flite to speak. */
export interface FliteSpeakJob {
  kind: 'speak'
  text: string
  voice: FliteVoice
  speed: number
}

/** Another engine's audio, for which flite serves as a timed reference. */
export interface FliteAlignJob {
  kind: 'align'
  text: string
  /** Who speaks the reference. */
  voice: FliteVoice
  speed: number
  samples: Float32Array
  sampleRate: number
  /** The stretch of the samples in which each speakable sentence of the text is heard, in order. */
  sentences: readonly { from: number; to: number }[]
}

/** What a flite worker is asked. */
export type FliteJob = FliteSpeakJob | FliteAlignJob

/** What a flite worker answers; `samples` are empty for an alignment. */
export interface FliteResult {
  samples: Float32Array<ArrayBuffer>
  sampleRate: number
  marks: SpeechMark[]
}

/** What a flite worker is started with. */
export interface FliteWorkerData {
  module: WebAssembly.Module
  /** A directory of its own, for the files flite reads and writes. */
  directory: string
}
