import type { SpeechMark, TimingSource } from '@voice-rankings/contract'

/** Availability of an engine; `missing`: its package is not installed, `not_configured`: it lacks a key. */
export type EngineStatus = 'ready' | 'starting' | 'not_configured' | 'degraded' | 'missing'

/** Features of an engine; controls for missing ones are neither shown nor sent. */
export interface EngineCapabilities {
  /** Best timing source of the engine. */
  timings: TimingSource
  /** Maximum length of a text, in the engine's unit. */
  maxInput: { unit: InputUnit; count: number }
  /** Maximum estimated duration of a text at normal speed, in seconds. Default: no limit. */
  maxExpectedSeconds?: number
  /** Range of accepted speed factors. */
  speed?: readonly [number, number]
  /** True when `instructions` change the delivery. */
  instructions?: boolean
}

/** Units in which engines limit and bill their input. */
export type InputUnit = 'character' | 'byte' | 'token' | 'second'

/** A voice listed by its engine. */
export interface EngineVoice {
  speakerId: string
  name: string
  gender: 'female' | 'male'
  languageCodes: readonly string[]
}

/** A page of an engine's voices; `next` is absent on the last one. */
interface EngineVoicePage {
  voices: readonly EngineVoice[]
  next?: string
}

/** A text to be spoken by a voice. */
export interface SpeechJob {
  text: string
  /** `voice_speaker_id` of the voice, `model--variant`. */
  speakerId: string
  /** Language to speak, one of the voice's; default: its first. */
  languageCode?: string
  /** Speed factor; default 1. */
  speed?: number
  /** Delivery instructions in words, for engines with that capability. */
  instructions?: string
  /** Aborts the job: a waiting one leaves the queue, the worker of a running one is stopped. */
  signal?: AbortSignal
  /** Client of the job, for fair queueing. Default: one common queue. */
  client?: string
}

/** Audio of a job: local engines return mono samples in -1…1, cloud providers an encoded file. */
type SpeechAudio =
  | { kind: 'pcm'; samples: Float32Array; sampleRate: number }
  | { kind: 'encoded'; bytes: Uint8Array; mime: string }

/** Result of a job. `marks` has one mark per whitespace-separated token of the text, in order. */
export interface Speech {
  audio: SpeechAudio
  marks: SpeechMark[]
  timingSource: TimingSource
  /** Billed input; local engines count characters and cost nothing. */
  billed: { unit: InputUnit; count: number }
}

/** A source of voices: a local engine or a cloud provider. `synthesize` rejects only with a `SpeechError`. */
export interface SpeechEngine {
  /** `voice_service` of its voices. */
  readonly id: string
  /** Display name. */
  readonly name: string
  /** Web host for its icon (`voice_service_alias`). */
  readonly host: string
  readonly capabilities: EngineCapabilities
  status(): EngineStatus
  listVoices(cursor?: string): Promise<EngineVoicePage>
  synthesize(job: SpeechJob): Promise<Speech>
  /** Stops the workers; running jobs reject with `EngineUnavailableError`. */
  close(): Promise<void>
}
