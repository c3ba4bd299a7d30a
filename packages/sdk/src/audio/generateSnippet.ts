import { DEFAULT_VOICE_SPEED } from '@voice-rankings/contract'
import type { SpeechRequest, SpeechResponse, SpokenSnippet, Voice } from '@voice-rankings/contract'
import { isClientError, serverMessage } from '../clientError.ts'
import type { Calls, Client } from '../createClient.ts'
import { saveSnippetAudio } from './saveSnippetAudio.ts'

/** Longest the call that speaks a text may take, in ms: two minutes of waiting for a turn (the server's `SPEECH_WAIT`), and the speaking. */
const SPEECH_TIMEOUT_MS = 150_000

/** The caller has used up what they may generate for now. */
export interface SnippetHeld {
  readonly status: 'held'
  /** The server's own sentence. */
  readonly message: string
  /** Null when the server named no time. */
  readonly until: Date | null
}

/** Nothing was generated. */
export interface SnippetFailed {
  readonly status: 'failed'
  /** The server's own sentence; null when it said none. */
  readonly message: string | null
  /** Why the server was not reached; undefined when it was. */
  readonly reason?: 'connection' | 'timeout'
  /** For a log. */
  readonly error: unknown
}

/** Whether the audio and its length are on the server: `unreadable` for audio in no known form, which cannot be heard either. */
export type SaveOutcome =
  | { readonly status: 'saved' }
  | { readonly status: 'unsaved' | 'unreadable'; readonly error: unknown }

/** A snippet that was generated. */
export interface SnippetReady {
  readonly status: 'ready'
  /** All a player needs to say it. Audio that the server left to its caller is a data address until it is saved. */
  readonly snippet: SpokenSnippet
  /**
   * Uploads the audio if the server left that to its caller, and tells the server how long it is: as a player found it, in
   * milliseconds, or by default as the server measured it. Does nothing for a snippet that was there before. Never rejects.
   */
  save(durationMs?: number): Promise<SaveOutcome>
}

/** What came of generating a snippet. */
export type SnippetOutcome = SnippetReady | SnippetHeld | SnippetFailed | { readonly status: 'aborted' }

type SpeechClient = Calls<'speech.generate' | 'uploads.presign' | 'speech.patch'> & Pick<Client, 'url'>

/**
 * Has a voice say a text. Never rejects: what went wrong is in the outcome.
 *
 * @example
 * const outcome = await generateSnippet(client, voice, 'Good morning!')
 * if (outcome.status === 'ready') audio.src = outcome.snippet.voice_snippet_audio_url
 */
export async function generateSnippet(
  client: SpeechClient,
  voice: Voice,
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

function requestOf(voice: Voice, text: string): SpeechRequest {
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

function snippetOf(voice: Voice, text: string, answer: SpeechResponse): SpokenSnippet {
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
