import type { SpeechMark } from '@voice-rankings/contract'
import type { FliteVoice } from './fliteVoice.ts'

/** What a flite worker is asked. */
export interface FliteJob {
  text: string
  voice: FliteVoice
  speed: number
}

/** What a flite worker answers. */
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
