import type { VoiceDescription, VoiceProfile } from '@voice-rankings/analysis'
import type { SpeechMark } from '@voice-rankings/contract'

/** Speech as its engine made it, to be made fit for listening. */
export interface MasteringJob {
  readonly samples: Float32Array
  readonly sampleRate: number
  /** Asks for the measurements as well, taken before anything is changed. */
  readonly measure?: { readonly marks: readonly SpeechMark[]; readonly text: string; readonly language: string }
}

/** What listeners get. */
export interface Mastered {
  readonly mp3: Uint8Array
  readonly peaks: number[]
  readonly durationMs: number
  /** Only when it was asked for. */
  readonly measured?: { readonly profile: VoiceProfile; readonly description: VoiceDescription }
}
