import type { SpeechMark } from '@voice-rankings/contract'
import type { FliteVoice } from './fliteVoice.ts'

/** Job to speak a text. */
export interface FliteSpeakJob {
  kind: 'speak'
  text: string
  voice: FliteVoice
  speed: number
}

/** Job to align another engine's audio. */
export interface FliteAlignJob {
  kind: 'align'
  text: string
  /** Voice of the reference. */
  voice: FliteVoice
  speed: number
  samples: Float32Array
  sampleRate: number
  /** Sample range of each speakable sentence of the text, in order. */
  sentences: readonly { from: number; to: number }[]
}

export type FliteJob = FliteSpeakJob | FliteAlignJob

/** Result of a job; `samples` are empty for an alignment. */
export interface FliteResult {
  samples: Float32Array<ArrayBuffer>
  sampleRate: number
  marks: SpeechMark[]
}

/** Start parameters of a worker. */
export interface FliteWorkerData {
  module: WebAssembly.Module
  /** Private directory for the files that flite reads and writes. */
  directory: string
}
