import { type SpeechError, TextTooLongError, UnknownVoiceError, UnspeakableTextError } from './speechError.ts'
import { MAX_AUDIO_SECONDS } from './speechLimits.ts'

/** The error for a text that a local engine's worker refused. */
export function refuseJob(
  reason: 'unspeakable' | 'too_long' | 'unknown_voice',
  engine: string,
  speakerId = '',
): SpeechError {
  if (reason === 'unspeakable') return new UnspeakableTextError()
  if (reason === 'too_long') return new TextTooLongError(MAX_AUDIO_SECONDS, 'second')
  return new UnknownVoiceError(engine, speakerId)
}
