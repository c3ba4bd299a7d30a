import type { VoicePath } from '@voice-rankings/contract'

/**
 * Parses a voice path: `flite/female/slt--warm`, the same below `/voice/`, or the full address of its page. Null for
 * anything else.
 */
export function parseVoicePath(text: string): VoicePath | null {
  const path = text.replace(/^[a-z]+:\/\/[^/]+/iu, '').replace(/[?#].*$/u, '')
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
