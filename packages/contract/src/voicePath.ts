import type { VoiceListing } from './voices.ts'

// Apart from the schemas, so that a page that only needs an address does not carry the validation of every voice.

/** The site path of a voice: `/voice/{voice_service}/{voice_gender}/{voice_speaker_id}`. */
export function voicePath(voice: Pick<VoiceListing, 'voice_service' | 'voice_gender' | 'voice_speaker_id'>): string {
  const segments = [voice.voice_service, voice.voice_gender, voice.voice_speaker_id]
  return `/voice/${segments.map(encodeURIComponent).join('/')}`
}
