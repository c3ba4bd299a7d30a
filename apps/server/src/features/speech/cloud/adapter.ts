import type { TimingSource } from '@voice-rankings/contract'
import type { EngineCapabilities, EngineVoicePage, Speech, SpeechEngine, SpeechJob } from '../engine.ts'
import type { TimedWord } from '../marks/spansOfTokens.ts'

/** Speech as a provider's service returns it. */
export interface ProviderSpeech {
  /** A WAV, mp3 or Ogg Opus file, or samples. */
  readonly audio: Uint8Array | Speech['audio']
  /** Word times; undefined if the service gave none, and the words are then aligned. */
  readonly words?: readonly TimedWord[]
  /** Where the service takes these times from. Default: `native`. */
  readonly timingSource?: TimingSource
  /** What the service charges for. Default: the seconds of the audio. */
  readonly billed?: Speech['billed']
}

/** A text to be spoken by a provider's voice. */
export type ProviderJob = Required<Pick<SpeechJob, 'text' | 'speakerId' | 'providerVoiceId' | 'speed'>> &
  Pick<SpeechJob, 'languageCode' | 'instructions' | 'phonemes'> & { readonly signal: AbortSignal }

/** One provider's service: how its voices are listed and how they speak. */
export interface ProviderAdapter {
  /** `voice_service` of its voices. */
  readonly id: string
  /** Display name. */
  readonly name: string
  /** Web host for its icon. */
  readonly host: string
  /** Maximum number of concurrent requests. */
  readonly concurrency: number
  /** Capabilities of a voice, from its speaker id; of an ordinary voice without one. */
  capabilitiesOf(speakerId?: string): EngineCapabilities
  listVoices(cursor: string | undefined, signal: AbortSignal): Promise<EngineVoicePage>
  speak(job: ProviderJob): Promise<ProviderSpeech>
  /** Returns the id of a blend of two voices. Default: its voices cannot be blended. See `SpeechEngine.blend`. */
  blend?: SpeechEngine['blend']
  /** Headers for the preview at an address, for a provider that gives it to its customers only. Default: none. */
  previewHeaders?(url: string): Record<string, string>
}
