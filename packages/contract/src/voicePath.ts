import type { VoiceListing } from './voices.ts'

// Apart from the schemas, so that a page that only needs an address does not carry the validation of every voice.

/** The site path of a voice: `/voice/{voice_service}/{voice_gender}/{voice_speaker_id}`; with a snippet, of its page with that. */
export function voicePath(
  voice: Pick<VoiceListing, 'voice_service' | 'voice_gender' | 'voice_speaker_id'>,
  snippetId?: string | null,
): string {
  const segments = [voice.voice_service, voice.voice_gender, voice.voice_speaker_id]
  const query = snippetId ? `?snippet=${encodeURIComponent(snippetId)}` : ''
  return `/voice/${segments.map(encodeURIComponent).join('/')}${query}`
}
