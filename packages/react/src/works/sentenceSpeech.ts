import type { WorkSpeech } from '@voice-rankings/contract'
import type { Piece } from '@voice-rankings/playback/sequence'
import { isClientError } from '@voice-rankings/sdk'
import type { Client } from '@voice-rankings/sdk'

/** Codes of errors of one sentence; the next one may be spoken. */
const OF_A_SENTENCE = new Set<unknown>(['forbidden', 'engine_failed', 'text_unspeakable', 'text_too_long'])

/** True for an error of the server or the connection that the next sentence would meet too. */
export const isFatal = (error: unknown) => isClientError(error) && !('code' in error && OF_A_SENTENCE.has(error.code))

/** Speech of a sentence as a sequence plays it. */
export const toPiece = (
  { url }: Pick<Client, 'url'>,
  { audio_url, sentence_duration, speechMarks }: Pick<WorkSpeech, 'audio_url' | 'sentence_duration' | 'speechMarks'>,
): Piece => ({ url: url(audio_url), durationMs: sentence_duration, marks: speechMarks })
