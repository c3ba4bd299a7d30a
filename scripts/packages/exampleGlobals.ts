import type {
  EmbedSource,
  SpeechMark,
  SpeechResponse,
  SpokenSnippet,
  UserProfile,
  Voice,
  VoiceListing,
  VoiceMapResult,
} from '../../packages/contract/src/index.ts'
import type { Playback, Track } from '../../packages/playback/src/index.ts'
import type { SentenceStageModel, Speakers, VoiceFilterValues } from '../../packages/react/src/index.ts'
import type { Client } from '../../packages/sdk/src/index.ts'

/** Undeclared names used by the examples of public functions. */
declare global {
  const answer: SpeechResponse
  const article: Element
  const audio: HTMLAudioElement
  const client: Client
  const clips: Float32Array[]
  const element: HTMLElement
  const error: unknown
  const filters: VoiceFilterValues
  const isOpen: boolean
  const map: VoiceMapResult
  const marks: SpeechMark[]
  const playback: Playback
  const profile: UserProfile
  const samples: Float32Array
  const setFilters: (filters: VoiceFilterValues) => void
  const setOpen: (isOpen: boolean) => void
  const snippet: SpokenSnippet
  const source: EmbedSource
  const speakers: Speakers
  const stage: SentenceStageModel
  const track: Track
  const voice: Voice
  const voices: VoiceListing[]
}
