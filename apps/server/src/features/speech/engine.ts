import type { SpeechMark, TimingSource } from '@voice-rankings/contract'

/** Whether an engine can be asked for speech now; `missing` means its package is not installed, `not_configured` that it lacks a key. */
export type EngineStatus = 'ready' | 'starting' | 'not_configured' | 'degraded' | 'missing'

/** What an engine really offers; a control that is absent here is not shown and not sent. */
export interface EngineCapabilities {
  /** The best timing source the engine gives. */
  timings: TimingSource
  /** The longest text of one job, in the unit the engine counts. */
  maxInput: { unit: InputUnit; count: number }
  /** Longest that a text may last at normal speed, as estimated before it is spoken, in seconds. Default: no limit. */
  maxExpectedSeconds?: number
  /** Lowest and highest accepted factor of the voice's own speed. */
  speed?: readonly [number, number]
  /** True when `instructions` change how the voice speaks. */
  instructions?: boolean
}

/** Units in which engines limit and bill their input. */
export type InputUnit = 'character' | 'byte' | 'token' | 'second'

/** One voice as its engine lists it. */
export interface EngineVoice {
  speakerId: string
  name: string
  gender: 'female' | 'male'
  languageCodes: readonly string[]
}

/** One page of an engine's voices; `next` is absent on the last one. */
interface EngineVoicePage {
  voices: readonly EngineVoice[]
  next?: string
}

/** One text to be spoken by one voice. */
export interface SpeechJob {
  text: string
  /** `voice_speaker_id` of the voice, `model--variant`. */
  speakerId: string
  /** Which of the voice's languages to speak; default: its first. */
  languageCode?: string
  /** Factor of the voice's own speed; default 1. */
  speed?: number
  /** How to speak, in words, for engines whose capabilities say `instructions`. */
  instructions?: string
  /** Ends the job: waiting, it leaves the queue; running, its worker is stopped. */
  signal?: AbortSignal
  /** Whose job it is: when texts wait, clients are served in turns. Default: all share one line. */
  client?: string
}

/** The sound of a job: local engines give mono samples in -1…1, cloud providers an encoded file. */
type SpeechAudio =
  | { kind: 'pcm'; samples: Float32Array; sampleRate: number }
  | { kind: 'encoded'; bytes: Uint8Array; mime: string }

/** What came of a job. `marks` holds one mark for each white-space separated token of the text, in order. */
export interface Speech {
  audio: SpeechAudio
  marks: SpeechMark[]
  timingSource: TimingSource
  /** What the engine charges for; local engines count characters and cost nothing. */
  billed: { unit: InputUnit; count: number }
}

/** A source of voices: a local engine or a cloud provider. Every failure of `synthesize` is a `SpeechError`. */
export interface SpeechEngine {
  /** `voice_service` of its voices. */
  readonly id: string
  /** Its name for people. */
  readonly name: string
  /** Its web host, from which its icon is shown (`voice_service_alias`). */
  readonly host: string
  readonly capabilities: EngineCapabilities
  status(): EngineStatus
  listVoices(cursor?: string): Promise<EngineVoicePage>
  synthesize(job: SpeechJob): Promise<Speech>
  /** Stops its workers; jobs under way end with `EngineUnavailableError`. */
  close(): Promise<void>
}
