import { type SpeechRequest, textLimit } from '@voice-rankings/contract'
import type { VoiceRow } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'

/** Normalizes the text to speak; throws when it is too long or has nothing to speak. */
export function spokenText(text: string, accountLevel: number | null): string {
  // Counted like the text area does, before normalization.
  const limit = textLimit(accountLevel)
  if (text.length > limit) {
    const message = `Text exceeds character limit by ${text.length - limit} characters`
    throw new ApiError('text_too_long', `${message}. Shorten it to ${limit} characters or fewer.`)
  }
  const spoken = text.normalize('NFC').trim()
  if (spoken === '') throw new ApiError('text_unspeakable', 'The text has no words to speak. Write some words.')
  return spoken
}

/** Language to speak; throws when the request contradicts the voice. */
export function agreedLanguage(request: SpeechRequest, voice: VoiceRow): string {
  const { serviceName, gender, speaker_id, languageCode } = request
  refuseUnless('serviceName', serviceName, serviceName === voice.voice_service, voice)
  refuseUnless('gender', gender, gender === 'unknown' || gender?.toLowerCase() === voice.voice_gender, voice)
  refuseUnless('speaker_id', speaker_id, speaker_id === voice.voice_speaker_id, voice)
  const codes = voice.voice_language_codes
  const wanted = languageCode?.toLowerCase()
  const spoken = codes.find((code) => code.toLowerCase() === wanted || code.toLowerCase().split('-', 1)[0] === wanted)
  refuseUnless('languageCode', languageCode, spoken !== undefined, voice)
  return spoken ?? codes[0] ?? 'en'
}

function refuseUnless(path: string, said: string | null | undefined, agrees: boolean, voice: VoiceRow): void {
  if (said === undefined || said === null || said === '' || agrees) return
  const message = `"${said}" does not fit the voice ${voice.voice_name}. Leave it out, or send the voice's own.`
  throw new ApiError('invalid_fields', `${path}: ${message}`, { issues: [{ path, message }] })
}
