import { GENDERS, type VoicePath } from '@voice-rankings/contract'

/** What an address of the site is about. */
export interface EmbeddedPage {
  readonly path: VoicePath
  /** The snippet that the address names. */
  readonly snippetId: string | null
}

/** What the page of a voice at that address is about; null for an address that is no page of a voice of this site. */
export function embeddedPage(address: string, origin: string): EmbeddedPage | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  // People paste what their browser shows; whether it was reached by TLS makes no difference to what it is.
  if (url.host !== new URL(origin).host || !/^https?:$/.test(url.protocol)) return null
  const [, room, service, gender, speaker] = url.pathname.split('/').map(decode)
  const known = GENDERS.find((one) => one === gender?.toLowerCase())
  if (room !== 'voice' || !service || !known || !speaker) return null
  return {
    path: { voice_service: service, voice_gender: known, voice_speaker_id: speaker },
    snippetId: url.searchParams.get('snippet') || null,
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
