import type { Gender } from './gender.ts'
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

/** Optional origin and `/voice/`, then service, gender and speaker, then an optional view of the page. */
const PATH = /^([a-z]+:\/\/[^/]+)?\/?(voice\/)?([^/?#]+\/((fe)?male|unknown)\/[^/?#]+)(\/[^/?#]*\/?)?([?#]|$)/i

/**
 * Escaped voice path of an address: `flite/female/slt--warm`, also from `/voice/…` or from the address of the voice's
 * page; undefined for other text.
 *
 * @example
 * shortVoicePath('/voice/flite/female/slt--warm/similar') // 'flite/female/slt--warm'
 */
/* @__NO_SIDE_EFFECTS__ */
export const shortVoicePath = (text: string): string | undefined => PATH.exec(text)?.[3]

/**
 * Parses the path of a voice: `flite/female/slt--warm`, the same below `/voice/`, or the full address of its page. Null
 * for anything else.
 *
 * @example
 * const path = parseVoicePath('flite/female/slt--warm')
 */
export function parseVoicePath(text: string): VoicePath | null {
  const [service, gender, speaker] = (shortVoicePath(text) ?? '').split('/').map(decode)
  if (!service || !gender || !speaker) return null
  // The pattern has these genders only, in any case.
  return { voice_service: service, voice_gender: gender.toLowerCase() as Gender, voice_speaker_id: speaker }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
