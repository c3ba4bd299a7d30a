import type { SpokenSnippet } from './snippets.ts'
import type { VoiceListing, VoicePath } from './voices.ts'

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

/**
 * Parses the path of a voice: `flite/female/slt--warm`, the same below `/voice/`, or the full address of its page. Null
 * for anything else.
 *
 * @example
 * const path = parseVoicePath('flite/female/slt--warm')
 */
export function parseVoicePath(text: string): VoicePath | null {
  const path = text.replace(/^[a-z]+:\/\/[^/]+/iu, '').replace(/\/?(?:[?#].*)?$/u, '')
  const [service, gender, speaker, ...views] = path
    .replace(/^\/?(voice\/)?/u, '')
    .split('/')
    .map(decode)
  if (!service || !speaker || views.length > 1 || (gender !== 'female' && gender !== 'male')) return null
  return { voice_service: service, voice_gender: gender, voice_speaker_id: speaker }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
