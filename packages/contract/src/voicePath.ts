import type { SpokenSnippet } from './snippets.ts'
import type { VoiceListing } from './voices.ts'

// Separate from the schemas, so that pages that only need the path do not load the validator.

type VoicePlace = Pick<VoiceListing, 'voice_service' | 'voice_gender' | 'voice_speaker_id'>

/**
 * Path of a voice's page: `/voice/{voice_service}/{voice_gender}/{voice_speaker_id}`.
 *
 * @example
 * const href = voicePath(voice) // for instance '/voice/piper/female/amy'
 */
export function voicePath(voice: VoicePlace): string {
  const segments = [voice.voice_service, voice.voice_gender, voice.voice_speaker_id]
  return `/voice/${segments.map(encodeURIComponent).join('/')}`
}

/**
 * Path of a snippet's page: that of its voice, with the snippet's id in the query.
 *
 * @example
 * const href = snippetPath({ ...voice, voice_snippet_id: '1a2b' })
 */
export function snippetPath(snippet: VoicePlace & Pick<SpokenSnippet, 'voice_snippet_id'>): string {
  return `${voicePath(snippet)}?snippet=${encodeURIComponent(snippet.voice_snippet_id)}`
}
