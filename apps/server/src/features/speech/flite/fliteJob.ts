import type { SpeechMark } from '@voice-rankings/contract'
import type { PhoneSpan } from '../engine.ts'
import type { FliteVoice } from './fliteVoice.ts'

/** Job to speak a text. */
export interface FliteJob {
  text: string
  voice: FliteVoice
  speed: number
}

/** Result of a job. */
export interface FliteResult {
  samples: Float32Array<ArrayBuffer>
  sampleRate: number
  marks: SpeechMark[]
  phones: PhoneSpan[]
}

/** Start parameters of a worker. */
export interface FliteWorkerData {
  module: WebAssembly.Module
  /** Private directory for the files that flite reads and writes. */
  directory: string
}
