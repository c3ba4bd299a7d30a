import type { VoiceDescription, VoiceProfile } from '@voice-rankings/analysis'
import type { SpeechMark } from '@voice-rankings/contract'
import type { DecodedAudio } from '../../kernel/audio/decodedAudio.ts'

/** What speech says, for its measurement. */
export interface Measurement {
  readonly text: string
  /** BCP 47. */
  readonly language: string
  /** True for speech that is heard once: its encoded peaks are not checked. Default: false. */
  readonly isPreview?: boolean
}

/** Speech from an engine, to be mastered. */
export interface MasteringJob {
  readonly samples: Float32Array
  readonly sampleRate: number
  /** Requests measurements of the original samples. */
  readonly measure?: Measurement & { readonly marks: readonly SpeechMark[] }
}

/** Mastered audio of speech. */
export interface MasteredAudio {
  readonly mp3: Uint8Array
  readonly peaks: number[]
  readonly durationMs: number
  /** Present if requested. */
  readonly measured?: { readonly profile: VoiceProfile; readonly description: VoiceDescription }
}

/** Mastered speech. */
export interface Mastered extends MasteredAudio {
  /** Pitch of each peak in semitones from the median; see `computeMelody`. */
  readonly melody: number[]
}

/** A job of a mastering thread: speech to master, speech whose melody is tracked, or a provider's file to decode. */
export type WorkerJob =
  | { readonly master: MasteringJob }
  | { readonly melody: DecodedAudio }
  | { readonly decode: Uint8Array }

/** Result of a job; `undecodable` is the reason why a file could not be decoded. */
export type WorkerResult =
  | { readonly mastered: MasteredAudio }
  | { readonly melody: number[] }
  | { readonly decoded: DecodedAudio }
  | { readonly undecodable: string }
