import type { SpeechRequest, SpeechResponse, SpokenSnippet, Voice } from '@voice-rankings/contract'
import { DEFAULT_VOICE_SPEED } from '@voice-rankings/contract'
import { isClientError, serverMessage } from '@voice-rankings/sdk'
import type { Generation } from './playerState.ts'

export { saveSnippetAudio } from '@voice-rankings/sdk/audio'

/** Longest the call that speaks a text may take, in ms: two minutes of waiting for a turn (the server's `SPEECH_WAIT`), and the speaking. */
export const SPEECH_TIMEOUT_MS = 150_000

/** The body of the call that speaks a text. */
export function speechRequest(voice: Voice, text: string): SpeechRequest {
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

/** The snippet that an answer makes, with all a player needs to say it again. */
export function snippetOf(voice: Voice, text: string, answer: SpeechResponse): SpokenSnippet {
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

/** What a failure means to the visitor: a hold, a reason in the server's words, a server out of reach, or nothing worth showing. */
export function failure(error: unknown): Generation {
  if (isClientError(error)) {
    const { kind } = error
    if (kind === 'hold') return { status: 'held', message: error.message, until: error.holdEndTime }
    if (kind === 'connection' || kind === 'timeout') return { status: 'failed', message: null, reason: kind }
  }
  return { status: 'failed', message: serverMessage(error) }
}
