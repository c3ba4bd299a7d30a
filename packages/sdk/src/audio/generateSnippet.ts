import { DEFAULT_VOICE_SPEED } from '@voice-rankings/contract'
import type { SpeechRequest, SpeechResponse, SpokenSnippet, Voice } from '@voice-rankings/contract'
import { isClientError, serverMessage } from '../clientError.ts'
import type { Calls, Client } from '../createClient.ts'
import { saveSnippetAudio } from './saveSnippetAudio.ts'

/** Timeout of the speech call, in ms: two minutes in the queue (the server's `SPEECH_WAIT`), and the synthesis. */
const SPEECH_TIMEOUT_MS = 150_000

/** The caller has reached a hold limit. */
export interface SnippetHeld {
  readonly status: 'held'
  /** Message of the server. */
  readonly message: string
  /** End of the hold; null when the server named none. */
  readonly until: Date | null
}

/** Generation failed. */
export interface SnippetFailed {
  readonly status: 'failed'
  /** Message of the server; null when there is none. */
  readonly message: string | null
  /** Reason when the server was not reached; otherwise undefined. */
  readonly reason?: 'connection' | 'timeout'
  /** Error for logging. */
  readonly error: unknown
}

/** Result of saving: `unreadable` means audio of an unknown form, which cannot be played either. */
export type SaveOutcome =
  | { readonly status: 'saved' }
  | { readonly status: 'unsaved' | 'unreadable'; readonly error: unknown }

/** A generated snippet. */
export interface SnippetReady {
  readonly status: 'ready'
  /** Everything a player needs. Audio that the server left to the client is a data URL until it is saved. */
  readonly snippet: SpokenSnippet
  /**
   * Uploads the audio if the server left that to the client, and reports its duration in milliseconds: as measured by a
   * player, or by default by the server. No effect for an existing snippet. Never rejects.
   */
  save(durationMs?: number): Promise<SaveOutcome>
}

/** Result of generating a snippet. */
export type SnippetOutcome = SnippetReady | SnippetHeld | SnippetFailed | { readonly status: 'aborted' }

/** Voice fields needed to generate speech, included in lists of voices. */
export type SpeakingVoice = Pick<
  Voice,
  | 'voice_id'
  | 'voice_name'
  | 'voice_service'
  | 'voice_service_alias'
  | 'voice_gender'
  | 'voice_speaker_id'
  | 'voice_language_code'
  | 'voice_instructions'
>

type SpeechClient = Calls<'speech.generate' | 'uploads.presign' | 'speech.patch'> & Pick<Client, 'url'>

/**
 * Generates speech. Never rejects: errors are part of the outcome.
 *
 * @example
 * const outcome = await generateSnippet(client, voice, 'Good morning!')
 * if (outcome.status === 'ready') audio.src = outcome.snippet.voice_snippet_audio_url
 */
export async function generateSnippet(
  client: SpeechClient,
  voice: SpeakingVoice,
  text: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<SnippetOutcome> {
  try {
    const answer = await client.speech.generate(requestOf(voice, text), { signal, timeoutMs: SPEECH_TIMEOUT_MS })
    if (signal?.aborted) return { status: 'aborted' }
    return {
      status: 'ready',
      snippet: snippetOf(voice, text, answer),
      save: (durationMs) => save(client, answer, durationMs),
    }
  } catch (error) {
    return signal?.aborted ? { status: 'aborted' } : failureOf(error)
  }
}

async function save(
  client: SpeechClient,
  answer: SpeechResponse,
  durationMs: number | undefined,
): Promise<SaveOutcome> {
  if (answer.is_duplicate && answer.audio === null) return { status: 'saved' }
  try {
    await saveSnippetAudio(client, answer, { durationMs })
    return { status: 'saved' }
  } catch (error) {
    return { status: isClientError(error) ? 'unsaved' : 'unreadable', error }
  }
}

function requestOf(voice: SpeakingVoice, text: string): SpeechRequest {
  return {
    text,
    voice_id: voice.voice_id,
    serviceName: voice.voice_service,
    gender: voice.voice_gender,
    speaker_id: voice.voice_speaker_id,
    languageCode: voice.voice_language_code,
    voice_instructions: voice.voice_instructions,
    voice_speed: DEFAULT_VOICE_SPEED,
    shareSnippet: true,
    voice_snippet_shared: true,
  }
}

function snippetOf(voice: SpeakingVoice, text: string, answer: SpeechResponse): SpokenSnippet {
  return {
    voice_id: voice.voice_id,
    voice_name: voice.voice_name,
    voice_service: voice.voice_service,
    voice_service_alias: voice.voice_service_alias,
    voice_gender: voice.voice_gender,
    voice_speaker_id: voice.voice_speaker_id,
    voice_snippet_id: answer.voice_snippet_id,
    voice_snippet_text: text,
    voice_snippet_timestamps: answer.speechMarks,
    voice_snippet_duration: answer.voice_snippet_duration,
    voice_snippet_audio_url: answer.voice_snippet_audio_url ?? `data:audio/mpeg;base64,${answer.audio ?? ''}`,
    voice_snippet_peaks: answer.voice_snippet_peaks,
    voice_snippet_melody: answer.voice_snippet_melody,
    timing_source: answer.timing_source,
  }
}

function failureOf(error: unknown): SnippetHeld | SnippetFailed {
  if (isClientError(error)) {
    const { kind } = error
    if (kind === 'hold') return { status: 'held', message: error.message, until: error.holdEndTime }
    if (kind === 'connection' || kind === 'timeout') return { status: 'failed', message: null, reason: kind, error }
  }
  return { status: 'failed', message: serverMessage(error), error }
}
