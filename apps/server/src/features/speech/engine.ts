import type { Gender, SpeechMark, TimingSource, VoiceLicence, VoicePrice } from '@voice-rankings/contract'

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
  /** True when the phonemes of a job are spoken. */
  phonemes?: boolean
}

/** Units in which engines limit and bill their input. */
export type InputUnit = 'character' | 'byte' | 'token' | 'second'

/** Price of a voice at its provider. */
type ProviderPrice = Omit<VoicePrice, 'credits'>

/** A voice listed by its engine. */
export interface EngineVoice {
  /** `model--variant`, of `[a-z0-9+-]`: unique within its service, part of addresses and file names. */
  speakerId: string
  /** Id of the voice at its provider, exactly as it is sent there. Default: the speaker id. */
  providerVoiceId?: string
  name: string
  /** Default: unknown until it is measured. */
  gender?: Gender
  /** Languages as BCP 47, the main one first. */
  languageCodes: readonly string[]
  /** Changes to the engine's own voice, in one line. */
  instructions?: string
  /** Everything else that determines its sound: a voice is measured again when it changes. */
  parameters?: unknown
  /** Text of its sample. Default: the passage of its language. */
  passage?: string
  /** Sample of the provider's own, at an https address. */
  previewUrl?: string
  /** Default: the voice costs nothing. */
  price?: ProviderPrice
  licence?: VoiceLicence
}

/** A page of an engine's voices; `next` is absent on the last one. */
export interface EngineVoicePage {
  voices: readonly EngineVoice[]
  next?: string
}

/** Stored speech of a voice with its text. The same object stands for the same audio. */
export interface VoiceSample {
  /** Loads it, at most a minute. Rejects when it cannot be read. */
  load(): Promise<{ text: string; audio: Speech['audio'] }>
}

/** A part of a text that is spoken by its phonemes. Places are in UTF-16 units; the end is exclusive. */
export interface PhonemeSpan {
  start: number
  end: number
  /** International Phonetic Alphabet. */
  ipa: string
}

/** A text to be spoken by a voice. */
export interface SpeechJob {
  text: string
  /** `voice_speaker_id` of the voice, `model--variant`. */
  speakerId: string
  /** Id of the voice at its provider, and the design of a designed voice (`designId`, `providerDesignId`). Default: the speaker id. */
  providerVoiceId?: string
  /** Gender of the voice, if it is known: words are found more exactly with a reference of the same. */
  gender?: Gender
  /** Language to speak, one of the voice's; default: its first. */
  languageCode?: string
  /** Speed factor; default 1. */
  speed?: number
  /** Delivery instructions in words, for engines with that capability. */
  instructions?: string
  /** Phonemes of parts of the text in order, for engines with that capability. Default: none. */
  phonemes?: readonly PhonemeSpan[]
  /** Sample of the voice in this language. Engines without word times find those of short texts more exactly with it. */
  sample?: VoiceSample
  /** Aborts the job: a waiting one leaves the queue, the worker of a running one is stopped. */
  signal?: AbortSignal
  /** Client of the job, for fair queueing. Default: one common queue. */
  client?: string
}

/** A phone of speech: `ipa` with its stress mark, `offset` of its word in the text, times in ms. */
export interface PhoneSpan {
  ipa: string
  offset: number
  start: number
  end: number
}

/** Result of a job. `marks` has one mark per whitespace-separated token of the text, in order. */
export interface Speech {
  /** Mono samples in -1…1. */
  audio: { samples: Float32Array; sampleRate: number }
  marks: SpeechMark[]
  timingSource: TimingSource
  /** Phones in order, pauses left out. Default: the engine reports none. */
  phones?: readonly PhoneSpan[]
  /** Billed input; local engines count characters and cost nothing. */
  billed: { unit: InputUnit; count: number }
}

/** Speech without word times. */
export interface UntimedSpeech {
  text: string
  languageCode: string
  /** Alignment is more accurate with a reference of the same gender. */
  gender?: Gender
  audio: Speech['audio']
  /** Another utterance of the same voice: with it, single sentences are aligned more accurately. */
  sample?: VoiceSample
}

/** A source of voices: a local engine or a cloud provider. `synthesize` rejects only with a `SpeechError`. */
export interface SpeechEngine {
  /** `voice_service` of its voices. */
  readonly id: string
  /** Display name. */
  readonly name: string
  /** Web host for its icon (`voice_service_alias`). */
  readonly host: string
  /** True for a provider's service, whose word times are compared with its audio. Default: false. */
  readonly isRemote?: boolean
  /** Version of the program of a local engine: a new one may sound different. Default: none is known. */
  readonly programVersion?: string | undefined
  readonly capabilities: EngineCapabilities
  /** Capabilities of a voice. Default: those of the engine. */
  capabilitiesOf?(speakerId: string): EngineCapabilities
  /** Maximum number of parts into which a text is divided, for engines that speak each sentence by itself. Default: 1. */
  readonly parts?: number
  status(): EngineStatus
  /** Reason for a status other than ready, for the operator. */
  reason?(): string | undefined
  listVoices(cursor?: string): Promise<EngineVoicePage>
  /** Calls back when its list of voices has changed. Default: it changes between the daily looks only. */
  onVoicesChange?(listener: () => void): void
  synthesize(job: SpeechJob): Promise<Speech>
  /** Returns the id of a blend of two voices, from their ids at the provider, with the percentage of the second. Default: none. */
  blend?: ((first: string, second: string, percent: number) => string) | undefined
  /** Headers for the sample of the provider at an address. Default: none. */
  previewHeaders?(url: string): Record<string, string>
  /** Stops the workers; running jobs reject with `EngineUnavailableError`. */
  close(): Promise<void>
}
